/** What the dialogs of private notes and of links to watch a seat say; loaded with them. */
export const dialogsEn = {
  notesLead: 'Only you see them. They are kept with this table.',
  notesLabel: 'Notes at this table',
  notesSaved: 'Saved',
  notesNotSaved: 'Not saved yet',
  watchLead:
    'Whoever opens this link sees the game as you see it, your secrets too. Everybody at the table sees that you are watched.',
  watchMake: 'Make a link',
  watchAnew: 'There is a link already. A new one takes its place, and whoever watches with the old one leaves.',
  watchLabel: 'Link to watch my seat',
  watchQr: 'The link as a QR code',
  watchHeading: 'Your seat, for others to watch',
  watchTakeAway: 'Take the link away',
  watchGone: 'Nobody can watch your seat any more.',
};
