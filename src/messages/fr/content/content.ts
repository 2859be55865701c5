import type { content as words } from '../../en/content/content.ts'

export const content: typeof words = {
  copyTitle: '{title} (copie)',
  pictures: {
    front: '{title}',
    further: '{title}, image {number}',
    detail: '{title}, détail',
    edge: '{title}, la tranche',
    back: '{title}, le dos',
    signature: '{title}, la signature',
    raking: '{title}, en lumière rasante',
    framed: '{title}, dans son cadre',
    room: '{title}, dans une pièce',
    side: '{title}, de côté',
  },
}
