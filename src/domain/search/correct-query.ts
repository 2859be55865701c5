import { sql } from 'kysely'

import type { Database } from '../../database/index.ts'
import { findsAnything } from './finds-anything.ts'
import { listOneSlipAway } from './one-slip-away.ts'
import type { Term } from './parse-query.ts'
import { typoCost } from './typo-cost.ts'
import { type FormsByWord, selectStems, type WordForms } from './word-forms.ts'

/** A slip in a longer word leaves enough of its trigrams to find it by them. */
const LONGEST_LISTED = 8
const MOST_CANDIDATES = 5
const MOST_ATTEMPTS = 24
const MOST_COUNTED = 1000

/** Terms that find something, and which words had to be replaced for it. */
export interface Correction {
  terms: Term[]
  forms: FormsByWord
  replaced: ReadonlyMap<string, string>
}

interface Attempt {
  cost: number
  terms: Term[]
  replaced: ReadonlyMap<string, string>
}

/** The nearest to these terms that finds something: they themselves, or with other words for those that may be misspelt. */
export async function correctQuery(
  db: Database,
  terms: Term[],
  forms: FormsByWord,
  writeQuery: (terms: Term[], forms: FormsByWord) => string,
): Promise<Correction | undefined> {
  // What cannot be misspelt, such as a number, has to be there in any case.
  const fixed = terms.filter((term) => !mayBeMisspelt(term, forms))
  if (fixed.length > 0 && !(await findsAnything(db, writeQuery(fixed, forms)))) return undefined
  const candidates = await findCandidates(db, terms, forms)
  const allForms = new Map([...forms, ...candidates.map(({ forms }) => [forms.plain, forms] as const)])
  const attempts = listAttempts(terms, candidates)
  const queries = attempts.map((attempt) => writeQuery(attempt.terms, allForms))
  // Counting many keeps the planner from reading document after document until one matches.
  const { rows } = await sql<{ number: number }>`
    SELECT attempts.number::int
    FROM unnest(${queries}::text[]) WITH ORDINALITY AS attempts (query, number)
    CROSS JOIN LATERAL (
      SELECT count(*) AS total
      FROM (
        SELECT FROM search_documents WHERE keys @@ attempts.query::tsquery LIMIT ${sql.lit(MOST_COUNTED)}
      ) AS matches
    ) AS found
    WHERE found.total > 0
    ORDER BY attempts.number
    LIMIT 1`.execute(db)
  const chosen = rows[0] && attempts[rows[0].number - 1]
  return chosen && { terms: chosen.terms, replaced: chosen.replaced, forms: allForms }
}

const mayBeMisspelt = (term: Term, forms: FormsByWord): boolean =>
  term.kind === 'word' && isCorrectable(forms.get(term.word)?.plain ?? '')

/** Whether a word, without its accents, may be a misspelt one or what was meant by one; numbers are not. */
export const isCorrectable = (plain: string): boolean => /^[a-z]{3,}$/.test(plain)

interface Candidate {
  typed: string
  cost: number
  forms: WordForms
}

async function findCandidates(db: Database, terms: Term[], forms: FormsByWord): Promise<Candidate[]> {
  const typed = new Map<string, string>()
  for (const term of terms) {
    if (term.kind !== 'word' || !mayBeMisspelt(term, forms)) continue
    typed.set(forms.get(term.word)?.plain ?? term.word, term.word)
  }
  const words = [...typed.keys()]
  const slips = words.map((word) => (word.length > LONGEST_LISTED ? '' : listOneSlipAway(word).join(' ')))
  const { rows } = await sql<WordForms & { typed: string }>`
    SELECT typed.word AS typed, known.word AS plain, ${selectStems('known.word')} AS stems
    FROM unnest(${words}::text[], ${slips}::text[]) AS typed (word, slips)
    CROSS JOIN LATERAL (
      (SELECT word FROM search_words WHERE word % typed.word ORDER BY similarity(word, typed.word) DESC, word LIMIT 20)
      UNION
      SELECT word FROM search_words WHERE word = ANY (string_to_array(typed.slips, ' '))
    ) AS known
    WHERE known.word <> typed.word`.execute(db)
  return rows.flatMap(({ typed: plain, ...forms }) => {
    const cost = typoCost(plain, forms.plain)
    return cost === undefined ? [] : [{ typed: typed.get(plain) as string, cost, forms }]
  })
}

/** The terms with each mixture of candidates, the nearest first. */
function listAttempts(terms: Term[], candidates: Candidate[]): Attempt[] {
  let attempts: Attempt[] = [{ cost: 0, terms: [], replaced: new Map() }]
  for (const term of terms) {
    const options = candidates
      .filter(({ typed }) => term.kind === 'word' && term.word === typed)
      .toSorted((a, b) => a.cost - b.cost || (a.forms.plain < b.forms.plain ? -1 : 1))
      .slice(0, MOST_CANDIDATES)
    attempts = attempts
      .flatMap(({ cost, terms: before, replaced }) => [
        { cost, terms: [...before, term], replaced },
        ...options.map((option) => ({
          cost: cost + option.cost,
          terms: [...before, { kind: 'word' as const, word: option.forms.plain }],
          replaced: new Map([...replaced, [option.typed, option.forms.plain]]),
        })),
      ])
      .toSorted((a, b) => a.cost - b.cost)
      .slice(0, MOST_ATTEMPTS)
  }
  return attempts
}
