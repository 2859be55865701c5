import path from 'node:path'

import { AVAILABILITIES, type Availability } from '../../contract/catalogue/values.ts'
import { checkWritten } from '../../contract/content/check-written.ts'
import type { Doc, Fault, KindName } from '../../contract/content/fields.ts'
import { kindOf } from '../../contract/content/kinds.ts'
import { DEFAULT_LOCALE, isLocale, type Locale, LOCALES } from '../../contract/locale.ts'
import { type Arrival, checkKey, compose, type ContentState, readDraft } from '../content/index.ts'
import { resolveDays, resolveMoment } from './relative-days.ts'

/** A thing as a file tells it. */
export interface Told {
  state: ContentState
  arrival: Arrival
  /** Whether the file says when visitors saw it first. */
  isDated: boolean
}

/** What stands in a file beside a thing's own fields. */
const HEAD = ['state', 'published_at', 'languages', 'availability', 'former_slugs', 'draft'] as const
const STATES = ['published', 'hidden', 'draft']
const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

/** The file that a thing of a kind stands in. */
export function fileOf(kind: KindName, key: string): string {
  return kindOf(kind).layout === 'file' ? path.posix.join(kind, `${key}.yaml`) : `${kind}.yaml`
}

/** Reads what a file says about a thing; every fault is found, and none throws. */
export function readThing(
  kind: KindName,
  key: string,
  value: unknown,
  now: Date,
  zone: string,
): { told: Told; faults: Fault[] } {
  const { fields, layout } = kindOf(kind)
  const faults: Fault[] = checkKey(kind, key)
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return { told: nothingTold(), faults: [...faults, { path: [], word: 'invalid' }] }
  }
  const { state = 'published', published_at, languages, availability, former_slugs, draft, ...rest } = value as Doc
  if (typeof state !== 'string' || !STATES.includes(state)) faults.push({ path: ['state'], word: 'invalid' })
  for (const name of HEAD)
    if (!isHeadOf(name, kind, layout) && name in value) faults.push({ path: [name], word: 'unknown-field' })

  const written = readDraft(fields, resolveDays(fields, rest, now, zone))
  faults.push(...written.faults)
  const ahead = draft === undefined ? undefined : readDraft(fields, resolveDays(fields, draft, now, zone))
  faults.push(...(ahead?.faults ?? []).map((fault) => ({ ...fault, path: ['draft', ...fault.path] })))

  const spoken = readLanguages(languages, faults) ?? [...LOCALES]
  const moment = published_at === undefined ? undefined : resolveMoment(published_at, now, zone)
  if (published_at !== undefined && !moment) faults.push({ path: ['published_at'], word: 'invalid' })
  const arrival = readArrival({ availability, former_slugs }, faults)
  if (state === 'draft') {
    return { told: { ...nothingTold(), state: { ...nothingTold().state, draft: written.doc }, arrival }, faults }
  }
  const published = compose(fields, { former: null, draft: written.doc, languages: spoken, shown: spoken })
  if (faults.length === 0) faults.push(...checkWritten(kindOf(kind), published))
  return {
    told: {
      state: {
        draft: ahead?.doc ?? written.doc,
        published,
        isVisible: state === 'published',
        languages: spoken,
        publishedAt: moment ?? now,
      },
      arrival,
      isDated: moment !== undefined,
    },
    faults,
  }
}

const nothingTold = (): Told => ({
  state: { draft: {}, published: null, isVisible: false, languages: [], publishedAt: null },
  arrival: {},
  isDated: false,
})

/** When something was published matters where visitors see things in the order of time. */
const isHeadOf = (name: (typeof HEAD)[number], kind: KindName, layout: string) =>
  (name !== 'published_at' || layout === 'file') &&
  (name !== 'availability' || kind === 'artworks') &&
  (name !== 'former_slugs' || 'slug' in kindOf(kind).fields)

function readLanguages(value: unknown, faults: Fault[]): Locale[] | undefined {
  if (value === undefined) return undefined
  if (!Array.isArray(value) || !value.every(isLocale) || !value.includes(DEFAULT_LOCALE)) {
    faults.push({ path: ['languages'], word: 'invalid' })
    return undefined
  }
  return LOCALES.filter((locale) => value.includes(locale))
}

function readArrival({ availability, former_slugs }: Doc, faults: Fault[]): Arrival {
  if (availability !== undefined && !AVAILABILITIES.includes(availability as Availability)) {
    faults.push({ path: ['availability'], word: 'invalid' })
  }
  const isList = Array.isArray(former_slugs) && former_slugs.length <= 100
  if (
    former_slugs !== undefined &&
    !(isList && former_slugs.every((slug) => typeof slug === 'string' && slug.length <= 100 && SLUG.test(slug)))
  ) {
    faults.push({ path: ['former_slugs'], word: 'invalid' })
    return { availability: availability as Availability | undefined }
  }
  return {
    availability: availability as Availability | undefined,
    formerSlugs: former_slugs as string[] | undefined,
  }
}

/** A thing in the form in which a file tells it; the inverse of reading it. */
export function tellThing(kind: KindName, state: ContentState, arrival: Arrival): Doc {
  const { layout } = kindOf(kind)
  if (!state.published) return { state: 'draft', ...state.draft }
  const doc = state.published
  const isAhead = JSON.stringify(state.draft) !== JSON.stringify(doc)
  const isInAll = LOCALES.every((locale) => state.languages.includes(locale))
  return {
    ...(state.isVisible ? {} : { state: 'hidden' }),
    ...(layout === 'file' && state.publishedAt ? { published_at: state.publishedAt.toISOString() } : {}),
    ...(isInAll ? {} : { languages: state.languages }),
    ...(arrival.availability && arrival.availability !== 'available' ? { availability: arrival.availability } : {}),
    ...(arrival.formerSlugs && arrival.formerSlugs.length > 0 ? { former_slugs: arrival.formerSlugs } : {}),
    ...doc,
    ...(isAhead ? { draft: state.draft } : {}),
  }
}
