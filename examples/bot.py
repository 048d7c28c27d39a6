#!/usr/bin/env python3
"""Plays Hammer online with nothing but Python's standard library: simple lags, as far as they will lie.

    python3 examples/bot.py http://localhost:8080 [MATCH]

Without MATCH it sits down at the first open challenge, or puts one up itself. GET /api describes every call.
"""
import http.client
import json
import math
import random
import secrets
import sys
import time
import urllib.error
import urllib.request

server = sys.argv[1].rstrip("/")
headers = {"Content-Type": "application/json"}


def call(method, path, body=None):
    """The status and what was answered. Where no answer comes it asks again: the same shot_id is the same shot."""
    data = None if body is None else json.dumps(body).encode()
    while True:
        request = urllib.request.Request(server + path, data, headers, method=method)
        try:
            with urllib.request.urlopen(request, timeout=30) as answer:
                return answer.status, json.load(answer)
        except urllib.error.HTTPError as refusal:
            if refusal.code not in (429, 503):
                return refusal.code, json.load(refusal)
        except (OSError, http.client.HTTPException):
            pass
        time.sleep(1)


def lines(match):
    """Every line of the match, once: when the stream breaks off it is opened again from where it was."""
    seq = -1
    while True:
        request = urllib.request.Request(f"{server}/api/matches/{match}/stream?since={seq}", headers=headers)
        try:
            with urllib.request.urlopen(request, timeout=30) as stream:
                for text in stream:
                    line = json.loads(text)
                    seq = line.get("seq", seq)
                    yield line
        except (OSError, ValueError, http.client.HTTPException):
            pass
        time.sleep(1)


def lag(setup):
    """A throw that stops short of the far edge: v² = 2as."""
    distance = int(setup["table"].partition("ft")[0]) * 0.3048 - random.uniform(0.85, 1.3)
    speed = math.sqrt(2 * setup["powder"] * distance)
    return {"y": random.uniform(-0.15, 0.15), "speed": speed, "angle": random.uniform(-0.01, 0.01), "spin": 0}


def moves(turn, setup):
    """What to try, the best first: what is refused changes nothing."""
    if turn["cmd"] == "toss":
        return [{"cmd": "toss", "call": "heads"}, {"cmd": "toss"}]
    if turn["cmd"] == "choose":
        colors = [{"cmd": "choose", "take": "color", "color": color} for color in ("red", "blue")]
        return [{"cmd": "choose", "take": "hammer"}, *colors]
    if turn["cmd"] == "throw-four":
        return [{"cmd": "throw-four", "color": color, "spread": 0.1, **lag(setup)} for color in ("red", "blue") * 3]
    return [{"cmd": "shoot", **lag(setup)} for _ in range(6)]


def play(match, me):
    phase, turn, side, setup, number = None, None, None, None, None
    for line in lines(match):
        if line["type"] == "match":
            phase = line["match"]["phase"]
            if phase in ("over", "cancelled"):
                return line["match"]
            if phase == "playing" and line["match"]["luck"] and not number:
                number = secrets.token_hex(16)  # so that not even the server can choose the luck
                call("POST", f"/api/matches/{match}/number", {"number": number})
            side = next((seat["side"] for seat in line["match"]["seats"] if seat["name"] == me), None)
        if line["type"] == "line" and line["seq"] == 0:
            setup = json.loads(line["line"].splitlines()[0])  # the names follow it
        turn = line.get("turn", turn)
        if phase != "playing" or not turn or turn["side"] not in (None, side) or turn["player"] not in (None, me):
            continue
        for move in moves(turn, setup):
            shot = {"shot_id": f"{random.getrandbits(60):x}", **move}
            if call("POST", f"/api/matches/{match}/commands", shot)[0] == 200:
                turn = None  # until the next line says what comes
                break


def main():
    status, guest = call("POST", "/api/guests", {"name": f"lagger {random.randrange(10000)}", "bot": True})
    if status != 201:
        sys.exit(guest["error"])
    headers["Authorization"] = "Bearer " + guest["token"]
    me = guest["account"]["name"]
    challenges = call("GET", "/api/challenges")[1]["matches"]
    match = sys.argv[2] if len(sys.argv) > 2 else challenges[0]["id"] if challenges else None
    if match:
        status, seated = call("POST", f"/api/matches/{match}/seats", {})
    else:
        game = next(iter(call("GET", "/api/info")[1]["rated"]))
        seats = [{"who": "me"}, {"who": "open"}]
        status, seated = call("POST", "/api/matches", {"game": game, "seats": seats, "listed": True})
    if status not in (200, 201):
        sys.exit(seated["error"])
    print(f"{me} plays {seated['id']}", flush=True)
    ended = play(seated["id"], me)
    print(f"{seated['id']} is {ended['phase']}; it was won by {ended.get('winner')}")


if __name__ == "__main__":
    main()
