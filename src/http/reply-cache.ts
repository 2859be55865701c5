import { prepare, type StoredReply, type WholeReply } from './stored-reply.ts'

/** How long a reply lasts: what many ask for is not pushed out by what somebody goes through once, as robots do. */
export type Lasting = 'often' | 'rarely'

/** A reply that is kept. */
interface Kept {
  key: string
  lasting: Lasting
  reply: StoredReply
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
  waiting: number
  abandon: (reason: unknown) => void
}

const MOST_BYTES: Record<Lasting, number> = { often: 64 * 1024 * 1024, rarely: 16 * 1024 * 1024 }
/** Addresses and what is noted of each reply count too. */
const BYTES_BESIDE = 4096
/** The same reply may be asked for in any number of ways: no more are known than there is room for. */
const MOST_ADDRESSES = 5000
const LONGEST_ADDRESS = 500

/** Keeps pages and replies of the API until the content changes; many who ask at once for the same cost one making. */
export class ReplyCache {
  // A Map remembers the order of insertion: the first key is the one unused for longest.
  readonly #kept: Record<Lasting, Map<string, Kept>> = { often: new Map(), rarely: new Map() }
  readonly #keptAs = new WeakMap<StoredReply, Kept>()
  readonly #addresses = new Map<string, Kept>()
  readonly #underWay = new Map<string, Making>()
  #bytes: Record<Lasting, number> = { often: 0, rarely: 0 }
  #generation = 0

  /** Forgets everything; what is being made right now is delivered, but not kept. */
  clear(): void {
    this.#generation++
    for (const kept of Object.values(this.#kept)) kept.clear()
    this.#addresses.clear()
    this.#underWay.clear()
    this.#bytes = { often: 0, rarely: 0 }
  }

  /** The reply under this key, if it is kept. */
  peek(key: string): StoredReply | undefined {
    return this.#use(this.#kept.often.get(key) ?? this.#kept.rarely.get(key))?.reply
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
    }
  }

  #begin(key: string, make: (areAllGone: AbortSignal) => Promise<WholeReply>, lasting: Lasting): Making {
    const generation = this.#generation
    const allGone = new AbortController()
    const reply = make(allGone.signal)
      .then((whole) => {
        const made = prepare(whole, () => this.#reckon(made))
        const isWanted = generation === this.#generation && !allGone.signal.aborted
        if (made.status === 200 && isWanted) this.#keep(key, made, lasting)
        return made
      })
      .finally(() => {
        if (this.#underWay.get(key) === making) this.#underWay.delete(key)
      })
    const making: Making = { reply, waiting: 0, abandon: (reason) => allGone.abort(reason) }
    this.#underWay.set(key, making)
    return making
  }

  #keep(key: string, reply: StoredReply, lasting: Lasting): void {
    const kept: Kept = { key, lasting, reply, bytes: 0, head: '', addresses: new Set() }
    this.#keptAs.set(reply, kept)
    this.#kept[lasting].set(key, kept)
    this.#reckon(reply)
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
    for (const [oldest, gone] of this.#kept[lasting]) {
      if (this.#bytes[lasting] <= MOST_BYTES[lasting]) break
      this.#kept[lasting].delete(oldest)
      for (const address of gone.addresses) this.#addresses.delete(address)
      this.#bytes[lasting] -= gone.bytes
    }
  }
}
