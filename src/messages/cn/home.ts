import type { AreaWords } from '../storefront.ts'

/** Words of the home page. */
export const home: AreaWords['home'] = {
  page: {
    title: 'Cimaise 画廊',
    description: '线上画廊：展售签约艺术家的原作与限量作品，每一件都精心悬挂。',
    heading: '这些作品，在等一面墙',
    introduction: '我们只代理少数艺术家，并长久陪伴他们的创作。请进，慢慢看，一间一间地走。',
  },
  current: '画廊正在展出',
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
}
