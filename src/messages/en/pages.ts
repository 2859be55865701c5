/** Words of each page: its title and description for browsers and search engines, its heading and first sentence. */
export const pages = {
  home: {
    title: 'Cimaise, art gallery',
    description: 'An art gallery online: originals and editions by the artists we represent, hung with care.',
    heading: 'Works that ask for a wall',
    introduction: 'We show few artists and follow them for long. Come in, walk from room to room, and take your time.',
  },
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
  gallery: {
    title: 'The gallery',
    description: 'Exhibitions, opening hours and the way to the gallery.',
    heading: 'The gallery',
    introduction: 'A ground floor with north light, a courtyard, and time to look.',
  },
  news: {
    title: 'News',
    description: 'Openings, fairs, awards and new works: what happens in the gallery.',
    heading: 'News',
    introduction: 'Openings, fairs, awards and new works.',
  },
  press: {
    title: 'Press',
    description: 'Press kit, articles and releases about the gallery and its artists.',
    heading: 'Press',
    introduction: 'The press kit, articles about us, and our releases.',
  },
  search: {
    title: 'Search',
    description: 'Search the artists, works, series, news and press of the gallery.',
    heading: 'Search',
    introduction: 'Artists, works, series, news and press.',
  },
  pricing: {
    title: 'Pricing',
    description: 'What the artist programme costs: 150 euros a month including tax, for one year.',
    heading: 'Pricing',
    introduction:
      'The artist programme: 150 euros a month including tax, for one year, once your application is accepted.',
  },
  cart: {
    title: 'My Cart',
    description: 'The works you have chosen.',
    heading: 'My Cart',
    introduction: 'Your cart is empty, please add some artwork to cart.',
  },
  empty: 'Nothing hangs in this room yet.',
  toHome: 'To the entrance',
  toContact: 'Write to us',
  categories: 'What hangs here',
  noResults: 'Nothing was found for “{query}”.',
  written: 'A page of the gallery.',
}
