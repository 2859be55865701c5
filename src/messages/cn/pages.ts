import type { pages as words } from '../en/pages.ts'

export const pages: typeof words = {
  home: {
    title: 'Cimaise 画廊',
    description: '线上画廊：展售签约艺术家的原作与限量作品，每一件都精心悬挂。',
    heading: '这些作品，在等一面墙',
    introduction: '我们只代理少数艺术家，并长久陪伴他们的创作。请进，慢慢看，一间一间地走。',
  },
  artists: {
    title: '艺术家',
    description: '画廊代理的艺术家，以及我们在世界各地关注的创作者。',
    heading: '艺术家',
    introduction: '画家、素描艺术家、摄影师与雕塑家：作品背后的那双手。',
  },
  artworks: {
    title: '作品',
    description: '在售素描、绘画、摄影与雕塑作品，附尺寸、技法与价格。',
    heading: '作品',
    introduction: '原作与限量作品，均注明尺寸、技法与价格。',
  },
  gallery: {
    title: '画廊',
    description: '展览、开放时间与交通指南。',
    heading: '画廊',
    introduction: '底层展厅，北向自然光，一方庭院，以及从容观看的时间。',
  },
  news: {
    title: '新闻',
    description: '开幕、艺博会、获奖与新作：画廊近况。',
    heading: '新闻',
    introduction: '开幕、艺博会、获奖与新作。',
  },
  press: {
    title: '媒体',
    description: '关于画廊与艺术家的资料包、报道与新闻稿。',
    heading: '媒体',
    introduction: '媒体资料包、相关报道与新闻稿。',
  },
  search: {
    title: '搜索',
    description: '搜索画廊的艺术家、作品、系列、新闻与媒体报道。',
    heading: '搜索',
    introduction: '艺术家、作品、系列、新闻与媒体报道。',
  },
  pricing: {
    title: '费用',
    description: '艺术家计划费用：每月 150 欧元（含税），为期一年。',
    heading: '费用',
    introduction: '艺术家计划：申请通过后，每月 150 欧元（含税），为期一年。',
  },
  cart: {
    title: '我的购物车',
    description: '您选中的作品。',
    heading: '我的购物车',
    introduction: '购物车是空的，请先加入作品。',
  },
  empty: '这个展厅暂时还没有作品。',
  toHome: '回到入口',
  toContact: '联系我们',
  categories: '馆中陈列',
  noResults: '没有找到与“{query}”相关的内容。',
  written: '画廊页面。',
}
