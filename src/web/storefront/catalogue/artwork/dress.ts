import type { Artwork, PrintLook } from '../../../../contract/catalogue/shapes.ts'

/** What a work wears: frame, mat, glass and paper, each of whatever was chosen. */
export type Dress = PrintLook

export const BARE: Dress = { frame: null, mat: null, glass: null, paper: null }

/** What is seen of the chosen options together; of two that have the same part, the later one shows it. */
export function dressOf(groups: Artwork['print_options'], chosen: readonly number[]): Dress {
  const looks = groups.flatMap(({ choices }) => choices).filter(({ id }) => chosen.includes(id))
  return looks.reduce((dress, { look }) => {
    if (!look) return dress
    return {
      frame: look.frame ?? dress.frame,
      mat: look.mat ?? dress.mat,
      glass: look.glass ?? dress.glass,
      paper: look.paper ?? dress.paper,
    }
  }, BARE)
}
