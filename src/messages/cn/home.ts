import type { home as words } from '../en/home.ts'

export const home: typeof words = {
  title: 'Cimaise 画廊',
  heading: '等待一面墙的作品',
  introduction: '我们只代理少数艺术家，并长久陪伴他们的创作。请进，慢慢看，一间一间地走。',
  categories: '馆中陈列',
}
