"""The server: tables for people and bots over the network. It adds identity, lobby, clocks and a store to sittings."""
