import { type Finding, isTrue, verify } from '@quri/kernel';
import { type Colours, coloursFor } from '../colour.ts';
import type { Call, Command } from '../command.ts';
import { complain, isComplaint, UNTRUE } from '../complaint.ts';
import { replayIn } from '../files.ts';
import { plain } from '../terminal.ts';
import { sayReason } from '../text/reasons.ts';
import type { Text } from '../text/text.ts';

export const verifyFile: Command = {
  options: { json: 'flag' },
  words: 1,
  run: (call) => {
    const { given, text, say, terminal } = call;
    const path = given.positionals[0] ?? complain(text.whichFile);
    const findings = findingsIn(path, call);
    if (findings === undefined) return UNTRUE;
    const good = isTrue(findings);
    if (given.flag('json')) say(JSON.stringify({ true: good, findings }));
    else {
      const colours = coloursFor(terminal);
      for (const finding of findings) say(asLine(finding, text, colours));
      say(good ? colours.green(text.isTrue) : colours.red(text.isNotTrue));
    }
    return good ? 0 : UNTRUE;
  },
};

/** Who asked for JSON gets JSON also where there is nothing to check. */
function findingsIn(path: string, { given, text, say }: Call): readonly Finding[] | undefined {
  try {
    const { replay, shelved } = replayIn(path, text);
    return verify(replay, shelved.game);
  } catch (error) {
    if (!given.flag('json') || !isComplaint(error)) throw error;
    say(JSON.stringify({ true: false, error: error.message }));
    return undefined;
  }
}

function asLine(finding: Finding, text: Text, { green, red, faint }: Colours): string {
  const name = text.checks[finding.check];
  if (finding.verdict === 'fits') return `${green('✓')} ${name}`;
  if (finding.verdict === 'skipped')
    return `${faint('–')} ${name}: ${text.skipped} (${plain(sayReason(text.reasons, finding.reason))})`;
  return `${red('✗')} ${name}: ${text.firstMisfit(finding.entry)} (${plain(sayReason(text.reasons, finding.reason))})`;
}
