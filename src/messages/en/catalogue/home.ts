/** Words of the home page. */
export const home = {
  title: '{name}, {tagline}',
  exhibition: { current: 'Now at the gallery', upcoming: 'To come at the gallery', past: 'Lately at the gallery' },
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
