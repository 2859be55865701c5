/** Words of what is suggested while somebody types a search. */
export const suggestions = {
  list: 'Suggestions',
  many: '{count} suggestions; use the arrow keys.',
  one: '1 suggestion; use the arrow keys.',
  none: 'No suggestions.',
  type: { artworks: 'Work', artists: 'Artist', series: 'Series', news: 'News', press: 'Press' },
}
