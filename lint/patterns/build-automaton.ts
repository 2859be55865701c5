import { CharBase, CharSet, JS, type NoParent, type Concatenation, type Element } from 'refa'

/** Kinds of characters that a pattern tells apart, one bit each; one more bit stands for no character at all. */
export type Kinds = bigint

/** A step between two characters that needs nothing in between, but may look at the one before and the one after. */
interface Step {
  before: Kinds
  after: Kinds
  /** Whether nothing else has to hold, such as a longer look ahead. */
  isSure: boolean
}

/** One character of a pattern: the kinds it may be, which characters may come next, and whether a match may end here. */
export interface Place {
  kinds: Kinds
  next: (Step & { to: number })[]
  ends: Step[]
}

/** A pattern as a machine that reads one character at each of its places. */
export interface Automaton {
  places: Place[]
  /** For each kind, a character of it. */
  samples: string[]
  /** The bit that stands for the beginning before the first character and the end behind the last. */
  outside: Kinds
}

/** The place from which every place of the text is tried as the beginning of a match. */
export const ROAMING = 0

// A longer one is treated as though it had no end: that can only make a verdict stricter.
const LONGEST_COUNT = 300

type Sequence = NoParent<Concatenation>
type Part = NoParent<Element>

/** How a piece of a pattern is entered, left and passed without reading anything. */
interface Piece {
  first: (Step & { to: number })[]
  last: (Step & { from: number })[]
  empty: Step[]
}

/** Builds the machine for a pattern; throws where a pattern has parts that cannot be judged, such as backreferences. */
export function buildAutomaton(source: string, flags: string): Automaton {
  const { expression, maxCharacter } = JS.Parser.fromLiteral({ source, flags }).parse({
    maxBackreferenceWords: 0,
    simplify: false,
  })
  const all = CharSet.all(maxCharacter)
  const base = new CharBase([all, ...listSets(expression.alternatives)])
  const outside = 1n << BigInt(base.sets.length)
  const inside = outside - 1n
  const free: Step = { before: inside | outside, after: inside | outside, isSure: true }
  const kindsOf = (set: CharSet) => base.split(set).reduce((kinds, at) => kinds | (1n << BigInt(at)), 0n)

  const places: Place[] = [{ kinds: inside, next: [], ends: [] }]
  const connect = (last: Piece['last'], first: Piece['first']) => {
    for (const { from, ...left } of last) {
      for (const { to, ...entered } of first) {
        const step = join(left, entered)
        if (step) places[from]?.next.push({ ...step, to })
      }
    }
  }

  const nothing: Piece = { first: [], last: [], empty: [free] }
  const buildChoice = (alternatives: Sequence[]): Piece => {
    const pieces = alternatives.map(buildSequence)
    return {
      first: pieces.flatMap(({ first }) => first),
      last: pieces.flatMap(({ last }) => last),
      empty: pieces.flatMap(({ empty }) => empty),
    }
  }
  const buildSequence = ({ elements }: Sequence): Piece =>
    elements.map(buildPart).reduce((one, other) => follow(one, other), nothing)

  function follow(one: Piece, other: Piece): Piece {
    connect(one.last, other.first)
    return {
      first: [...one.first, ...joinAll(one.empty, other.first)],
      last: [...other.last, ...joinAll(other.empty, one.last)],
      empty: joinAll(one.empty, other.empty),
    }
  }

  function buildPart(part: Part): Piece {
    switch (part.type) {
      case 'CharacterClass': {
        const to = places.push({ kinds: kindsOf(part.characters), next: [], ends: [] }) - 1
        return { first: [{ ...free, to }], last: [{ ...free, from: to }], empty: [] }
      }
      case 'Alternation':
        return buildChoice(part.alternatives)
      case 'Quantifier':
        return buildRepetition(part)
      case 'Assertion':
        return buildLook(part)
      default:
        throw new Error(`${part.type} cannot be judged`)
    }
  }

  function buildRepetition({ alternatives, min, max }: Extract<Part, { type: 'Quantifier' }>): Piece {
    const isEndless = max > LONGEST_COUNT
    const needed = Math.min(min, LONGEST_COUNT)
    let piece = nothing
    if (isEndless) {
      piece = buildChoice(alternatives)
      connect(piece.last, piece.first)
      if (needed === 0) piece = { ...piece, empty: [free] }
    } else {
      for (let at = needed; at < max; at++) piece = { ...follow(buildChoice(alternatives), piece), empty: [free] }
    }
    for (let at = isEndless ? 1 : 0; at < needed; at++) piece = follow(buildChoice(alternatives), piece)
    return piece
  }

  /** A look at one neighbour is a condition; a longer look ahead is read as well, but leads nowhere. */
  function buildLook({ alternatives, kind, negate }: Extract<Part, { type: 'Assertion' }>): Piece {
    const sets = alternatives.map(({ elements: [only, ...more] }) =>
      only?.type === 'CharacterClass' && more.length === 0 ? kindsOf(only.characters) : undefined,
    )
    if (sets.every((set) => set !== undefined)) {
      const union = sets.reduce((sum, set) => sum | set, 0n)
      const wanted = negate ? (inside | outside) ^ union : union
      return { ...nothing, empty: [{ ...free, [kind === 'ahead' ? 'after' : 'before']: wanted }] }
    }
    const unsure = { ...free, isSure: false }
    if (kind === 'ahead') return { first: buildChoice(alternatives).first, last: [], empty: [unsure] }
    if (isEndless(alternatives)) throw new Error('A look behind without an end cannot be judged')
    return { ...nothing, empty: [unsure] }
  }

  const whole = buildChoice(expression.alternatives)
  const start = places.push({ kinds: outside, next: [], ends: [] }) - 1
  connect(
    [
      { ...free, from: start },
      { ...free, from: ROAMING },
    ],
    [{ ...free, to: ROAMING }, ...whole.first],
  )
  for (const { from, ...step } of whole.last) places[from]?.ends.push(step)
  return { places, outside, samples: base.sets.map(pickSample) }
}

/** Two conditions at the same point as one; undefined where they exclude each other. */
function join(one: Step, other: Step): Step | undefined {
  const before = one.before & other.before
  const after = one.after & other.after
  return before === 0n || after === 0n ? undefined : { before, after, isSure: one.isSure && other.isSure }
}

const joinAll = <Other extends Step>(steps: Step[], others: Other[]): Other[] =>
  steps.flatMap((step) =>
    others.flatMap((other) => {
      const joined = join(step, other)
      return joined ? { ...other, ...joined } : []
    }),
  )

function listSets(alternatives: Sequence[]): CharSet[] {
  return alternatives
    .flatMap(({ elements }) => elements)
    .flatMap((part) => {
      if (part.type === 'CharacterClass') return part.characters
      return part.type === 'Unknown' ? [] : listSets(part.alternatives)
    })
}

const isEndless = (alternatives: Sequence[]): boolean =>
  alternatives
    .flatMap(({ elements }) => elements)
    .some(
      (part) =>
        'alternatives' in part &&
        ((part.type === 'Quantifier' && part.max > LONGEST_COUNT) || isEndless(part.alternatives)),
    )

/** A character that can be read in a message, where the set has one. */
function pickSample({ ranges }: CharSet): string {
  const readable = ranges.find(({ min, max }) => max > 0x20 && min < 0x7f)
  return String.fromCodePoint(readable ? Math.max(readable.min, 0x21) : (ranges[0]?.min ?? 0))
}
