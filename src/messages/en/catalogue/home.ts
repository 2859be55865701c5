/** Words of the home page. */
export const home = {
  title: '{name}, {tagline}',
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
  categories: 'What hangs here',
}
