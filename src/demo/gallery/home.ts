/** What the demo gallery shows on its home page, by slugs. */
export const HOME = {
  hero: 'rain-that-does-not-arrive',
  exhibition: 'where-the-water-stood',
  artworks: [
    'once-round-and-over-itself',
    'four-lines-under-one-roof',
    'three-stones-before-rain',
    'under-the-breadfruit-tree',
    'ring-heavy-below',
    'corniche-thirty-seconds',
    'rain-coming-over-the-blackstairs',
    'min-river-through-loquat',
  ],
  artists: ['ines-corval', 'qi-henian', 'ersilia-tognarini', 'noh-tae-gyeom', 'marie-line-cadorel', 'lin-yue'],
  series: ['slow-water', 'tram-detours'],
  news: ['ines-corval-folds-a-sheet', 'thursdays-until-ten', 'lunch-under-the-long-table'],
}
