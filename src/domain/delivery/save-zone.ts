import type { ZoneInput } from '../../contract/delivery/endpoints.ts'
import { type Database, transact, waitForLock } from '../../database/index.ts'
import {
  type Actor,
  type ContentItem,
  createPublished,
  publish,
  removeContent,
  saveDraft,
  toItem,
} from '../content/index.ts'
import { DomainError, invalidFields } from '../domain-error.ts'
import { roundCents } from './round-cents.ts'
import { roundTo } from './round-to.ts'

const kind = 'shipping-zones'

/** Adds a zone with its countries and prices. */
export async function addZone(db: Database, actor: Actor, zone: ZoneInput): Promise<void> {
  await changeZones(db, async (tx, zones) => {
    if (zones.some(({ key, draft }) => (draft.slug ?? key) === zone.slug))
      throw invalidFields({ slug: { word: 'taken' } })
    await makeRoom(tx, actor, zones, zone)
    await createPublished(tx, actor, { kind, draft: toDoc(zone) })
  })
}

/** Puts another zone in the place of one, prices and countries included. */
export async function replaceZone(db: Database, actor: Actor, id: number, zone: ZoneInput): Promise<void> {
  await changeZones(db, async (tx, zones) => {
    if (!zones.some((one) => one.id === id)) throw new DomainError('not-found')
    const others = zones.filter((one) => one.id !== id)
    await makeRoom(tx, actor, others, zone)
    await saveDraft(tx, actor, { kind, id, draft: toDoc(zone) })
    await publish(tx, actor, { kind, id })
  })
}

/** Removes a zone; its countries fall to the zone that takes the rest. */
export async function removeZone(db: Database, actor: Actor, id: number): Promise<void> {
  await changeZones(db, async (tx) => void (await removeContent(tx, actor, { kind, id })))
}

// Countries and the rest move between zones: one change at a time, or two would wait for each other.
const changeZones = (db: Database, change: (tx: Database, zones: ContentItem[]) => Promise<void>) =>
  transact(db, async (tx) => {
    await waitForLock(tx, 'shipping zones')
    const rows = await tx.selectFrom('content').selectAll().where('kind', '=', kind).execute()
    await change(tx, rows.map(toItem))
  })

/** Takes from the other zones what this one is to have. */
async function makeRoom(tx: Database, actor: Actor, others: ContentItem[], zone: ZoneInput): Promise<void> {
  for (const { id, draft } of others) {
    const countries = (draft.countries as string[] | undefined) ?? []
    const left = countries.filter((country) => !zone.countries.includes(country))
    const losesRest = zone.takes_rest && draft.takes_rest === true
    if (left.length === countries.length && !losesRest) continue
    await saveDraft(tx, actor, {
      kind,
      id,
      draft: { ...draft, countries: left, takes_rest: draft.takes_rest === true && !losesRest },
    })
    await publish(tx, actor, { kind, id })
  }
}

/** What is finer than a millimetre, a gram, a cent or a hundredth of a percent is rounded, as it always was. */
const toDoc = ({ slug, name, position, takes_rest, countries, crate, insurance, rates }: ZoneInput) => ({
  slug,
  name,
  position,
  takes_rest,
  countries,
  crate_from: crate && roundTo(crate.from, 1),
  crate_price: crate && roundCents(crate.price * 100) / 100,
  insurance: roundTo(insurance, 2),
  rates: rates.map(({ max_side, max_weight, price }) => ({
    max_side: roundTo(max_side, 1),
    max_weight: roundTo(max_weight, 3),
    price: roundCents(price * 100) / 100,
  })),
})
