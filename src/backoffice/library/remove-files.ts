import { call } from '../api/call.ts'
import type { StoredFile } from './use-files.ts'

/** As many as one call takes. */
const AT_ONCE = 100
const DAY_MS = 86_400_000

/** Removes files that nothing names, and answers with those that are gone. */
export async function removeFiles(ids: number[]): Promise<number[]> {
  return (await call('POST /editor/media/removal', { body: { ids } })).removed
}

/** Removes everything that is used nowhere but what has just come in, telling how many are gone so far. */
export async function removeUnused(onRemoved: (count: number) => void): Promise<number[]> {
  const gone: number[] = []
  let before: number | undefined
  do {
    const query = { use: 'unused' as const, limit: AT_ONCE, ...(before ? { before } : {}) }
    const { files, next_before } = await call('GET /editor/media', { query })
    const ids = files.filter(isSettled).map(({ id }) => id)
    if (ids.length > 0) gone.push(...(await removeFiles(ids)))
    onRemoved(gone.length)
    before = next_before ?? undefined
  } while (before !== undefined)
  return gone
}

/** Somebody may be about to use what has just come in. */
const isSettled = ({ changed_at }: StoredFile) => Date.now() - Date.parse(changed_at) > DAY_MS

/** Brings them all back. */
export async function restoreFiles(ids: number[]): Promise<void> {
  for (let at = 0; at < ids.length; at += AT_ONCE) {
    await call('POST /editor/media/restoration', { body: { ids: ids.slice(at, at + AT_ONCE) } })
  }
}
