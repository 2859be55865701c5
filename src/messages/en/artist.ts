/** Words of the pages of artists and their series. */
export const artist = {
  biography: 'Biography',
}
