import { attempt } from '../../web/state/attempt.ts'
import type { Kept } from './draft-session.ts'

/** What somebody has typed into one thing and the server does not have yet, kept in this browser for them alone. */
export function openKeptTyping(user: string, kind: string, id: number) {
  const name = `cimaise.typing.${user}.${kind}.${id}`
  return {
    read: (): Kept | undefined =>
      attempt(() => {
        const kept: unknown = JSON.parse(localStorage.getItem(name) ?? 'null')
        return isKept(kept) ? kept : undefined
      }),
    /** Answers whether the browser keeps it. */
    write: (kept: Kept | undefined): boolean =>
      attempt(() => {
        if (kept) localStorage.setItem(name, JSON.stringify(kept))
        else localStorage.removeItem(name)
        return true
      }) ?? false,
  }
}

const isRecord = (value: unknown) => typeof value === 'object' && value !== null && !Array.isArray(value)

// Anybody can write into a browser's storage.
function isKept(value: unknown): value is Kept {
  const { base, ours, draft } = Object(value) as Partial<Kept>
  return isRecord(base) && isRecord(draft) && Array.isArray(ours) && ours.every(isRecord)
}
