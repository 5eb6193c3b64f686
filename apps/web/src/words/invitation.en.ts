/** The invitation to a table, and how its shuffle is kept fair. */
export const invitationEn = {
  heading: 'Invite',
  lead: 'Whoever opens this link can take a free seat. An unfinished game disappears after 90 days without a move.',
  link: 'Invitation link',
  qr: 'The invitation as a QR code',

  fairHeading: 'A shuffle nobody can rig',
  fairLine: 'The server has sealed its part of the shuffle:',
  fairMore: 'What does this mean?',
};
