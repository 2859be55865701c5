import {
  type Choice,
  CHOICES,
  type Measure,
  MEASURES,
  type NameOf,
  namesOf,
  per,
} from '../../../contract/catalogue/filters.ts'
import type { Sort } from '../../../contract/catalogue/values.ts'
import { type LocalizedText, watchReads } from '../../../database/index.ts'
import {
  type ArtworkFilters,
  CHOICE_COLUMNS,
  type FilterColumns,
  MEASURE_COLUMNS,
  type Range,
} from '../artwork-filters.ts'
import { addAll, addWithin, type Bits, clearBit, keepCommon, makeBits, setBit, sliceBits } from './bits.ts'

/** What the index knows of a work that visitors may see. */
export interface IndexedArtwork {
  id: number
  publishedAt: number
  artist: number
  columns: FilterColumns
}

/** Something that staff named and works are filtered by, such as a category. */
interface IndexedTerm {
  id: number
  slug: string
  name: LocalizedText
}

export type IndexedTerms = Record<NameOf<'term'>, IndexedTerm[]>

/** For each filter in use the positions that pass it. */
type Allowed = Map<keyof ArtworkFilters, Bits>

/**
 * All works that visitors may see, in memory: sets of positions by value, positions in order of publication.
 * It answers which works are on a page and how many any further filter would leave, whatever the number of works.
 */
export class ArtworkIndex {
  #capacity = 0
  #used = 0
  #ids = new Int32Array(0)
  #publishedAt = new Float64Array(0)
  #artists = new Int32Array(0)
  #measures = per(MEASURES, () => new Int32Array(0))
  #sets = per(CHOICES, () => new Map<string | number, Bits>())
  #buckets = per(MEASURES, (measure) => MEASURE_COLUMNS[measure].bars.map(() => makeBits(0)))
  #shown = makeBits(0)
  #terms: IndexedTerms = per(namesOf('term'), () => [])
  readonly #positions = new Map<number, number>()
  readonly #filled = Promise.withResolvers<void>()
  #isFilled = false

  /** Whether works have been taken in: until then it knows nothing of any. */
  get isFilled(): boolean {
    return this.#isFilled
  }

  /** Resolves once they have been. */
  get filled(): Promise<void> {
    return this.#filled.promise
  }

  /** What staff named, such as categories, in the gallery's order. */
  get terms(): IndexedTerms {
    watchReads.note(['artworks'])
    return this.#terms
  }

  /** Forgets everything and takes these works instead, in order of publication. */
  replace(artworks: IndexedArtwork[], terms: IndexedTerms = this.#terms): void {
    this.#terms = terms
    this.#used = 0
    this.#positions.clear()
    this.#capacity = 0
    this.#sets = per(CHOICES, () => new Map())
    this.#buckets = per(MEASURES, (measure) => MEASURE_COLUMNS[measure].bars.map(() => makeBits(0)))
    this.#shown = makeBits(0)
    this.#grow(Math.max(1024, Math.ceil(artworks.length * 1.25)))
    for (const artwork of artworks) this.#append(artwork)
    this.#isFilled = true
    this.#filled.resolve()
  }

