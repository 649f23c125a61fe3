"""The table's server: tables, seats, clocks and computer players, over HTTP and WebSocket.

The only room with addresses and clocks. It knows no game by name: everything comes through the contract.
"""
