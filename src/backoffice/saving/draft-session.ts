import type { Doc } from '../../contract/content/fields.ts'
import { isSame, valueAt, withValue } from './leaves.ts'
import { type Conflict, mergeDrafts } from './merge-drafts.ts'

/** What the server holds. */
export interface Held {
  version: number
  draft: Doc
}

/** What is kept in the browser until the server has it: enough to tell our changes from those of others later. */
export interface Kept {
  base: Doc
  ours: Doc[]
  draft: Doc
}

/** Why a save did not succeed. `lost`: nobody knows whether it arrived. `busy`: something large is being written. */
export type Setback = 'changed' | 'lost' | 'busy' | 'refused' | 'gone'

interface Parts<Item extends Held> {
  item: Item
  kept?: Kept | undefined
  save: (version: number, draft: Doc) => Promise<Item>
  read: () => Promise<Item>
  /** Tells what kind of failure something is. */
  setbackOf: (error: unknown) => Setback
  /** Keeps what is not sent yet, or with nothing forgets it. */
  keep: (kept: Kept | undefined) => void
  onChange: () => void
  /** Does something later, and answers how to stop that. */
  later: (work: () => void, ms: number) => () => void
}

export type Phase = 'saved' | 'waiting' | 'saving' | 'offline' | 'busy' | 'refused' | 'conflict' | 'gone'

const TYPING_PAUSE_MS = 800
const LONGEST_PAUSE_MS = 30_000
/** How often it is tried to bring everything to the server before something else is done. */
const MOST_TURNS = 10
/** How many forms that were sent without an answer are remembered as ours. */
const MOST_UNANSWERED = 20

/**
 * Somebody writing one thing. What is in the fields is theirs alone: replies of the server change the version, never a
 * text that was typed. One save is under way at a time, and the newest form is sent next.
 */
export class DraftSession<Item extends Held> {
  readonly #parts: Parts<Item>
  #item: Item
  #draft: Doc
  /** What the server holds of ours, as we sent it. */
  #base: Doc
  /** What it may hold of ours besides: unanswered saves, and the form it gave the last one. */
  #ours: Doc[]
  /** What others have written, while it is not decided whose words stay. */
  #met: Item | undefined
  #trouble: 'offline' | 'busy' | 'refused' | 'gone' | undefined
  #fault: unknown
  #underway: Promise<void> | undefined
  #isActing = false
  #isClosed = false
  #failures = 0
  #stop = () => {}

