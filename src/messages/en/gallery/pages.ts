/** Words of each page: its title and description for browsers and search engines, its heading and first sentence. */
export const pages = {
  artists: {
    heading: 'Artists',
  },
  artworks: {
    heading: 'Artworks',
  },
  empty: 'Nothing hangs in this room yet.',
  toContact: 'Write to us',
}