  /** Adds a work or takes in its changes; false when it belongs among the earlier ones and all must be replaced. */
  put(artwork: IndexedArtwork): boolean {
    const position = this.#positions.get(artwork.id)
    if (position !== undefined && this.#publishedAt[position] === artwork.publishedAt) {
      this.#clear(position)
      this.#write(position, artwork)
      return true
    }
    if (position !== undefined) this.remove(artwork.id)
    const last = this.#used - 1
    const isLatest =
      last < 0 ||
      artwork.publishedAt > this.#publishedAt[last]! ||
      (artwork.publishedAt === this.#publishedAt[last] && artwork.id > this.#ids[last]!)
    if (isLatest) this.#append(artwork)
    return isLatest
  }

  remove(id: number): void {
    const position = this.#positions.get(id)
    if (position === undefined) return
    this.#clear(position)
    this.#positions.delete(id)
  }

  /** The ids on one page in order, and whether there are more. */
  find(filters: ArtworkFilters, { sort, page, pageSize }: { sort: Sort; page: number; pageSize: number }) {
    const positions = sliceBits(this.join(this.allow(filters)), {
      skip: (page - 1) * pageSize,
      limit: pageSize + 1,
      isDescending: sort === 'latest',
    })
    return { ids: positions.slice(0, pageSize).map((at) => this.#ids[at]!), hasMore: positions.length > pageSize }
  }

  /** For each filter in use the positions that pass it. */
  allow(filters: ArtworkFilters): Allowed {
    watchReads.note(['artworks'])
    const allowed: Allowed = new Map()
    for (const choice of CHOICES) {
      const values: (string | number)[] | undefined = filters[choice]
      if (values) allowed.set(choice, this.#union(values.flatMap((value) => this.#sets[choice].get(value) ?? [])))
    }
    for (const measure of MEASURES) {
      const range = filters[measure]
      if (range) allowed.set(measure, this.#within(measure, range))
    }
    if (filters.artist !== undefined) allowed.set('artist', this.#by(filters.artist))
    return allowed
  }

  /** The positions of the works that pass every filter but one that is left out. */
  join(allowed: Allowed, except?: keyof ArtworkFilters): Bits {
    const matching = this.#shown.slice()
    for (const [name, bits] of allowed) if (name !== except) keepCommon(matching, bits)
    return matching
  }

  /** The works that hold each value of a filter. */
  setsOf(choice: Choice): ReadonlyMap<string | number, Bits> {
    return this.#sets[choice]
  }

  /** The works in each bar of a distribution. */
  bucketsOf(measure: Measure): readonly Bits[] {
    return this.#buckets[measure]
  }

  /** A measure by position; only those that lie in a bar are of works that are shown and have one. */
  columnOf(measure: Measure): Int32Array {
    return this.#measures[measure]
  }

  #union(sets: Bits[]): Bits {
    const union = makeBits(this.#capacity)
    for (const bits of sets) addAll(union, bits)
    return union
  }

  /** Bars that lie inside of the range are taken whole; only in those at its ends each work is looked at. */
  #within(measure: Measure, { min = 0, max = Infinity }: Range): Bits {
    const allowed = makeBits(this.#capacity)
    const begins = MEASURE_COLUMNS[measure].bars
    this.#buckets[measure].forEach((bucket, at) => {
      const [first, last] = [begins[at]!, (begins[at + 1] ?? Infinity) - 1]
      if (last < min || first > max) return
      if (first >= min && last <= max) return addAll(allowed, bucket)
      addWithin(allowed, bucket, this.#measures[measure], min, max)
    })
    return allowed
  }

  #by(artist: number): Bits {
    const allowed = makeBits(this.#capacity)
    for (let position = 0; position < this.#used; position++) {
      if (this.#artists[position] === artist) setBit(allowed, position)
    }
    return allowed
  }

  #append(artwork: IndexedArtwork): void {
    if (this.#used === this.#capacity) this.#grow(this.#capacity * 2)
    this.#positions.set(artwork.id, this.#used)
    this.#write(this.#used++, artwork)
  }

  #write(position: number, { id, publishedAt, artist, columns }: IndexedArtwork): void {
    this.#ids[position] = id
    this.#publishedAt[position] = publishedAt
    this.#artists[position] = artist
    for (const measure of MEASURES) {
      const { column, bars } = MEASURE_COLUMNS[measure]
      const value = columns[column]
      // Such as a work that has no price to show.
      if (value === null) continue
      this.#measures[measure][position] = value
      setBit(this.#buckets[measure][bars.findLastIndex((begin) => begin <= value)]!, position)
    }
    for (const choice of CHOICES) {
      const value = columns[CHOICE_COLUMNS[choice]]
      if (Array.isArray(value)) for (const one of value) this.#add(choice, one, position)
      else this.#add(choice, value, position)
    }
    setBit(this.#shown, position)
  }

  #add(choice: Choice, value: string | number, position: number): void {
    const sets = this.#sets[choice]
    let bits = sets.get(value)
    if (!bits) sets.set(value, (bits = makeBits(this.#capacity)))
    setBit(bits, position)
  }

  #clear(position: number): void {
    for (const choice of CHOICES) for (const bits of this.#sets[choice].values()) clearBit(bits, position)
    for (const measure of MEASURES) for (const bits of this.#buckets[measure]) clearBit(bits, position)
    clearBit(this.#shown, position)
  }

  #grow(capacity: number): void {
    // Sets are joined word by word, so all of them are of one length.
    this.#capacity = Math.ceil(Math.max(capacity, 1024) / 32) * 32
    const enlarge = (bits: Bits) => copyInto(makeBits(this.#capacity), bits)
    this.#ids = copyInto(new Int32Array(this.#capacity), this.#ids)
    this.#publishedAt = copyInto(new Float64Array(this.#capacity), this.#publishedAt)
    this.#artists = copyInto(new Int32Array(this.#capacity), this.#artists)
    this.#shown = enlarge(this.#shown)
    for (const measure of MEASURES) {
      this.#measures[measure] = copyInto(new Int32Array(this.#capacity), this.#measures[measure])
      this.#buckets[measure] = this.#buckets[measure].map(enlarge)
    }
    for (const choice of CHOICES)
      for (const [value, bits] of this.#sets[choice]) this.#sets[choice].set(value, enlarge(bits))
  }
}

function copyInto<List extends Int32Array | Float64Array | Uint32Array>(target: List, source: List): List {
  target.set(source.subarray(0, target.length))
  return target
}
