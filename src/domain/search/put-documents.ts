import { sql } from 'kysely'

import type { SearchType } from '../../contract/catalogue/values.ts'
import type { Database, LocalizedText } from '../../database/index.ts'
import { isCorrectable } from './correct-query.ts'
import { createKeyMaker, type SearchDocument } from './document-keys.ts'
import { type Run, splitWords } from './split-words.ts'
import { type FormsByWord, recallForms } from './word-forms.ts'

/** Makes documents findable as they are now, whether they were known before or not; a thousand at once are quicker than one by one. */
export async function putDocuments(db: Database, documents: SearchDocument[]): Promise<void> {
  if (documents.length === 0) return
  const split = createSplitter()
  const headWords = wordsIn(
    documents.flatMap(({ title, names = [] }) => [title, ...names]),
    split,
  )
  const textWords = wordsIn(
    documents.flatMap(({ texts = [] }) => texts),
    split,
  )
  const forms = await recallForms(db, new Set([...headWords, ...textWords]))

  await writeDocuments(db, documents, createKeyMaker(split, forms))
  await writeWords(db, headWords, forms)
  await sortIntoIndexes(db)
}

/** Makes documents unfindable; those that are unknown already are. */
export async function removeDocuments(db: Database, type: SearchType, ids: number[]): Promise<void> {
  if (ids.length === 0) return
  await db
    .deleteFrom('search_documents')
    .where('type', '=', type)
    .where('id', '=', sql<number>`ANY (${ids}::int[])`)
    .execute()
}

function createSplitter() {
  const known = new Map<string, Run[]>()
  return (text: string) => {
    const before = known.get(text)
    if (before) return before
    const runs = splitWords(text)
    known.set(text, runs)
    return runs
  }
}

function wordsIn(texts: (LocalizedText | null)[], split: (text: string) => Run[]): Set<string> {
  const words = new Set<string>()
  for (const text of new Set(texts.flatMap((one) => Object.values(one ?? {})))) {
    for (const run of split(text ?? '')) {
      if (!run.words) words.add(run.text)
      if (run.joined !== undefined) words.add(run.joined)
    }
  }
  return words
}

/** In order, as below, so that two who write the same do not wait for each other. */
async function writeDocuments(db: Database, documents: SearchDocument[], makeKeys: ReturnType<typeof createKeyMaker>) {
  const types: string[] = []
  const ids: number[] = []
  const lengths: number[] = []
  const keysOfAll: string[] = []
  // Of one that comes twice the last counts.
  for (const document of new Map(documents.map((one) => [`${one.type} ${one.id}`, one])).values()) {
    const { keys, titleLength } = makeKeys(document)
    types.push(document.type)
    ids.push(document.id)
    lengths.push(titleLength)
    keysOfAll.push(keys.join(' '))
  }
  await sql`
    INSERT INTO search_documents (type, id, title_length, keys)
    SELECT type, id, title_length, array_to_tsvector(string_to_array(keys, ' '))
    FROM unnest(${types}::text[], ${ids}::int[], ${lengths}::int[], ${keysOfAll}::text[])
      AS documents (type, id, title_length, keys)
    ORDER BY type, id
    ON CONFLICT (type, id) DO UPDATE SET title_length = excluded.title_length, keys = excluded.keys`.execute(db)
}

/** Adds to the words that a misspelt one may be corrected to. */
async function writeWords(db: Database, words: Set<string>, forms: FormsByWord) {
  const plain = Array.from(words, (word) => forms.get(word)?.plain ?? word).filter(isCorrectable)
  await sql`
    INSERT INTO search_words (word)
    SELECT DISTINCT word FROM unnest(${plain}::text[]) AS added (word)
    WHERE NOT EXISTS (SELECT FROM search_words WHERE search_words.word = added.word)
    ORDER BY word
    ON CONFLICT DO NOTHING`.execute(db)
}

/** Every search would read through what waits to be sorted in. */
async function sortIntoIndexes(db: Database) {
  await sql`
    SELECT gin_clean_pending_list('search_documents_keys'), gin_clean_pending_list('search_words_trigrams')`.execute(db)
}
