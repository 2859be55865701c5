/** Words of the home page. */
export const home = {
  selected: 'Selected works',
}
