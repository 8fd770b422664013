"""JSON Schemas of all that leaves a game, made from its Python types: a client can be written from them alone."""
