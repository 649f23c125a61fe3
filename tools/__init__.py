"""What writes files of the product: tables in docs, the page's types, golden games."""
