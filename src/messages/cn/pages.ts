import type { pages as words } from '../en/pages.ts'

export const pages: typeof words = {
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
  pricing: {
    title: '费用',
    description: '艺术家计划费用：每月 150 欧元（含税），为期一年。',
    heading: '费用',
    introduction: '艺术家计划：申请通过后，每月 150 欧元（含税），为期一年。',
  },
  empty: '这个展厅暂时还没有作品。',
  toHome: '回到入口',
  toContact: '联系我们',
  categories: '馆中陈列',
  noResults: '没有找到与“{query}”相关的内容。',
  written: '画廊页面。',
}