  constructor(parts: Parts<Item>) {
    this.#parts = parts
    const { item, kept } = parts
    this.#item = item
    this.#draft = kept?.draft ?? item.draft
    this.#base = kept?.base ?? item.draft
    this.#ours = kept?.ours ?? []
    if (kept) this.#meet(item)
    if (this.#isDirty()) this.#plan(0)
  }

  get item(): Item {
    return this.#item
  }
  get draft(): Doc {
    return this.#draft
  }
  /** Why the last save was refused. */
  get fault(): unknown {
    return this.#trouble === 'refused' ? this.#fault : undefined
  }
  get conflicts(): Conflict[] {
    return this.#met ? this.#mergeWith(this.#met).conflicts : []
  }
  get phase(): Phase {
    if (this.#trouble === 'gone') return 'gone'
    if (this.#met) return 'conflict'
    if (this.#trouble) return this.#trouble
    if (this.#underway || this.#isActing) return 'saving'
    return this.#isDirty() ? 'waiting' : 'saved'
  }

  /** Something was typed. */
  type(draft: Doc): void {
    this.#draft = draft
    if (this.#trouble === 'refused') this.#trouble = undefined
    this.#tell()
    this.#plan(TYPING_PAUSE_MS)
  }

  /** Sends at once what waits: somebody asked, or the connection is back. */
  tryNow(): void {
    this.#failures = 0
    this.#plan(0)
  }

  /** Decides whose words stay, by path; what nobody decided about stays open. */
  resolve(choices: Record<string, 'mine' | 'theirs'>): void {
    const met = this.#met
    if (!met) return
    const { draft, conflicts } = this.#mergeWith(met)
    if (!conflicts.every(({ path }) => choices[path])) return
    this.#draft = conflicts
      .filter(({ path }) => choices[path] === 'theirs')
      .reduce((merged, { path }) => withValue(merged, path, valueAt(met.draft, path)), draft)
    this.#adopt(met, met.draft)
    this.#plan(0)
  }

  /** Does something else with the thing, such as publishing it: after everything typed is saved, and with no save beside it. */
  async act(work: (version: number) => Promise<Item>, { isReplacing = false } = {}): Promise<Item> {
    await this.settle()
    this.#isActing = true
    this.#tell()
    try {
      const item = await work(this.#item.version)
      if (isReplacing) this.#draft = item.draft
      this.#adopt(item, isReplacing ? item.draft : this.#base)
      return item
    } catch (error) {
      if (this.#parts.setbackOf(error) === 'changed') await this.#readAgain()
      throw error
    } finally {
      this.#isActing = false
      this.#tell()
      this.#plan(0)
    }
  }

  /** Done once everything typed is saved; fails when that is not possible now. */
  async settle(): Promise<void> {
    this.#stop()
    for (let turn = 0; this.#underway || this.#isDirty() || this.#met; turn++) {
      if (this.#met || turn === MOST_TURNS) throw new Error('conflict')
      await (this.#underway ?? this.#send())
      if (this.#trouble) throw this.#fault ?? new Error(this.#trouble)
    }
  }

  /** The page is left: what waits is sent, and nothing is told any more. */
  close(): void {
    this.#stop()
    if (!this.#underway && !this.#isActing) void this.#send()
    this.#isClosed = true
  }

  #isDirty(): boolean {
    return !isSame(this.#draft, this.#base)
  }

  #mergeWith = ({ draft }: Item) =>
    mergeDrafts({ base: this.#base, ours: this.#ours, mine: this.#draft, theirs: draft })

  /** Takes over what the server holds, where it leaves open nothing that somebody has to decide. */
  #meet(item: Item): void {
    const { draft, conflicts } = this.#mergeWith(item)
    this.#met = item
    if (conflicts.length === 0) {
      this.#draft = draft
      this.#adopt(item, item.draft)
    } else this.#tell()
  }

  #adopt(item: Item, base: Doc): void {
    this.#item = item
    this.#base = base
    this.#met = undefined
    this.#trouble = undefined
    this.#tell()
  }

  #plan(ms: number): void {
    this.#stop()
    if (this.#underway || this.#isActing || this.#met || this.#isClosed || !this.#isDirty()) return
    this.#stop = this.#parts.later(() => void this.#send(), ms)
  }

  #send(): Promise<void> {
    if (this.#underway || this.#isActing || this.#met || this.#trouble === 'gone' || !this.#isDirty()) {
      return this.#underway ?? Promise.resolve()
    }
    this.#underway = this.#saveOnce().finally(() => {
      this.#underway = undefined
      this.#tell()
      const isHopeless = this.#trouble === 'refused' || this.#trouble === 'gone'
      if (!isHopeless) this.#plan(this.#failures && Math.min(500 * 2 ** this.#failures, LONGEST_PAUSE_MS))
    })
    this.#tell()
    return this.#underway
  }

  async #saveOnce(): Promise<void> {
    const sent = this.#draft
    this.#ours = [...this.#ours, sent].slice(-MOST_UNANSWERED)
    this.#tell()
    try {
      const item = await this.#parts.save(this.#item.version, sent)
      this.#ours = [item.draft]
      this.#failures = 0
      this.#adopt(item, sent)
    } catch (error) {
      this.#fault = error
      this.#failures++
      const setback = this.#parts.setbackOf(error)
      if (setback === 'changed') await this.#readAgain()
      else this.#trouble = setback === 'lost' ? 'offline' : setback
    }
  }

  async #readAgain(): Promise<void> {
    try {
      this.#meet(await this.#parts.read())
    } catch (error) {
      this.#fault = error
      this.#trouble = this.#parts.setbackOf(error) === 'gone' ? 'gone' : 'offline'
    }
  }

  #tell(): void {
    if (this.#isClosed && this.#isDirty()) return
    this.#parts.keep(
      this.#isDirty() || this.#met ? { base: this.#base, ours: this.#ours, draft: this.#draft } : undefined,
    )
    if (!this.#isClosed) this.#parts.onChange()
  }
}
