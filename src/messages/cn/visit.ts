/** Words of news, press, the gallery, search and written pages. */
export const visit = {
  pressKit: '媒体资料',
}
