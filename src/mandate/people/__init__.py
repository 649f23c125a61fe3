"""What a site where people meet needs to know of them: results and ratings.

Pure: no clock, no addresses, no database. `server/store/people_*.py` stores it, and
`server/http/people_*.py` serves it.
"""
