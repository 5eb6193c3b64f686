export const notifyEn = {
  title: 'Tell me when it is my turn',
  here: 'Notifications on this device',
  hereWhen: 'When it is your turn and you are looking at something else.',
  obstacle: {
    unsupported: 'This browser cannot show notifications.',
    insecure: 'Browsers show notifications only from pages that are opened over https.',
    blocked: 'Your browser blocks notifications from this page. You can allow them in its settings.',
  },
  sample: 'This is how Quri will tell you.',

  elsewhere: 'A message elsewhere',
  elsewhereWhen:
    'When you are not at the table: through ntfy to your phone, to a channel of Discord or Slack, or as JSON to a program of your own.',
  kind: 'Where to',
  kinds: { ntfy: 'ntfy', discord: 'Discord', slack: 'Slack', json: 'JSON' },
  address: 'Address',
  addressHow: {
    ntfy: 'https://ntfy.sh/ and the name of your topic. Whoever knows the name can read along.',
    discord: 'Channel settings, Integrations, Webhooks: copy the address from there.',
    slack: 'The address of an incoming webhook, as Slack shows it to you.',
    json: 'Quri sends a POST there, with a JSON object: type, text, link and tables.',
  },
  save: 'Try it and save',
  trying: 'Trying …',
  saved: (host: string): string => `Saved. A test message is at ${host}.`,
  goesTo: (kind: string, host: string): string => `${kind}: messages go to ${host}.`,
  switchOff: 'Switch off',
  remove: 'Remove',
  switchedOff: 'No more messages are sent.',
  off: (host: string): string =>
    `Five messages in a row did not reach ${host}, so they are switched off. Save the address again to switch them on.`,
  status: (status: number): string => `It answered with status ${status}.`,
  reasons: { noAnswer: 'It did not answer in time.', unreachable: 'It could not be reached.' },

  offNotice: 'Messages about your turn are switched off: their address kept failing.',
};
