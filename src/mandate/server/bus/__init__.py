"""The bus over which server processes at one database tell each other what is new."""
