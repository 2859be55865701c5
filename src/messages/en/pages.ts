/** Words of each page: its title and description for browsers and search engines, its heading and first sentence. */
export const pages = {
  artists: {
    title: 'Artists',
    description: 'The artists of the gallery and those we follow around the world.',
    heading: 'Artists',
    introduction: 'Painters, draughtsmen, photographers and sculptors: the hands behind the works.',
  },
  artworks: {
    title: 'Artworks',
    description: 'Drawings, paintings, photographs and sculptures for sale, with sizes, techniques and prices.',
    heading: 'Artworks',
    introduction: 'Originals and editions, each with its size, its technique and its price.',
  },
  pricing: {
    title: 'Pricing',
    description: 'What the artist programme costs: 150 euros a month including tax, for one year.',
    heading: 'Pricing',
    introduction:
      'The artist programme: 150 euros a month including tax, for one year, once your application is accepted.',
  },
  empty: 'Nothing hangs in this room yet.',
  toHome: 'To the entrance',
  toContact: 'Write to us',
  categories: 'What hangs here',
  noResults: 'Nothing was found for “{query}”.',
  written: 'A page of the gallery.',
}
