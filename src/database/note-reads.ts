import { AsyncLocalStorage } from 'node:async_hooks'

import { type Kind, kindOf, kindsNamedIn, type Part } from './told.ts'

/** What is being made from the database right now. */
interface Making {
  /** What it is made from so far: kinds, or rows of them, as notices name them. */
  reads: Set<string>
  /** Of these kinds it is said otherwise what is read of them. */
  narrowed: ReadonlySet<Kind>
}

const making = new AsyncLocalStorage<Making>()

/** For what is made from something that we cannot see: any notice may be about it. */
export const ANYTHING = 'anything'

/** Sees what something is made from, so that it can be forgotten when that changes (record 0104). */
export const watchReads = {
  /** Makes something and adds to these what it is made from. */
  during: <Result>(reads: Set<string>, make: () => Promise<Result>): Promise<Result> =>
    making.run({ reads, narrowed: new Set() }, make),
  /** Adds to what is being made right now, if anything is. */
  note: (reads: Iterable<string>): void => {
    const now = making.getStore()
    if (now) for (const read of reads) add(now.reads, read)
  },
}

/** Notes what a statement reads, unless it is said more narrowly. */
export function noteStatement(statement: string): void {
  const now = making.getStore()
  if (!now) return
  for (const kind of kindsNamedIn(statement)) if (!now.narrowed.has(kind)) add(now.reads, kind)
}

/**
 * Reads what only some rows of these kinds decide, as `partsOf` then tells: what is made here is not forgotten when
 * others change. Whoever leaves out a row that could come in, or go, keeps what is wrong: when in doubt, do not use it.
 */
export async function readPart<Result>(
  kinds: readonly Kind[],
  read: () => Promise<Result>,
  partsOf: (result: Result) => Iterable<string>,
): Promise<Result> {
  const now = making.getStore()
  if (!now) return read()
  try {
    const result = await making.run({ ...now, narrowed: new Set([...now.narrowed, ...kinds]) }, read)
    watchReads.note(partsOf(result))
    return result
  } catch (error) {
    // What is missing may be made something of, too.
    watchReads.note(kinds)
    throw error
  }
}

/** Rows by id, or by the id of what they belong to, as notices name them. */
export const rowsOf = (part: Part, ids: readonly number[]): string[] => ids.map((id) => `${part}:${id}`)

function add(reads: Set<string>, read: string): void {
  const kind = kindOf(read)
  if (reads.has(kind)) return
  if (read === kind) for (const other of reads) if (kindOf(other) === kind) reads.delete(other)
  reads.add(read)
}
