"""A bot for protocol 2 that looks at its opponent. It rates placements as bot.py does and counts the points of each. It
answers the ojama that are about to fall, and attacks when its opponent has no room left."""
import json
import sys

COLS, ROWS, SPAWN, OPEN, OJAMA = 6, 12, 2, ".", "O"
POWER = [0, 8, 16, 32] + [32 * links for links in range(2, 21)]


def columns(board):
    rows = [row.ljust(COLS, OPEN).replace(" ", OPEN) for row in board.strip("\n").split("\n")]
    return [[row[col] for row in rows[::-1] if row[col] != OPEN] for col in range(COLS)]


def groups(field):
    cells, found = {(c, r) for c in range(COLS) for r in range(min(ROWS, len(field[c]))) if field[c][r] != OJAMA}, []
    while cells:
        edge, group = [cells.pop()], []
        while edge:
            col, row = edge.pop()
            group.append((col, row))
            beside = {(col - 1, row), (col + 1, row), (col, row - 1), (col, row + 1)} & cells
            same = {(c, r) for c, r in beside if field[c][r] == field[col][row]}
            cells -= same
            edge += same
        found += [group] if len(group) >= 4 else []
    return found


def resolve(field, links=0):
    """Resolves a field in place and returns the points of its chain, without bonuses for colors and large groups."""
    points = 0
    while popped := groups(field):
        gone = {cell for group in popped for cell in group}
        near = {(c + x, r + y) for c, r in gone for x, y in [(-1, 0), (1, 0), (0, -1), (0, 1)]}
        points += 10 * len(gone) * max(1, POWER[min(links, 22)])
        links += 1
        for col in range(COLS):
            field[col] = [puyo for row, puyo in enumerate(field[col])
                          if (col, row) not in gone and not (puyo == OJAMA and row < ROWS and (col, row) in near)]
    return points


def likes(field, col, row):
    beside = [(col - 1, row), (col + 1, row), (col, row - 1)]
    return sum(0 <= c < COLS and 0 <= r < len(field[c]) and field[c][r] == field[col][row] for c, r in beside)


def placements(position):
    opponent, target = position.get("opponent"), position.get("target", 70)
    coming, room = position.get("due", position.get("pending", 0)), ROWS
    if opponent:
        other = columns(opponent["board"])
        chain = resolve(other, opponent.get("links", 0))
        if chain and opponent.get("busy", 0) < 46:
            coming += (chain + opponent.get("carried", 0)) // target
        room = ROWS - len(other[SPAWN])
    for rot, step in enumerate([0, 1, 0, -1]):
        for col in range(max(0, -step), COLS - max(0, step)):
            field, (axis, child) = columns(position["board"]), position["pairs"][0]
            order = [(col, axis), (col + step, child)]
            for at, puyo in order[::-1] if rot == 2 else order:
                field[at].append(puyo)
            score = sum(10 * likes(field, at, len(field[at]) - 1) for at, _ in order)
            points = resolve(field)
            sent = (points + position.get("carried", 0)) // target if points else 0
            high = len(field[SPAWN]) + (max(0, coming - sent) + COLS - 1) // COLS
            score += 5 * sent + 20 * min(sent, coming) + (1000 if sent - coming >= COLS * room else 0)
            score -= sum(len(each) ** 2 for each in field) // 4 + (10_000 if high >= ROWS else 0)
            yield {"col": col, "rot": rot, "score": score}


for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "rules":
        answer = {"type": "info", "protocol": 2, "name": "rival", "author": "Rensa", "version": "1"}
    elif message["type"] == "position":
        best = sorted(placements(message), key=lambda placement: -placement["score"])
        answer = {"type": "suggestion", "id": message["id"], "placements": best}
    elif message["type"] == "quit":
        break
    else:
        continue
    print(json.dumps(answer), flush=True)
