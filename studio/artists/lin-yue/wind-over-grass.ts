import type { Paints } from '../../painter.ts'
import { paintReedsInNovember, paintSomeoneWalked, paintWhereTheDeerLay } from './paint-grass.ts'

/** Grass, and what has passed through it. */
export const windOverGrass: Paints = {
  'someone-walked-here': paintSomeoneWalked,
  'reeds-in-november': paintReedsInNovember,
  'where-the-deer-lay': paintWhereTheDeerLay,
}
