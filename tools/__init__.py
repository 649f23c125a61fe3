"""What writes files of the product: tables in docs."""
