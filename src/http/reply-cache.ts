import { prepare, type StoredReply, type WholeReply } from './stored-reply.ts'

/** How long a reply lasts: what many ask for is not pushed out by what somebody goes through once, as robots do. */
export type Lasting = 'often' | 'rarely'

/** Who sees what replies are made from. */
interface ReadWatch {
  /** Makes something and adds to these what it is made from. */
  during: <Result>(reads: Set<string>, make: () => Promise<Result>) => Promise<Result>
  /** Adds to what is being made right now, if anything is. */
  note: (reads: Iterable<string>) => void
}

/** Whether something that was made from this has changed. */
type IsTouched = (reads: ReadonlySet<string>) => boolean

/** Where nobody sees it, nothing is known to be made from anything. */
const UNSEEN: ReadWatch = { during: (_, make) => make(), note: () => undefined }

/** A reply that is kept. */
interface Kept {
  key: string
  lasting: Lasting
  reply: StoredReply
  reads: ReadonlySet<string>
  /** What it costs, as it was last reckoned. */
  bytes: number
  /** What it is sent with, once it has been sent. */
  head: string
  /** Where it has been asked for. */
  addresses: Set<string>
}

/** A reply that is being made, and how many wait for it. */
interface Making {
  reply: Promise<StoredReply>
  reads: Set<string>
  /** What has changed since it was begun. */
  changes: IsTouched[]
  waiting: number
  abandon: (reason: unknown) => void
}

const MOST_BYTES: Record<Lasting, number> = { often: 64 * 1024 * 1024, rarely: 16 * 1024 * 1024 }
/** Addresses and what is noted of each reply count too. */
const BYTES_BESIDE = 4096
/** The same reply may be asked for in any number of ways: no more are known than there is room for. */
const MOST_ADDRESSES = 5000
const LONGEST_ADDRESS = 500

/**
 * Keeps pages and replies of the API until what they are made from changes; many who ask at once for the same cost one
 * making. A page is also made from all that the replies of the API in it are made from.
 */
export class ReplyCache {
  // A Map remembers the order of insertion: the first key is the one unused for longest.
  readonly #kept: Record<Lasting, Map<string, Kept>> = { often: new Map(), rarely: new Map() }
  readonly #keptAs = new WeakMap<StoredReply, Kept>()
  readonly #addresses = new Map<string, Kept>()
  readonly #underWay = new Map<string, Making>()
  readonly #begun = new Set<Making>()
  readonly #watch: ReadWatch
  #bytes: Record<Lasting, number> = { often: 0, rarely: 0 }

  constructor(watch: ReadWatch = UNSEEN) {
    this.#watch = watch
  }

