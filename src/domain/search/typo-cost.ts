const ALIKE = ['aeiouy', 'ckqs', 'szx', 'fvw', 'mn', 'dt', 'bp', 'gj', 'ijy', 'lr']

const SWAPPED = 0.7
const DOUBLED = 0.5
const WRONG_FIRST = 0.25

/** What it takes to have typed one word for the other, 1 being a usual slip; undefined when they are too different. */
export function typoCost(typed: string, meant: string): number | undefined {
  const limit = allowance(Math.max(typed.length, meant.length))
  let beforeLast: number[] = []
  let last = [0]
  for (let to = 1; to <= meant.length; to++) last.push(at(last, to - 1) + slip(meant, to - 1))
  for (let from = 1; from <= typed.length; from++) {
    const row = [at(last, 0) + slip(typed, from - 1)]
    for (let to = 1; to <= meant.length; to++) {
      const ways = [
        at(last, to - 1) + replacement(typed, meant, from - 1, to - 1),
        at(last, to) + slip(typed, from - 1),
        at(row, to - 1) + slip(meant, to - 1),
      ]
      if (isSwapped(typed, meant, from, to)) ways.push(at(beforeLast, to - 2) + SWAPPED)
      row.push(Math.min(...ways))
    }
    beforeLast = last
    last = row
  }
  const cost = at(last, meant.length)
  return cost <= limit ? cost : undefined
}

/** Little with short words: most of them are near to some other one. */
function allowance(letters: number): number {
  if (letters <= 2) return 0
  if (letters <= 4) return 0.7
  if (letters <= 6) return 1.25
  return letters <= 8 ? 1.75 : 2.25
}

const at = (costs: number[], index: number) => costs[index] ?? Infinity

function replacement(typed: string, meant: string, from: number, to: number): number {
  const [a, b] = [typed.charAt(from), meant.charAt(to)]
  if (a === b) return 0
  const isAlike = ALIKE.some((letters) => letters.includes(a) && letters.includes(b))
  return (isAlike ? 0.8 : 1) + (from === 0 && to === 0 ? WRONG_FIRST : 0)
}

/** A letter too many or too few is easily overlooked beside the same letter. */
function slip(word: string, index: number): number {
  const letter = word.charAt(index)
  return letter === word.charAt(index - 1) || letter === word.charAt(index + 1) ? DOUBLED : 1
}

const isSwapped = (typed: string, meant: string, from: number, to: number) =>
  from > 1 &&
  to > 1 &&
  typed.charAt(from - 1) === meant.charAt(to - 2) &&
  typed.charAt(from - 2) === meant.charAt(to - 1)
