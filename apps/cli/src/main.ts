import { fstatSync, realpathSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { nearest } from '@quri/words';
import pack from '../package.json' with { type: 'json' };
import { commandAt, languageOf, readArguments } from './arguments.ts';
import type { Call, Command } from './command.ts';
import { type CommandName, commands, isCommandName } from './commands.ts';
import { plain, type Terminal } from './terminal.ts';
import { type Text, texts } from './text/text.ts';
import { EXIT_SOFTWARE, fail, isUserError } from './user-error.ts';

/** Runs the program and answers its exit status; never throws. */
export async function main(args: readonly string[], terminal: Terminal = process): Promise<number> {
  exitOnClosedOutput(terminal);
  const language = languageOf(args, terminal.env);
  const text = texts[language];
  const say = (line: string): void => writeLine(terminal.stdout, line);
  try {
    return await run(args, { terminal, language, text, say });
  } catch (error) {
    const known = isUserError(error);
    const sentence = known ? error.message : text.broken(error instanceof Error ? error.message : String(error));
    terminal.stderr.write(`quri: ${plain(sentence)}\n`);
    return known ? error.status : EXIT_SOFTWARE;
  }
}

/** Into a file all of it is written, or it is an error: the stream of Node takes a part for the whole. */
function writeLine(stdout: Terminal['stdout'], line: string): void {
  if (stdout.fd === undefined || !fstatSync(stdout.fd).isFile()) return void stdout.write(`${line}\n`);
  try {
    writeFileSync(stdout.fd, `${line}\n`);
  } catch (error) {
    stdout.emit('error', error);
  }
}

async function run(args: readonly string[], call: Omit<Call, 'given'>): Promise<number> {
  const { text, say } = call;
  const at = commandAt(args);
  const name = args[at];
  if (name === undefined) {
    const given = readArguments(args, { version: 'flag' }, 0, text);
    say(given.flag('version') ? pack.version : text.help);
    return 0;
  }
  const rest = args.toSpliced(at, 1);
  if (name === 'help') {
    const about = readArguments(rest, {}, 1, text).positionals[0];
    say(about === undefined ? text.help : text.usage[commandNamed(about, text)]);
    return 0;
  }
  const known = commandNamed(name, text);
  const command: Command = commands[known];
  const given = readArguments(rest, command.options, command.words, text);
  if (given.flag('help')) {
    say(text.usage[known]);
    return 0;
  }
  return command.run({ ...call, given });
}

const commandNamed = (name: string, text: Text): CommandName =>
  isCommandName(name) ? name : fail(text.unknownCommand(name, nearest(name, Object.keys(commands))));

/** `quri games | head -1`: once nobody reads any more there is nothing to say, and nothing is wrong. */
function exitOnClosedOutput({ stdout, stderr }: Terminal): void {
  stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') stderr.write(`quri: ${error.message}\n`);
    process.exit(error.code === 'EPIPE' ? 0 : EXIT_SOFTWARE);
  });
}

const started = process.argv[1];
if (started !== undefined && import.meta.url === pathToFileURL(realpathSync(started)).href) {
  process.exitCode = await main(process.argv.slice(2));
}
