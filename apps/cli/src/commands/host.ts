import type { HostLine, HostRequest } from '@quri/protocol/host';
import type { Call, Command } from '../command.ts';
import { askServer, dataFolder } from '../host/ask-server.ts';
import { answerJson, answerText } from '../host/host-answer.ts';
import { hostRequest } from '../host/host-request.ts';
import { plain } from '../terminal.ts';
import { EXIT_INVALID, isUserError } from '../user-error.ts';

/** Talks to a running server through the socket in its data folder. */
export const host: Command = {
  options: { data: 'word', json: 'flag', for: 'word', 'older-than': 'word', restore: 'word' },
  words: 3,
  run: async (call) => {
    const request = hostRequest(call.given, call.text);
    const lines = await answered(request, call);
    if (lines === undefined) return EXIT_INVALID;
    const isJson = call.given.flag('json');
    const said = isJson ? [JSON.stringify(answerJson(request, lines))] : answerText(request, lines, call);
    for (const line of said) call.say(plain(line));
    return 0;
  },
};

/** Who asked for JSON gets JSON also where there is no answer. */
async function answered(request: HostRequest, call: Call): Promise<readonly HostLine[] | undefined> {
  try {
    return await askServer(dataFolder(call), request, call.text);
  } catch (error) {
    if (!call.given.flag('json') || !isUserError(error)) throw error;
    call.say(JSON.stringify({ error: error.message }));
    return undefined;
  }
}
