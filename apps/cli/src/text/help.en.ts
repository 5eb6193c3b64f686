export const helpEn = `Quri: temple-treasure board games in the terminal.

  quri play [GAME]      play against bots (usually the first of quri games)
  quri games            the games, their options and bots
  quri simulate         many games among bots, and what came of them
  quri arena            which bot is stronger, with honest ranges
  quri bench            how fast the rules are
  quri replay FILE      a saved game, told in sentences
  quri verify FILE      whether a saved game is a true one
  quri engine           a referee over standard input and output
  quri host status      the server that runs here; quri host --help has all commands for it
  quri backup FILE      copies a server's data, also while it runs
  quri restore FILE     puts such a copy back, also while it runs

  --lang en|pl          the language; otherwise that of LC_ALL or LANG
  --help                this page, or with a command all about it
  --version             which Quri this is`;

export const usageEn = {
  play: `quri play [GAME] [options]: play against bots.

  --players N           how many sit down, you included (usually 4)
  --bots a,b            who plays against you, in turn (see quri games)
  --option NAME=VALUE   an option of the table; may be repeated; NAME=@FILE reads a text
  --seed TEXT           the same text deals the same cards
  --name NAME           how you are called
  --save FILE           keeps the game in a file, also when you quit or the terminal is closed
  --resume FILE         goes on with a saved game, and saves it back there unless --save says where`,
  games: `quri games [--json]: the games, with players, minutes, options and bots.`,
  simulate: `quri simulate [options]: many games among bots, and what came of them.

  --game GAME           which game (usually the first of quri games)
  --players N           how many sit down (usually 4)
  --games K             how many games (usually 1000)
  --seed TEXT           the same text gives the same games and the same digest
  --bots a,b            who plays, seat after seat in turn (usually random)
  --option NAME=VALUE   an option of the table; may be repeated; NAME=@FILE reads a text
  --replay FILE         keeps the first game as a replay
  --json                one JSON object; only what is under "timing" differs from run to run`,
  arena: `quri arena [options]: which bot is stronger, in mixed company and with mirrored deals.

  --game GAME           which game (usually the first of quri games)
  --players N           how many sit at a table (usually 4)
  --games K             at least so many games, in whole rounds of all companies (usually 1000)
  --seed TEXT           the same text gives the same result, on any number of threads
  --bots a,b,c          who takes part (usually all bots of the game): bots, or programs: ./mybot.py,
                        "python3 bot.py" (docs/writing-a-bot.md)
  --option NAME=VALUE   an option of the table; may be repeated; NAME=@FILE reads a text
  --ms N                how long a bot may think about a move (usually 1000)
  --workers W           how many threads play (usually one for each core)
  --json                one JSON object; only what is under "timing" differs from run to run
  --html FILE           a page with plots
  --best-response BOT   instead: learn to beat copies of BOT, and say what that wins
  --budget GAMES        how many games it may learn from (usually 20000)`,
  bench: `quri bench [options]: whole games of random moves per second of processor time.

  --seconds N           how long each game is measured (usually 3)
  --json                one JSON object`,
  replay: `quri replay FILE [options]: a saved game, told in sentences.

  --seat WHO            through whose eyes: a seat from 0, spectator, or all (usually all)`,
  verify: `quri verify FILE [--json]: whether a saved game is a true one.

  --commitment HEX      the commitment you saw before the game; the file must have the same

Each check is reported with the first entry that does not fit. The exit status is 0 if all fits and 1 if not.`,
  engine: `quri engine: a referee over standard input and output, one JSON object per line.

  {"do":"new","game":"incan-gold","players":3,"options":{},"seed":"a"}
  {"do":"waiting"}  {"do":"legal","seat":0}  {"do":"play","seat":0,"intent":{…}}
  {"do":"try","seat":0,"intents":[{…}]}  {"do":"bot","seat":0,"bot":"greedy"}
  {"do":"view","seat":0}  {"do":"outcome"}  {"do":"save"}  {"do":"load","replay":{…}}

Every line gets one line in answer. All about it: docs/protocol.md`,
  host: `quri host COMMAND [options]: for whoever runs the server, on the same machine.

  quri host status        since when it runs and where, how many are connected, how much memory it uses
  quri host tables        the tables in use: game, phase, who is there, when something last happened
  quri host show TABLE    one table: who sits where, who is away, its options and its last entries
  quri host close TABLE   ends a table for good, and the game that is played there; everybody there is told
  quri host rewind TABLE N     takes everything from entry N on back; everybody there is told
  quri host export TABLE FILE  writes a running table into a new file, with the secrets of its game
  quri host import FILE        goes on with a table from such a file
  quri host ban WHO [--for DAYS]  keeps a guest (by id) or an address out; an address for 30 days unless it is said
  quri host unban WHO     lets them in again
  quri host bans          who is kept out
  quri host purge GUEST   deletes everything stored about a guest
  quri host archive --older-than DAYS  moves logs and replays of old games into a second file
  quri host archive --restore TABLE    moves one game back
  quri host stop          stops the server once everything is written

  --data DIR            the server's data folder (otherwise DATA_DIR, or data)
  --json                one JSON value

The exit status is 1 where no server answers, or where it could not do what was asked.`,
  backup: `quri backup FILE [options]: copies the data of a server into one file, also while it runs.

  --data DIR            the server's data folder (otherwise DATA_DIR, or data)
  --force               overwrites FILE

The copy is checked before it gets its name. It holds the seeds of running games: only its owner may read it.`,
  restore: `quri restore FILE [options]: puts a backup in the place of a server's data, also while it runs.

  --data DIR            the server's data folder (otherwise DATA_DIR, or data)
  --force               also a backup with damaged tables in it

The backup is checked first. The data from before stays in the folder as quri-before-restore-DATE.db. A server that
runs goes on with the backup; pages that are open reconnect by themselves.`,
};
