import { attempt } from '../../web/state/attempt.ts'
import type { Kept } from './draft-session.ts'
import { mergeDrafts } from './merge-drafts.ts'

interface Stored {
  at: number
  kept?: Kept | undefined
  loose?: Record<string, string> | undefined
}

/** What somebody has typed into one thing and the server does not have yet, kept in this browser for them alone. */
export interface KeptTyping {
  /** What was found when it was opened, left behind by pages that are gone. */
  found: Omit<Stored, 'at'>
  /** Keeps it, or with nothing forgets it; answers whether the browser does. */
  write: (kept: Kept | undefined) => boolean
  writeLoose: (loose: Record<string, string>) => boolean
  /** The page is left: whoever opens the thing next takes over what is kept. */
  close: () => void
}

interface Parts {
  storage?: Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'> | undefined
  locks?: Pick<LockManager, 'request'> | undefined
}

/** How long a page that is just being left may take to be gone. */
const LEAVING_MS = 300

/**
 * Opens the place where typing is kept. Every page writes to a place of its own, so two of them on the same thing never
 * write over each other; what a page leaves behind is taken over by the next one that is opened, and only then removed.
 */
export async function openKeptTyping(
  user: string,
  kind: string,
  id: number | string,
  { storage = attempt(() => localStorage), locks = navigator.locks }: Parts = {},
): Promise<KeptTyping> {
  const prefix = `cimaise.typing.${user}.${kind}.${id}.`
  const name = prefix + crypto.getRandomValues(new Uint32Array(2)).join('-')
  const release = await hold(locks, name)
  const own: Stored = { at: Date.now() }
  const save = () =>
    attempt(() => {
      if (!storage) return false
      if (own.kept || own.loose) storage.setItem(name, JSON.stringify(own))
      else storage.removeItem(name)
      return true
    }) ?? false

  const left = await findLeft(storage, locks, prefix)
  const taken: string[] = []
  for (const { place, stored } of left) {
    const kept = joinKept(own.kept, stored.kept)
    // What two pages have typed differently waits for the next time: one of them is brought back and saved first.
    if (kept === 'conflict') continue
    own.kept = kept
    own.loose = stored.loose || own.loose ? { ...stored.loose, ...own.loose } : undefined
    taken.push(place)
  }
  if (taken.length > 0 && save()) for (const place of taken) attempt(() => storage?.removeItem(place))
  return {
    found: { kept: own.kept, loose: own.loose },
    write: (kept) => {
      own.kept = kept
      return save()
    },
    writeLoose: (loose) => {
      own.loose = Object.keys(loose).length > 0 ? loose : undefined
      return save()
    },
    close: release,
  }
}

/** Holds a name for as long as this page is there. */
async function hold(locks: Parts['locks'], name: string): Promise<() => void> {
  if (!locks) return () => undefined
  const gone = Promise.withResolvers<void>()
  const held = Promise.withResolvers<void>()
  locks
    .request(name, () => {
      held.resolve()
      return gone.promise
    })
    .catch(() => held.resolve())
  await held.promise
  return () => gone.resolve()
}

/** What pages have left behind that are gone; a browser that cannot tell takes all for gone, which loses nothing either. */
async function findLeft(storage: Parts['storage'], locks: Parts['locks'], prefix: string) {
  const places = Array.from({ length: storage?.length ?? 0 }, (_, at) => storage?.key(at) ?? '')
  const left: { place: string; stored: Stored }[] = []
  for (const place of places.filter((one) => one.startsWith(prefix))) {
    const stored = attempt(() => JSON.parse(storage?.getItem(place) ?? 'null') as unknown)
    if (isStored(stored) && (await isGone(locks, place))) left.push({ place, stored })
  }
  return left.toSorted((one, other) => one.stored.at - other.stored.at)
}

async function isGone(locks: Parts['locks'], place: string): Promise<boolean> {
  if (!locks) return true
  return locks.request(place, { signal: AbortSignal.timeout(LEAVING_MS) }, () => true).catch(() => false)
}

function joinKept(one: Kept | undefined, other: Kept | undefined): Kept | undefined | 'conflict' {
  if (!one || !other) return one ?? other
  const { draft, conflicts } = mergeDrafts({ ...other, mine: other.draft, theirs: one.draft })
  return conflicts.length > 0 ? 'conflict' : { base: one.base, ours: [...one.ours, ...other.ours], draft }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

// Anybody can write into a browser's storage.
function isStored(value: unknown): value is Stored {
  if (!isRecord(value)) return false
  const { at, kept, loose } = value
  return typeof at === 'number' && (kept === undefined || isKept(kept)) && (loose === undefined || isTexts(loose))
}

const isTexts = (value: unknown) => isRecord(value) && Object.values(value).every((text) => typeof text === 'string')

function isKept(value: unknown): value is Kept {
  const { base, ours, draft } = Object(value) as Partial<Kept>
  return isRecord(base) && isRecord(draft) && Array.isArray(ours) && ours.every(isRecord)
}
