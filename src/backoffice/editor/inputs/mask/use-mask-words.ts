import { useWords } from '../../../words.ts'

/** What a mask can be of: a work that is no rectangle, or the wall of a room. */
export type Masked = 'work' | 'wall'

/** How drawing such a mask is spoken of. */
export function useMaskWords(of: Masked) {
  const { wall, ...words } = useWords().editor.mask
  return of === 'wall' ? { ...words, ...wall } : words
}
