import type { Paints } from '../../painter.ts'
import { paintBlueBowl } from './bowls/paint-blue-bowl.ts'
import { paintBranchJar } from './bowls/paint-branch-jar.ts'
import { paintPersimmons } from './bowls/paint-persimmons.ts'
import { paintRiceBowl } from './bowls/paint-rice-bowl.ts'

/** Small things on the table by the window. */
export const bowlsAndPersimmonsSeries: Paints = {
  'three-persimmons-after-frost': paintPersimmons,
  'blue-flower-bowl-wet-window': paintBlueBowl,
  'persimmon-branch-brown-jar': paintBranchJar,
  'supper-is-over': paintRiceBowl,
}
