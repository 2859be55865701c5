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
import {
  addAll,
  addBetween,
  addWithin,
  type Bits,
  clearBit,
  findExtremes,
  keepCommon,
  makeBits,
  setBit,
  sliceBits,
} from './bits.ts'

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

/** For each filter in use the positions that pass it; they are the index's own, and only good until it changes. */
type Allowed = ReadonlyMap<keyof ArtworkFilters, Bits>

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
  #reaching = per(MEASURES, (measure) => makeSteps(measure))
  #shown = makeBits(0)
  #terms: IndexedTerms = per(namesOf('term'), () => [])
  #changes = 0
  #ends: { changes: number; of: Record<Measure, [least: number, greatest: number]> } | undefined
  readonly #positions = new Map<number, number>()
  readonly #filled = Promise.withResolvers<void>()
  #isFilled = false

  /** Whether works have been taken in: until then it knows nothing of any. */
  get isFilled(): boolean {
    return this.#isFilled
  }

  /** How often anything in it has changed. */
  get changes(): number {
    return this.#changes
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
    this.#changes++
    this.#used = 0
    this.#positions.clear()
    this.#capacity = 0
    this.#sets = per(CHOICES, () => new Map())
    this.#reaching = per(MEASURES, (measure) => makeSteps(measure))
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

  /** The same wishes for works, without the ends of ranges beyond which there is none. */
  clip(filters: ArtworkFilters): ArtworkFilters {
    const ends = this.#findEnds()
    const clipped = { ...filters }
    for (const measure of MEASURES) {
      const { min = 0, max = Infinity }: Range = filters[measure] ?? { min: undefined, max: undefined }
      const [least, greatest] = ends[measure]
      if (filters[measure])
        clipped[measure] = { min: min <= least ? undefined : min, max: max >= greatest ? undefined : max }
    }
    return clipped
  }

  /** For each filter in use the positions that pass it. */
  allow(asked: ArtworkFilters): Allowed {
    watchReads.note(['artworks'])
    const filters = this.clip(asked)
    const allowed = new Map<keyof ArtworkFilters, Bits>()
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

  /** The works whose measure reaches the beginning of each bar of its distribution, and in the end those of none. */
  reachingOf(measure: Measure): readonly Bits[] {
    return this.#reaching[measure]
  }

  /** A measure by position; only those that lie in a bar are of works that are shown and have one. */
  columnOf(measure: Measure): Int32Array {
    return this.#measures[measure]
  }

  #findEnds() {
    if (this.#ends?.changes !== this.#changes) {
      const of = per(MEASURES, (measure) => {
        const [reached, missed] = [this.#reaching[measure][0]!, this.#reaching[measure].at(-1)!]
        return findExtremes(this.#shown, { reached, missed }, this.#measures[measure])
      })
      this.#ends = { changes: this.#changes, of }
    }
    return this.#ends.of
  }

  #union([first, ...others]: Bits[]): Bits {
    if (first && others.length === 0) return first
    const union = first?.slice() ?? makeBits(this.#capacity)
    for (const bits of others) addAll(union, bits)
    return union
  }

  /** Bars that lie inside of the range are taken as one; only in those at its ends each work is looked at. */
  #within(measure: Measure, { min = 0, max = Infinity }: Range): Bits {
    const allowed = makeBits(this.#capacity)
    const begins = MEASURE_COLUMNS[measure].bars
    const between = (from: number, to: number) => ({
      reached: this.#reaching[measure][from]!,
      missed: this.#reaching[measure][to]!,
    })
    const endOf = (bar: number) => (begins[bar + 1] ?? Infinity) - 1
    const isWhole = (bar: number) => begins[bar]! >= min && endOf(bar) <= max
    const touched = [...begins.keys()].filter((bar) => endOf(bar) >= min && begins[bar]! <= max)
    const whole = touched.filter(isWhole)
    if (whole.length > 0) addBetween(allowed, between(whole[0]!, whole.at(-1)! + 1))
    for (const bar of touched)
      if (!isWhole(bar)) addWithin(allowed, between(bar, bar + 1), this.#measures[measure], [min, max])
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
    this.#changes++
    this.#ids[position] = id
    this.#publishedAt[position] = publishedAt
    this.#artists[position] = artist
    for (const measure of MEASURES) {
      const { column, bars } = MEASURE_COLUMNS[measure]
      const value = columns[column]
      // Such as a work that has no price to show.
      if (value === null) continue
      this.#measures[measure][position] = value
      for (let bar = 0; bar < bars.length && bars[bar]! <= value; bar++) setBit(this.#reaching[measure][bar]!, position)
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
    this.#changes++
    for (const choice of CHOICES) for (const bits of this.#sets[choice].values()) clearBit(bits, position)
    for (const measure of MEASURES) for (const bits of this.#reaching[measure]) clearBit(bits, position)
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
      this.#reaching[measure] = this.#reaching[measure].map(enlarge)
    }
    for (const choice of CHOICES)
      for (const [value, bits] of this.#sets[choice]) this.#sets[choice].set(value, enlarge(bits))
  }
}

/** A set for each bar, and one that stays empty behind the last. */
const makeSteps = (measure: Measure): Bits[] => [...MEASURE_COLUMNS[measure].bars, Infinity].map(() => makeBits(0))

function copyInto<List extends Int32Array | Float64Array>(target: List, source: List): List {
  target.set(source.subarray(0, target.length))
  return target
}