  /**
   * Forgets what is made from something that has changed. What is being made right now is delivered, but not kept if it
   * turns out to be made from that too; whoever asks from now on has it made anew.
   */
  forget(isTouched: IsTouched): void {
    for (const { changes } of this.#begun) changes.push(isTouched)
    this.#underWay.clear()
    for (const line of Object.values(this.#kept)) {
      for (const kept of line.values()) if (isTouched(kept.reads)) this.#drop(kept)
    }
  }

  /** The reply under this key, if it is kept. */
  peek(key: string): StoredReply | undefined {
    const kept = this.#use(this.#kept.often.get(key) ?? this.#kept.rarely.get(key))
    if (kept) this.#watch.note(kept.reads)
    return kept?.reply
  }

  /** The reply that was sent to whoever asked at this address, and what it was sent with. */
  find(address: string): Readonly<Pick<Kept, 'reply' | 'head'>> | undefined {
    return this.#use(this.#addresses.get(address))
  }

  /** Notes where a reply was asked for and what it is sent with, if it is one that is kept. */
  noteAddress(reply: StoredReply, address: string, headOf: () => string): void {
    const kept = this.#keptAs.get(reply)
    if (!kept || !this.#holds(kept) || address.length > LONGEST_ADDRESS || kept.addresses.has(address)) return
    kept.head ||= headOf()
    kept.addresses.add(address)
    this.#addresses.set(address, kept)
    for (const [oldest, { addresses }] of this.#addresses) {
      if (this.#addresses.size <= MOST_ADDRESSES) break
      this.#addresses.delete(oldest)
      addresses.delete(oldest)
    }
  }

  /**
   * The reply under this key, made if need be. Only complete ones (200) are kept. Once all who wait for it have gone,
   * as their signals tell, whoever makes it is told.
   */
  async get(
    key: string,
    make: (areAllGone: AbortSignal) => Promise<WholeReply>,
    { isGone, lasting = 'often' }: { isGone?: AbortSignal; lasting?: Lasting } = {},
  ): Promise<StoredReply> {
    const known = this.peek(key)
    if (known) return known
    isGone?.throwIfAborted()
    const making = this.#underWay.get(key) ?? this.#begin(key, make, lasting)
    const leave = () => {
      making.waiting--
      if (making.waiting > 0) return
      // Whoever comes from now on begins anew.
      if (this.#underWay.get(key) === making) this.#underWay.delete(key)
      making.abandon(isGone?.reason)
    }
    making.waiting++
    isGone?.addEventListener('abort', leave, { once: true })
    try {
      return await making.reply
    } finally {
      isGone?.removeEventListener('abort', leave)
      this.#watch.note(making.reads)
    }
  }

  #begin(key: string, make: (areAllGone: AbortSignal) => Promise<WholeReply>, lasting: Lasting): Making {
    const [reads, changes] = [new Set<string>(), [] as IsTouched[]]
    const allGone = new AbortController()
    const reply = this.#watch
      .during(reads, () => make(allGone.signal))
      .then((whole) => {
        const made = prepare(whole, () => this.#reckon(made))
        const isWanted = !allGone.signal.aborted && !changes.some((isTouched) => isTouched(reads))
        if (made.status === 200 && isWanted) this.#keep({ key, lasting, reply: made, reads })
        return made
      })
      .finally(() => {
        this.#begun.delete(making)
        if (this.#underWay.get(key) === making) this.#underWay.delete(key)
      })
    const making: Making = { reply, reads, changes, waiting: 0, abandon: (reason) => allGone.abort(reason) }
    this.#begun.add(making)
    this.#underWay.set(key, making)
    return making
  }

  #keep(made: Pick<Kept, 'key' | 'lasting' | 'reply' | 'reads'>): void {
    const kept: Kept = { ...made, bytes: 0, head: '', addresses: new Set() }
    const former = this.#kept[made.lasting].get(made.key)
    if (former) this.#drop(former)
    this.#keptAs.set(made.reply, kept)
    this.#kept[made.lasting].set(made.key, kept)
    this.#reckon(made.reply)
  }

  #drop({ key, lasting, addresses, bytes }: Kept): void {
    this.#kept[lasting].delete(key)
    for (const address of addresses) this.#addresses.delete(address)
    this.#bytes[lasting] -= bytes
  }

  /** Whether it is still kept. */
  #holds(kept: Kept): boolean {
    return this.#kept[kept.lasting].get(kept.key) === kept
  }

  /** Whatever is used goes to the end of the line of those that are forgotten. */
  #use(kept: Kept | undefined): Kept | undefined {
    if (!kept) return undefined
    const line = this.#kept[kept.lasting]
    line.delete(kept.key)
    line.set(kept.key, kept)
    return kept
  }

  /** Notes what a reply costs now, and makes room for it. */
  #reckon(reply: StoredReply): void {
    const kept = this.#keptAs.get(reply)
    if (!kept || !this.#holds(kept)) return
    const { lasting } = kept
    const bytes = reply.bytes() + BYTES_BESIDE
    this.#bytes[lasting] += bytes - kept.bytes
    kept.bytes = bytes
    for (const oldest of this.#kept[lasting].values()) {
      if (this.#bytes[lasting] <= MOST_BYTES[lasting]) break
      this.#drop(oldest)
    }
  }
}
