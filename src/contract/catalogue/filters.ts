import { COLOR_NAMES } from '../color.ts'
import { AVAILABILITIES, ORIENTATIONS, SIZES } from './values.ts'

/** What a range is measured in; a year or another bare number has none. */
export type Unit = '€' | 'cm' | ''

/** How a filter is asked for. */
export type Filter =
  /** Any of the things that staff named, by their slugs. */
  | { kind: 'term' }
  | { kind: 'choice'; values: readonly string[] }
  /** One of the values, not several. */
  | { kind: 'single'; values: readonly string[] }
  /** From, up to, or both. */
  | { kind: 'range'; unit: Unit }
  | { kind: 'artist' }

/** What works are filtered by, in the order of addresses: each row is a name in the query and how it is asked for. */
export const FILTERS = {
  category: { kind: 'term' },
  technique: { kind: 'term' },
  color: { kind: 'choice', values: COLOR_NAMES },
  orientation: { kind: 'choice', values: ORIENTATIONS },
  size: { kind: 'choice', values: SIZES },
  price: { kind: 'range', unit: '€' },
  width: { kind: 'range', unit: 'cm' },
  height: { kind: 'range', unit: 'cm' },
  artist: { kind: 'artist' },
  availability: { kind: 'single', values: AVAILABILITIES },
} as const satisfies Record<string, Filter>

/** The groups that filters are shown in, in their order, and the filters of each in the order they are told in. */
export const GROUPS = {
  category: ['category'],
  technique: ['technique'],
  color: ['color'],
  price: ['price'],
  size: ['width', 'height', 'size'],
  orientation: ['orientation'],
  availability: ['availability'],
} as const satisfies Partial<Record<Counted, readonly Counted[]>>

export type FilterName = keyof typeof FILTERS
export type GroupName = keyof typeof GROUPS

/** The filters of some kinds. */
export type NameOf<Kind extends Filter['kind']> = {
  [Name in FilterName]: (typeof FILTERS)[Name]['kind'] extends Kind ? Name : never
}[FilterName]

/** What a filter may hold, as a query says it. */
export type ValueOf<Name extends FilterName> = (typeof FILTERS)[Name] extends {
  values: readonly (infer Value extends string)[]
}
  ? Value
  : string

export type Choice = NameOf<'term' | 'choice' | 'single'>
export type Measure = NameOf<'range'>
/** Those that are counted: the reply says how many works any further value would leave. */
export type Counted = Choice | Measure

export const FILTER_NAMES = Object.keys(FILTERS) as FilterName[]
export const GROUP_NAMES = Object.keys(GROUPS) as GroupName[]

export const namesOf = <Kind extends Filter['kind']>(...kinds: Kind[]): NameOf<Kind>[] =>
  FILTER_NAMES.filter((name) => kinds.some((kind) => kind === FILTERS[name].kind)) as NameOf<Kind>[]

/** The same for each of some filters. */
export const per = <Name extends FilterName, T>(names: Name[], make: (name: Name) => T) =>
  Object.fromEntries(names.map((name) => [name, make(name)])) as Record<Name, T>

export const CHOICES: Choice[] = namesOf('term', 'choice', 'single')
export const MEASURES: Measure[] = namesOf('range')
