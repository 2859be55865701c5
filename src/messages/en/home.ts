/** Words of the home page. */
export const home = {
  page: {
    title: 'Cimaise, art gallery',
    description: 'An art gallery online: originals and editions by the artists we represent, hung with care.',
    heading: 'Works that ask for a wall',
    introduction: 'We show few artists and follow them for long. Come in, walk from room to room, and take your time.',
  },
  current: 'Now at the gallery',
  visitExhibition: 'About the exhibition',
  selected: 'Selected works',
  allWorks: 'All works',
  artists: 'Artists',
  allArtists: 'All artists',
  series: 'A series',
  worksInSeries: '{count} works',
  seeSeries: 'See the series',
  news: 'News',
  allNews: 'All news',
}
