#!/usr/bin/env python3
"""Verifies Quri replay files with nothing but Python's standard library and none of Quri's own code.

    python3 examples/verify.py [--json] FILE...

Written from docs/protocol.md, "Replay files", alone; read it beside this. For each file it says of each check
whether everything fits, or which entry is the first that does not, and why:

  chain      every entry follows from the one before, from the opening to the head
  seed       the seed is the one committed to, and every seat's bytes are its own
  chance     every draw is the one that the key gives
  takeBacks  nothing was taken back that had come to light, unless all agreed
  seating    every move is by whoever played that seat, and none while the table was paused or after its end
  heard      the lengths, and that the last of `each` is the hash of `last`

What is not in the file this program cannot know; `quri verify FILE` is for that:
  - whether the moves keep to the rules, and whether a pile held the candidates that a draw names;
  - whether the game allows take-backs at all: of a take-back it checks the seat, the seals, the consent and the draws;
  - what every viewer was sent on the way, which is the rest of `heard`.
And a file proves a fair deal only if the commitment in it is the one you were shown before the game: compare it.

The exit status is 0 if everything fits, 1 if something does not, and 2 if a file is no replay at all.
"""

import argparse
import hashlib
import hmac
import json
import re
import sys

LONGEST = 8_000_000  # characters in a file
GREATEST = 2**53 - 1  # the greatest whole number that every reader of JSON reads as itself


class NoReplay(Exception):
    """The file is not of the form that the page describes."""


class Misfit(Exception):
    """Something does not fit. `entry` is the number of the first entry that does not, if it is an entry."""

    def __init__(self, why, entry=None):
        super().__init__(why)
        self.entry = entry


def shown(value):
    """Something from the file, safe to print and not too long."""
    told = repr(value)
    return told if len(told) <= 80 else told[:77] + "..."


# --- Reading: JSON with whole numbers only. The keys of every object are put into canonical order on the way.

def whole_number(told):
    number = float(told)
    if not number.is_integer() or abs(number) > GREATEST:
        raise NoReplay("%s is not a whole number of up to 2^53 - 1" % shown(told))
    return int(number)

def in_order(pairs):
    if len(dict(pairs)) < len(pairs):
        raise NoReplay("an object has the same key twice")
    return dict(sorted(pairs, key=lambda pair: pair[0].encode("utf-16-be", "surrogatepass")))

def parse(path):
    with open(path, "rb") as file:
        text = file.read(4 * LONGEST + 1).decode("utf-8")
    if len(text) > LONGEST:
        raise NoReplay("it has more than 8,000,000 characters")
    numbers = dict.fromkeys(["parse_int", "parse_float", "parse_constant"], whole_number)
    return json.loads(text, object_pairs_hook=in_order, **numbers)


# --- The form: what each field may be. No field may be missing and none added.

anything = lambda value: True
a = lambda kind: lambda value: type(value) is kind
count = lambda value: type(value) is int and value >= 0
one_of = lambda *words: lambda value: type(value) is str and value in words
hexadecimal = lambda digits: lambda value: type(value) is str and bool(re.fullmatch("[0-9a-f]{%d}" % digits, value))
maybe = lambda fits: lambda value: value is None or fits(value)
many = lambda fits: lambda value: type(value) is list and all(map(fits, value))

def has(value, where, fields):
    for name in list(fields) + list(value):
        if name not in value:
            raise NoReplay("%s has no %s" % (where, name))
        if name not in fields:
            raise NoReplay("%s has %s, which does not belong there" % (where, shown(name)))
        if not fields[name](value[name]):
            raise NoReplay("%s: %s is not what it has to be" % (where, name))

