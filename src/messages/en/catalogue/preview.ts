/** Words of what is looked at before it is published. */
export const preview = {
  head: {
    title: 'Preview',
    heading: 'Preview',
    description: 'Something that is not published yet, for whoever was given the link.',
  },
  loading: 'The preview is being fetched …',
  unscripted: 'The preview needs JavaScript, which is switched off in this browser.',
  strip: 'Preview: as visitors see it once it is published. Only who has the link sees this page.',
  until: 'The link holds until {moment}.',
  moment: '{day}, {time}',
  inert: 'Buying, asking, following and liking do nothing here.',
  faults: {
    'link-expired': 'This link has expired: previews hold for a week. Please ask for a new one.',
    'link-invalid': 'This link is not complete, or was changed on its way. Please open it as it was sent.',
    gone: 'What this link led to has been removed.',
    unready:
      'This cannot be shown as it stands now: something is missing without which there is no page. The editor says what.',
    unreachable: 'The preview could not be fetched. Please check the connection and try again.',
  },
  again: 'Try again',
  home: 'To the gallery',
}
