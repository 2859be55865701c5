import { cutIntoPieces, joinNames, pairCharacters } from './chinese.ts'
import { type Run, splitWords } from './split-words.ts'
import { isStopWord } from './stop-words.ts'

/** Something that a match has to hold. */
export type Term =
  /** A word in any of its forms; as a beginning also every word that begins so. */
  | { kind: 'word'; word: string; isBeginning?: boolean }
  | { kind: 'chinese'; word: string }
  /** One or two Chinese characters, wherever words begin and end. */
  | { kind: 'piece'; characters: string }

const MOST_CHARACTERS = 200
const MOST_RUNS = 24
/** Further words narrow nothing that anybody looks through, and each costs time. */
const MOST_TERMS = 8

/** What stands in a query between spaces and signs: nothing when it has no letter or digit. */
export const splitQuery = (query: string): Run[] => splitWords(query.slice(0, MOST_CHARACTERS)).slice(0, MOST_RUNS)

/** What is asked for at first: Chinese by words, and by characters where it is a name. */
export const strictTerms = (runs: Run[]): Term[] =>
  selectTerms(
    runs.flatMap(({ text, words }) => {
      if (!words) return [{ kind: 'word', word: text }]
      const { names, others } = joinNames(words)
      return [...others.map((word): Term => ({ kind: 'chinese', word })), ...names.flatMap(pairCharacters).map(toPiece)]
    }),
  )

/** What is asked for when nothing holds that, or somebody is still typing: Chinese by characters, and the last word may go on. */
export function looseTerms(runs: Run[], { shortestBeginning = 3 } = {}): Term[] {
  const terms = runs.flatMap(({ text, words }): Term[] =>
    words ? cutIntoPieces(text).map(toPiece) : [{ kind: 'word', word: text }],
  )
  const last = terms.at(-1)
  if (last?.kind !== 'word' || last.word.length < shortestBeginning) return selectTerms(terms)
  return selectTerms([...terms.slice(0, -1), { ...last, isBeginning: true }])
}

const toPiece = (characters: string): Term => ({ kind: 'piece', characters })

/** Words like `the` count only when there is nothing else, or when they may become another word. */
function selectTerms(terms: Term[]): Term[] {
  const telling = terms.filter(
    (term) => term.kind === 'piece' || (term.kind === 'word' && term.isBeginning) || !isStopWord(term.word),
  )
  return (telling.length > 0 ? telling : terms).slice(-MOST_TERMS)
}
