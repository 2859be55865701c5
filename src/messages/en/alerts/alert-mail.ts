/** Words of the mail that tells of new works, and the names of what it looks out for. */
export const alertMail = {
  subject: { none: 'New works for you', one: 'A new work for you', many: '{count} new works for you' },
  title: 'New on our walls',
  body: 'This has come to the gallery since you asked us to look out for you.',
  artist: 'New from {name}',
  search: 'New for your search: {name}',
  more: { none: 'There are no more.', one: 'And one more work.', many: 'And {count} more works.' },
  seeLatest: 'See the latest works',
  endArtist: 'Stop following {name}',
  endSearch: 'End this saved search',
  endAll: 'End all alerts',
  reason:
    'You get this message because you follow artists or have saved a search at {host}. It comes once a day at most, and only when there is something new.',
  query: '“{query}”',
  comma: ', ',
}
