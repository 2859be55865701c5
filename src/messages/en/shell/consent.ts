/** Words of the question about content from other companies. */
export const consent = {
  title: 'Your privacy in the gallery',
  text: 'We set no cookies to follow you. Videos and maps come from other companies, which learn that you were here. They stay off unless you agree.',
  accept: 'Accept',
  refuse: 'Refuse',
  choose: 'Choose',
  save: 'Save my choice',
  videos: 'Videos',
  maps: 'Maps',
  more: 'Privacy policy',
}
