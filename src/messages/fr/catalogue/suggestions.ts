/** Words of what is suggested while somebody types a search. */
export const suggestions = {
  list: 'Suggestions',
  many: '{count} suggestions ; parcourez-les avec les flèches.',
  one: '1 suggestion ; parcourez avec les flèches.',
  none: 'Aucune suggestion.',
  type: { artworks: 'Œuvre', artists: 'Artiste', series: 'Série', news: 'Actualité', press: 'Presse' },
}
