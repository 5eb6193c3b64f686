/** The invitation to a table, and how its shuffle is kept fair. */
export const invitationEn = {
  heading: 'Invite',
  lead: 'Whoever opens this link can take a free seat. An unfinished game disappears after 90 days without a move.',
  link: 'Invitation link',
  qr: 'The invitation as a QR code',

  fairHeading: 'A shuffle nobody can rig',
  fairLine: 'The server has sealed its part of the shuffle:',
  fairMore: 'What does this mean?',
  fairText: [
    'Before anybody sat down, the server drew a secret number and showed this seal of it. It can no longer change the number without breaking the seal.',
    'Everybody who sits down adds a secret of their own, sealed in the same way. When the game starts all of them are opened and mixed, so no one, not even the server, could choose the cards.',
    'When the game is over the server opens its seal too, and the replay file proves every single draw. Whoever runs the server could still look at the cards during play.',
  ],
};
