/** Words of alerts: following an artist, saving a search, and how that ends. */
export const alerts = {
  text: 'We write to you in the morning, once a day at most, when new works answer to one of these.',
  unverified:
    'Your e-mail address is not verified yet. We write as soon as it is: please open the link in the e-mail that we sent you.',
  none: 'You do not follow anybody yet. On an artist’s page you can follow the artist, and in the list of works save what you are looking for.',
  browse: 'Look at the works',
  artists: 'Look at the artists',
  kinds: { artist: 'Artist', search: 'Saved search' },
  since: '{kind}, since {day}',
  end: 'End',
  endName: 'End: {name}',
  ended: 'We no longer look out for {name}.',
  made: {
    artist: 'You follow {name}. We write to you when new works come.',
    search: 'Your search is saved. We write to you when new works answer to it.',
  },
  madeUnverified: 'It is noted. We write to you as soon as your e-mail address is verified.',
  failed: 'That did not work. Please try again in a moment.',
  endOne: {
    head: { title: 'End an alert', description: 'No longer hear of these new works.', heading: 'End this alert' },
    ask: 'Would you rather not hear of these new works any more? Your other alerts stay as they are.',
    button: 'End this alert',
    done: 'The alert is ended.',
    fault: 'This link is not complete. Please copy the whole of it from the e-mail.',
  },
  endAll: {
    head: { title: 'End all alerts', description: 'No longer hear of new works.', heading: 'End all alerts' },
    ask: 'Would you rather not hear of new works any more? All artists that you follow and all searches that you saved are removed.',
    button: 'End all alerts',
    done: 'All your alerts are ended. We write to you of new works no more.',
    fault: 'This link is not complete. Please copy the whole of it from the e-mail.',
  },
  regret: 'Should you change your mind, you can follow artists and save searches again at any time.',
}