def check_form(replay):
    if type(replay) is not dict or replay.get("format") not in ("quri/replay/1", "quri/replay/2"):
        raise NoReplay("its format is neither quri/replay/1 nor quri/replay/2")
    opening = replay.get("opening")
    players = opening.get("players") if type(opening) is dict else None
    if not count(players) or players == 0:
        raise NoReplay("its opening does not say how many play")
    second = replay["format"] == "quri/replay/2"
    later = second and opening.get("format") == "quri/table/2"
    digest, text, seat = hexadecimal(64), a(str), lambda value: count(value) and value < players
    per_seat = lambda fits: lambda value: many(maybe(fits))(value) and len(value) == players

    outer = dict(format=text, opening=a(dict), secret=a(dict), names=many(text), head=digest)
    outer.update(entries=many(a(dict)), heard=a(dict))
    known = dict(format=one_of("quri/table/2" if later else "quri/table/1"), table=text, game=text, rulesVersion=count)
    known.update(players=count, options=a(dict), commitment=digest, seats=per_seat(digest))
    decided = dict(events=many(anything), draws=many(a(dict)))
    kinds = {
        "start": decided,
        "move": dict(decided, seat=seat, ask=count, intent=anything, sealed=a(bool)),
        "takenBack": dict(seat=seat, to=count, consent=many(seat)),
    }
    if later:
        known.update(deal=maybe(text))
    if second:
        outer.update(bots=per_seat(text))
        reason = one_of("agreed", "conceded", "abandoned", "outOfTime")
        kinds["seating"] = dict(seat=seat, bot=maybe(text))
        kinds["pause"] = dict(paused=a(bool), consent=many(seat))
        kinds["clock"] = dict(seat=seat, left=count)
        kinds["conceded"] = dict(seat=seat, reason=one_of("conceded", "outOfTime"), bot=text)
        kinds["ended"] = dict(seat=maybe(seat), reason=reason, consent=many(seat))

    has(replay, "the file", outer)
    has(opening, "the opening", known)
    has(replay["secret"], "the secret", {"serverSeed": digest, "bytes": per_seat(hexadecimal(32))})
    has(replay["heard"], "heard", {"each": many(digest), "last": many(digest)})
    if not replay["entries"] or len(replay["names"]) != players:
        raise NoReplay("it has no entries, or not a name for each player")
    every = dict(seq=count, at=count, rulesVersion=count, prev=digest, kind=one_of(*kinds))
    every.update(actor=one_of("human", "bot", "clock", "table"))
    for at, entry in enumerate(replay["entries"]):
        further = [kinds[kind] for kind in kinds if kind == entry.get("kind")] or [{}]
        has(entry, "entry %d" % at, dict(every, **further[0]))
        for draw in entry.get("draws", []):
            has(draw, "a draw of entry %d" % at, {"address": text, "from": many(text), "drew": many(text)})


# --- Hashes

def canonical(value):
    """Python's escapes are those of the page, but for lone surrogates; the keys are in order since in_order()."""
    told = json.dumps(value, ensure_ascii=False, separators=(",", ":"))
    return re.sub("[\ud800-\udfff]", lambda lone: "\\u%04x" % ord(lone.group()), told)

def framed(parts):
    raw = [part if type(part) is bytes else str(part).encode("utf-8") for part in parts]
    return b"".join(len(part).to_bytes(4, "big") + part for part in raw)

def hash_of(*parts):
    return hashlib.sha256(framed(parts)).hexdigest()

def keyed_hash(key, *parts):
    return hmac.new(key, framed(parts), hashlib.sha256).digest()

def chain(replay):
    last = hash_of("quri/opening/1", canonical(replay["opening"]))
    for at, entry in enumerate(replay["entries"]):
        if entry["seq"] != at:
            raise Misfit("its seq is %d" % entry["seq"], at)
        if (entry["kind"] == "start") != (at == 0):
            raise Misfit("the first entry, and no other, is a start", at)
        if entry["prev"] != last:
            whose, culprit = ("its", at - 1) if at else ("the opening's", None)
            raise Misfit("%s hash is not the prev of entry %d" % (whose, at), culprit)
        last = hash_of("quri/entry/1", canonical(entry))
    if replay["head"] != last:
        raise Misfit("its hash is not the head", at)
    return "%d entries" % len(replay["entries"])

