import type { ArtworkCard } from '../../../contract/catalogue/shapes.ts'
import type { Locale } from '../../../contract/locale.ts'
import { type Database, rowsOf, type touchedBy, watchReads } from '../../../database/index.ts'
import { readArtworkCards } from './artwork-cards.ts'

interface KeptCard {
  /** What it is made from, as notices name it. */
  reads: ReadonlySet<string>
  told: Partial<Record<Locale, ArtworkCard>>
}

/** In how many works' cards there is room for. */
const MOST = 5000

/**
 * Works as lists show them to everybody, kept until something on them changes: lists that nobody asked for before are made
 * of the same works as others. Whoever keeps them has to forget them by every notice.
 */
export class KeptCards {
  // A Map remembers the order of insertion: the first is the one unused for longest.
  readonly #kept = new Map<number, KeptCard>()
  #changes = 0

  /** Forgets what is made from something that has changed; what is being read right now is not kept. */
  forget(isTouched: ReturnType<typeof touchedBy>): void {
    this.#changes++
    for (const [id, { reads }] of this.#kept) if (isTouched(reads)) this.#kept.delete(id)
  }

  /** These works in this order; what visitors may not see is left out. */
  async read(db: Database, ids: number[], locale: Locale): Promise<ArtworkCard[]> {
    const found = new Map<number, ArtworkCard>()
    for (const id of ids) this.#find(id, locale, found)
    const missing = ids.filter((id) => !found.has(id))
    for (const card of await this.#fetch(db, missing, locale)) found.set(card.id, card)
    return ids.flatMap((id) => found.get(id) ?? [])
  }

  #find(id: number, locale: Locale, found: Map<number, ArtworkCard>): void {
    const kept = this.#kept.get(id)
    const card = kept?.told[locale]
    if (!kept || !card) return
    this.#kept.delete(id)
    this.#kept.set(id, kept)
    watchReads.note(kept.reads)
    found.set(id, card)
  }

  async #fetch(db: Database, ids: number[], locale: Locale): Promise<ArtworkCard[]> {
    if (ids.length === 0) return []
    const changes = this.#changes
    const reads = new Set<string>()
    const cards = await watchReads.during(reads, () => readArtworkCards(db, ids, locale))
    watchReads.note(reads)
    if (changes === this.#changes) for (const card of cards) this.#keep(card, locale, reads)
    return cards
  }

  #keep(card: ArtworkCard, locale: Locale, readTogether: ReadonlySet<string>): void {
    const ofAll = [...readTogether].filter((read) => !read.includes(':'))
    const own = [...rowsOf('artworks', [card.id]), ...rowsOf('artists', [card.artist.id])]
    const told = { ...this.#kept.get(card.id)?.told, [locale]: card }
    this.#kept.set(card.id, { reads: new Set([...ofAll, ...own]), told })
    for (const oldest of this.#kept.keys()) {
      if (this.#kept.size <= MOST) break
      this.#kept.delete(oldest)
    }
  }
}
