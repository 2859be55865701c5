/** Words of the home page. */
export const home = {
  selected: '精选作品',
}
