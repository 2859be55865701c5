import type { pages as words } from '../../en/gallery/pages.ts'

export const pages: typeof words = {
  artists: {
    heading: '艺术家',
  },
  artworks: {
    heading: '作品',
  },
  empty: '这个展厅暂时还没有作品。',
  toContact: '联系我们',
}
