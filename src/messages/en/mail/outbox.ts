/** Words of the demo's outbox. */
export const outbox = {
  head: {
    title: 'Outbox',
    description: 'The mails that this demo has written.',
    heading: 'Outbox',
    introduction: 'This demo sends no mail. What it would have sent lies here, newest first; links in it work.',
  },
  loading: 'Looking into the outbox …',
  empty: 'Nothing has been written yet. Register, or ask for a new password, and come back.',
  absent:
    'There is no outbox to look into here: mails are shown only in a demo that neither sends them nor takes real payments.',
  unreachable: 'The gallery could not be reached.',
  again: 'Look again',
  list: 'Mails',
  to: 'To {to}',
  from: 'From {from}',
  message: 'The mail “{subject}”',
  asText: 'As plain text',
}
