"""The site: docs/ as it lies there, and pages that are made from rules, cards and tests while it is built.

    python -m tools.site            # builds it into site/
    python -m tools.site --serve    # shows it, and again whenever something in docs/ changes

MkDocs reads mkdocs.yml and calls `hooks.py`.
"""
