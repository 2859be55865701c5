const LETTERS = 'abcdefghijklmnopqrstuvwxyz'

/** Every word that one letter too many, too few, wrong, or two swapped ones make of a word. */
export function listOneSlipAway(word: string): string[] {
  const slips: string[] = []
  for (let at = 0; at <= word.length; at++) {
    const [before, letter, next, after] = [word.slice(0, at), word.charAt(at), word.charAt(at + 1), word.slice(at + 1)]
    for (const other of LETTERS) slips.push(before + other + letter + after, before + other + after)
    slips.push(before + after, before + next + letter + after.slice(1))
  }
  return slips
}
