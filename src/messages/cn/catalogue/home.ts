import type { AreaWords } from '../../storefront.ts'

/** Words of the home page. */
export const home: AreaWords['home'] = {
  title: '{name} {tagline}',
  exhibition: { current: '画廊正在展出', upcoming: '即将展出', past: '往期展览' },
  visitExhibition: '了解展览',
  selected: '精选作品',
  allWorks: '全部作品',
  artists: '艺术家',
  allArtists: '全部艺术家',
  series: '一个系列',
  worksInSeries: '共 {count} 件',
  seeSeries: '查看系列',
  news: '新闻',
  allNews: '全部新闻',
  categories: '馆中陈列',
}
