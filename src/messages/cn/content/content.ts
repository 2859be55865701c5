import type { content as words } from '../../en/content/content.ts'

export const content: typeof words = {
  copyTitle: '{title}（副本）',
  pictures: {
    front: '{title}',
    further: '{title}，图 {number}',
    detail: '{title}，细节',
    edge: '{title}，边缘',
    back: '{title}，背面',
    signature: '{title}，签名',
    raking: '{title}，侧光下',
    framed: '{title}，装裱后',
    room: '{title}，挂在室内',
    side: '{title}，侧面',
  },
}
