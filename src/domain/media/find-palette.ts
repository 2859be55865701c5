import { differenceOf, type Oklab, toHex } from './oklab.ts'

interface Swatch {
  color: string
  share: number
}

/** Colours that look alike, and how many there are of them. */
interface Heap {
  color: Oklab
  count: number
}

const MOST_COLORS = 6
const ROUNDS = 12
/** Colours nearer than this are one to the eye. */
const ONE_COLOR = 0.06
const LEAST_SHARE = 0.02

/** The main colours of a picture, the largest first, with their shares; the same pixels give the same palette. */
export function findPalette(colors: Oklab[]): Swatch[] {
  const heaps = heapUp(colors)
  let centers = chooseFarApart(heaps)
  for (let round = 0; round < ROUNDS; round++) centers = gather(heaps, centers)
  return centers
    .map(({ color, count }) => ({ color: toHex(color), share: Math.round((count / colors.length) * 1000) / 1000 }))
    .filter(({ share }) => share >= LEAST_SHARE)
    .toSorted((one, other) => other.share - one.share || one.color.localeCompare(other.color))
}

/** A few hundred heaps stand for thousands of pixels. */
function heapUp(colors: Oklab[]): Heap[] {
  const cells = new Map<string, Oklab[]>()
  for (const color of colors) {
    const cell = color.map((value) => Math.round(value / (ONE_COLOR / 2))).join()
    const inside = cells.get(cell)
    if (inside) inside.push(color)
    else cells.set(cell, [color])
  }
  return [...cells.values()].map((inside) => joinHeaps(inside.map((color) => ({ color, count: 1 }))))
}

/** Begins with the largest heap and adds whatever is both large and far from all chosen, while it looks different. */
function chooseFarApart(heaps: Heap[]): Heap[] {
  const [first, ...others] = heaps.toSorted((one, other) => other.count - one.count)
  const chosen = first ? [first] : []
  while (chosen.length < MOST_COLORS) {
    const [next] = others
      .map((heap) => ({ heap, gap: Math.min(...chosen.map(({ color }) => differenceOf(heap.color, color))) }))
      .filter(({ gap }) => gap > ONE_COLOR)
      .toSorted((one, other) => other.heap.count * other.gap ** 2 - one.heap.count * one.gap ** 2)
    if (!next) break
    chosen.push(next.heap)
  }
  return chosen
}

/** Puts every heap to its nearest centre and moves the centres into the middle of what they got. */
function gather(heaps: Heap[], centers: Heap[]): Heap[] {
  const groups: Heap[][] = centers.map(() => [])
  for (const heap of heaps) {
    const gaps = centers.map(({ color }) => differenceOf(heap.color, color))
    groups[gaps.indexOf(Math.min(...gaps))]?.push(heap)
  }
  return groups.filter((group) => group.length > 0).map(joinHeaps)
}

function joinHeaps(heaps: Heap[]): Heap {
  const count = heaps.reduce((sum, heap) => sum + heap.count, 0)
  const mean = (axis: 0 | 1 | 2) => heaps.reduce((sum, heap) => sum + heap.color[axis] * heap.count, 0) / count
  return { color: [mean(0), mean(1), mean(2)], count }
}
