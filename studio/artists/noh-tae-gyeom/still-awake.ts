import type { Paints } from '../../painter.ts'
import { neighbour, shutterFront, slab } from './facades.ts'
import { paintFacade } from './windows-paint.ts'

/** Windows at an hour when most of them are dark. */
export const stillAwake: Paints = {
  'rue-d-aubagne-two-forty': paintFacade(shutterFront({ '1,1': 'lamp', '2,2': 'leak', '0,0': 'dark' })),
  'ninety-six-windows': paintFacade(slab(12, 8, 0.24)),
  'the-neighbours-paper-lamp': paintFacade(neighbour()),
}
