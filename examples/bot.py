"""A small bot for the protocol of docs/bot-protocol.md: it puts colors together and stays low."""
import json
import sys

COLS, OPEN = 6, "."


def heights(rows):
    return [sum(row[col] != OPEN for row in rows) for col in range(COLS)]


def touching(rows, col, height, color):
    floor_up = rows[::-1]
    beside = [(col - 1, height), (col + 1, height), (col, height - 1)]
    return sum(0 <= c < COLS and 0 <= r < len(rows) and floor_up[r][c] == color for c, r in beside)


def placements(board, pair):
    rows = [row.ljust(COLS, OPEN).replace(" ", OPEN) for row in board.strip("\n").split("\n")]
    tops, found = heights(rows), []
    for rot, step in enumerate([0, 1, 0, -1]):
        for col in range(max(0, -step), COLS - max(0, step)):
            axis, child = tops[col] + (rot == 2), tops[col + step] + (rot == 0)
            score = 10 * touching(rows, col, axis, pair[0]) + 10 * touching(rows, col + step, child, pair[1])
            found.append({"col": col, "rot": rot, "score": score - (axis + child) ** 2 // 4})
    return sorted(found, key=lambda placement: -placement["score"])


for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "rules":
        answer = {"type": "info", "protocol": 1, "name": "low", "author": "Rensa", "version": "1"}
    elif message["type"] == "position":
        answer = {"type": "suggestion", "id": message["id"]}
        answer["placements"] = placements(message["board"], message["pairs"][0])
    elif message["type"] == "quit":
        break
    else:
        continue
    print(json.dumps(answer), flush=True)
