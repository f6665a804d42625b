"""The smallest bot: it drops every pair upright, in the lowest column."""
import json
import sys


def lowest_first(board):
    rows = [row.ljust(6, ".") for row in board.split("\n")]
    return sorted(range(6), key=lambda col: sum(row[col] not in ". " for row in rows))


for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "rules":
        print(json.dumps({"type": "info", "protocol": 2, "name": "first"}), flush=True)
    elif message["type"] == "position":
        placements = [{"col": col, "rot": 0} for col in lowest_first(message["board"])]
        print(json.dumps({"type": "suggestion", "id": message["id"], "placements": placements}), flush=True)
    elif message["type"] == "quit":
        break