def heard(replay):
    each, last, players = replay["heard"]["each"], replay["heard"]["last"], replay["opening"]["players"]
    if len(each) != len(replay["entries"]):
        raise Misfit("each has %d hashes, and there are %d entries" % (len(each), len(replay["entries"])))
    if len(last) != players + 1:
        raise Misfit("last has %d hashes, and there are %d seats and the spectator" % (len(last), players))
    if each[-1] != hash_of(*last):
        raise Misfit("what was heard after it is not the hash of last", len(each) - 1)
    return "the lengths and the end; the rest needs the rules"


# --- Chance

def dealt_at(replay):
    """The name of the table whose deal it is: this one's, or another's whose deal is played again."""
    deal = replay["opening"].get("deal")
    return replay["opening"]["table"] if deal is None else deal

def secrets(replay):
    own = [None if one is None else bytes.fromhex(one) for one in replay["secret"]["bytes"]]
    return bytes.fromhex(replay["secret"]["serverSeed"]), own

def seed(replay):
    opening, (server, own) = replay["opening"], secrets(replay)
    if hash_of("quri/commit/1", server) != opening["commitment"]:
        raise Misfit("the seed is not the one committed to")
    for seat, one in enumerate(own):
        if opening["seats"][seat] != (None if one is None else hash_of("quri/seat/1", dealt_at(replay), seat, one)):
            raise Misfit("the bytes of seat %d are not those it committed to" % seat)
    other = "; the deal is that of another table, %s" % shown(dealt_at(replay))
    return "commitment %s%s" % (opening["commitment"], other if dealt_at(replay) != opening["table"] else "")

def walk(replay):
    """Goes through the log: the number of each entry, the entry, its epoch, and the numbers of those it undoes."""
    entries, counting, epoch = replay["entries"], [], 0
    for at, entry in enumerate(entries):
        undone = []
        if entry["kind"] == "takenBack":
            while counting and counting[-1] >= entry["to"]:
                undone.append(counting.pop())
        elif entry["kind"] in ("start", "move"):
            counting.append(at)
        yield at, entry, epoch, undone[::-1]
        epoch += any(entries[other]["draws"] for other in undone)

def chance(replay):
    server, own = secrets(replay)
    key = keyed_hash(server, "quri/key/1", dealt_at(replay), framed(one or b"" for one in own))
    draws = 0
    for at, entry, epoch, _ in walk(replay):
        for draw in entry.get("draws", []):
            address, candidates, drew = draw["address"], draw["from"], draw["drew"]
            if len(set(candidates)) < len(candidates):
                raise Misfit("the draw from %s has a candidate twice" % shown(address), at)
            rank = lambda candidate: keyed_hash(key, "quri/draw/1", epoch, address, candidate)
            due = sorted(candidates, key=rank)[: len(drew)]
            if drew != due:
                raise Misfit("from %s came %s, but %s were due" % (shown(address), shown(drew), shown(due)), at)
            draws += 1
    return "%d draws" % draws


# --- Take-backs

def take_backs(replay):
    entries, everyone, found = replay["entries"], list(range(replay["opening"]["players"])), 0
    for at, entry, _, undone in walk(replay):
        if entry["kind"] == "move" and entry["draws"] and not entry["sealed"]:
            raise Misfit("it is a move with draws and not sealed", at)
        if entry["kind"] != "takenBack":
            continue
        found += 1
        if undone[:1] != [entry["to"]] or entries[entry["to"]]["kind"] != "move":
            raise Misfit("entry %d, to which it goes back, is no move that still counts" % entry["to"], at)
        if entry["consent"] and sorted(entry["consent"]) != everyone:
            raise Misfit("those who agreed, %s, are neither nobody nor everybody" % shown(entry["consent"]), at)
        for other in [] if entry["consent"] else undone:
            if entries[other]["seat"] != entry["seat"]:
                raise Misfit("it undoes entry %d, a move of another seat, without consent" % other, at)
            if entries[other]["actor"] == "clock":
                raise Misfit("it undoes entry %d, which the clock made, without consent" % other, at)
            if entries[other]["sealed"]:
                raise Misfit("it undoes entry %d, which is sealed, without consent" % other, at)
    return "%d; whether the game allows them is not in the file" % found if found else "none"


