import { randomBytes } from 'node:crypto'

import { sql } from 'kysely'

import type { Database, FormerSlugRow, LocalizedText } from '../../../database/index.ts'
import { invalidFields } from '../../domain-error.ts'

type Sluggable = FormerSlugRow['kind']

const LONGEST = 80
const TRIES = 50

/** The readable part of an address for a title: `Été à l’Œuvre` becomes `ete-a-l-oeuvre`. */
function slugify(title: string): string {
  const plain = title
    .replace(/[œŒ]/g, 'oe')
    .replace(/[æÆ]/g, 'ae')
    .replaceAll('ß', 'ss')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, LONGEST)
    .replace(/^-|-$/g, '')
  // Without a letter it could be taken for an id.
  return /[a-z]/.test(plain) ? plain : ['no', plain].filter(Boolean).join('-')
}

/** Slugs for new things, in their order: the wished one or it is refused, else one made of the title with a number if need be. */
export async function chooseSlugs(
  tx: Database,
  kind: Sluggable,
  news: { slug?: string | undefined; title: LocalizedText }[],
): Promise<string[]> {
  // Whoever else is choosing waits until we have committed, so that no two can choose the same.
  await sql`SELECT pg_advisory_xact_lock(hashtext(${`slugs of ${kind}`}))`.execute(tx)
  const bases = news.map(({ slug, title }) => slug ?? slugify(title.en))
  const taken = await readTaken(tx, kind, bases)
  const crowded = new Set(bases.filter((base, at) => taken.has(base) || bases.indexOf(base) < at))
  const numbered = [...crowded].flatMap((base) => candidatesFor(base))
  for (const slug of await readTaken(tx, kind, numbered)) taken.add(slug)

  const chosen = news.map(({ slug: wished }, at) => {
    const base = bases[at] as string
    if (wished !== undefined && taken.has(wished)) throw invalidFields({ slug: { word: 'taken' } })
    const slug =
      [base, ...(crowded.has(base) ? candidatesFor(base) : [])].find((one) => !taken.has(one)) ??
      `${base}-${randomBytes(4).toString('hex')}`
    taken.add(slug)
    return slug
  })
  await forgetFormer(tx, kind, chosen)
  return chosen
}

/** Gives something another slug, under which the former one leads to it as well. */
export async function changeSlug(tx: Database, kind: Sluggable, id: number, slug: string): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtext(${`slugs of ${kind}`}))`.execute(tx)
  const { rows } = await sql<{ slug: string }>`SELECT slug FROM ${sql.table(kind)} WHERE id = ${id}`.execute(tx)
  const former = rows[0]?.slug
  if (former === undefined || former === slug) return
  if ((await readTaken(tx, kind, [slug])).has(slug)) throw invalidFields({ slug: { word: 'taken' } })
  await sql`UPDATE ${sql.table(kind)} SET slug = ${slug} WHERE id = ${id}`.execute(tx)
  await forgetFormer(tx, kind, [slug])
  await tx
    .insertInto('former_slugs')
    .values({ kind, slug: former, entity_id: id })
    .onConflict((conflict) => conflict.columns(['kind', 'slug']).doUpdateSet({ entity_id: id }))
    .execute()
}

const candidatesFor = (base: string) => Array.from({ length: TRIES }, (_, at) => `${base}-${at + 2}`)

async function readTaken(tx: Database, kind: Sluggable, slugs: string[]): Promise<Set<string>> {
  if (slugs.length === 0) return new Set()
  const { rows } = await sql<{ slug: string }>`
    SELECT slug FROM ${sql.table(kind)} WHERE slug = ANY (${slugs})`.execute(tx)
  return new Set(rows.map(({ slug }) => slug))
}

// What lives under a slug now comes before what once did.
async function forgetFormer(tx: Database, kind: Sluggable, slugs: string[]): Promise<void> {
  await tx.deleteFrom('former_slugs').where('kind', '=', kind).where('slug', 'in', slugs).execute()
}
