/** Words of what is suggested while somebody types a search. */
export const suggestions = {
  list: '搜索建议',
  many: '{count} 条建议，可用方向键选择。',
  one: '1 条建议，可用方向键选择。',
  none: '没有建议。',
  type: { artworks: '作品', artists: '艺术家', series: '系列', news: '新闻', press: '媒体' },
}