# --- Who played

def played_by_program(replay):
    moved = any(entry["actor"] == "human" for entry in replay["entries"])
    return replay["opening"]["table"] == "local" and not moved

def seating(replay):
    if "bots" not in replay:
        return "not checked: files of format 1 do not say who was a bot"
    by_program, bots, paused, ended = played_by_program(replay), replay["bots"], False, False
    substitutes, conceded = [None] * len(bots), set()

    def bot_plays(seat):
        return bots[seat] is not None or substitutes[seat] is not None

    def fits(actor, kind, seat):
        if actor in ("bot", "human"):
            return bot_plays(seat) == (actor == "bot")
        return actor == "clock" or kind == "takenBack"

    for at, entry in enumerate(replay["entries"]):
        kind, seat, consent = entry["kind"], entry.get("seat"), entry.get("consent", [])
        if ended:
            raise Misfit("the game had been ended", at)
        if kind == "pause" and entry["paused"] == paused:
            raise Misfit("it pauses or resumes a table that is so already", at)
        if kind in ("move", "takenBack"):
            if paused:
                raise Misfit("the table was paused", at)
            if not by_program and not fits(entry["actor"], kind, seat):
                raise Misfit("it is by a %s, who did not play seat %d" % (entry["actor"], seat), at)
        if kind in ("seating", "conceded"):
            if bots[seat] is not None:
                raise Misfit("seat %d is a bot's from the start" % seat, at)
            if seat in conceded:
                raise Misfit("seat %d has given up" % seat, at)
            if kind == "seating" and substitutes[seat] == entry["bot"]:
                raise Misfit("seat %d is played by the same as before" % seat, at)
            substitutes[seat] = entry["bot"]
            conceded |= {seat} if kind == "conceded" else set()
        if kind == "pause" or kind == "ended" and entry["reason"] != "agreed":
            if len(set(consent)) < len(consent) or not by_program and any(map(bot_plays, consent)):
                raise Misfit("those who agreed, %s, are not people, each once" % shown(consent), at)
        paused = entry["paused"] if kind == "pause" else paused
        ended = kind == "ended"
    return "a program played for everybody" if by_program and None in bots else "as the file says"


# --- The program

CHECKS = {"chain": chain, "seed": seed, "chance": chance, "takeBacks": take_backs, "seating": seating, "heard": heard}

def verified(path):
    """What each check found in a file, or the error that makes it no replay."""
    try:
        replay = parse(path)
        check_form(replay)
        found = {}
        for name, check in CHECKS.items():
            try:
                found[name] = {"fits": True, "note": check(replay)}
            except Misfit as misfit:
                found[name] = {"fits": False, "entry": misfit.entry, "why": str(misfit)}
        fits = all(one["fits"] for one in found.values())
        return {"file": path, "fits": fits, "deal": replay["opening"].get("deal"), "checks": found}
    except RecursionError:
        return {"file": path, "error": "it is nested too deeply"}
    except UnicodeEncodeError:
        return {"file": path, "error": "a text that is hashed as UTF-8 has a lone surrogate in it"}
    except (NoReplay, OSError, ValueError) as error:  # a ValueError: not UTF-8, or not JSON
        return {"file": path, "error": str(error)}

def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("files", nargs="+", metavar="FILE", help="a replay file")
    parser.add_argument("--json", action="store_true", help="print one JSON object per file, each on a line")
    asked = parser.parse_args()
    sys.stdout.reconfigure(encoding="utf-8", errors="backslashreplace")
    results = [verified(path) for path in asked.files]
    for result in results:
        if asked.json:
            print(json.dumps(result))
            continue
        print(result["file"] + (": no replay: " + result["error"] if "error" in result else ""))
        for name, one in result.get("checks", {}).items():
            entry = "" if one.get("entry") is None else "entry %d: " % one["entry"]
            print("  %-9s %s" % (name, "✓ " + one["note"] if one["fits"] else "✗ " + entry + one["why"]))
    return max(2 if "error" in result else 0 if result["fits"] else 1 for result in results)


if __name__ == "__main__":
    sys.exit(main())
