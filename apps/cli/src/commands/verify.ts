import { type Finding, isComplete, isVerified, verify } from '@quri/kernel';
import { type Colours, coloursFor } from '../colour.ts';
import type { Call, Command } from '../command.ts';
import { readReplayFile } from '../files.ts';
import { plain } from '../terminal.ts';
import { sayReason } from '../text/reasons.ts';
import type { Text } from '../text/text.ts';
import { EXIT_INVALID, fail, isUserError } from '../user-error.ts';

export const verifyFile: Command = {
  options: { json: 'flag', commitment: 'word' },
  words: 1,
  run: (call) => {
    const { given, text, say, terminal } = call;
    const path = given.positionals[0] ?? fail(text.whichFile);
    const found = findingsIn(path, call);
    if (found === undefined) return EXIT_INVALID;
    const { findings, commitment } = found;
    // The file can only agree with itself; what was shown before anybody sat down is what it has to agree with.
    const shown = given.word('commitment') ?? commitment;
    const good = isVerified(findings) && shown.toLowerCase() === commitment;
    const whole = isComplete(findings);
    if (given.flag('json')) say(JSON.stringify({ true: good, whole, commitment, findings }));
    else {
      const colours = coloursFor(terminal);
      for (const finding of findings) say(asLine(finding, text, colours));
      say(text.committedTo(commitment));
      if (shown.toLowerCase() !== commitment) say(colours.red(text.otherCommitment));
      say(colours.faint(text.notProved));
      say(good ? colours.green(whole ? text.isTrue : text.isTrueSoFar) : colours.red(text.isNotTrue));
    }
    return good ? 0 : EXIT_INVALID;
  },
};

/** Who asked for JSON gets JSON also where there is nothing to check. */
function findingsIn(path: string, { given, text, say }: Call) {
  try {
    const { replay, loaded } = readReplayFile(path, text);
    return { findings: verify(replay, loaded.game), commitment: replay.opening.commitment };
  } catch (error) {
    if (!given.flag('json') || !isUserError(error)) throw error;
    say(JSON.stringify({ true: false, error: error.message }));
    return undefined;
  }
}

function asLine(finding: Finding, text: Text, { green, red, faint }: Colours): string {
  const name = text.checks[finding.check];
  if (finding.verdict === 'fits') {
    const note = finding.note === undefined ? '' : ` (${plain(sayReason(text.reasons, finding.note))})`;
    return `${green('✓')} ${name}${note}`;
  }
  if (finding.verdict === 'skipped')
    return `${faint('–')} ${name}: ${text.skipped} (${plain(sayReason(text.reasons, finding.reason))})`;
  return `${red('✗')} ${name}: ${text.firstMisfit(finding.entry)} (${plain(sayReason(text.reasons, finding.reason))})`;
}
