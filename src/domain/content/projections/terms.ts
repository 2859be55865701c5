import type { Written } from '../../../contract/content/fields.ts'
import type { categories, printChoices } from '../../../contract/content/kinds/terms.ts'
import type { Database } from '../../../database/index.ts'
import { DomainError } from '../../domain-error.ts'
import type { Projection } from './projection.ts'
import { deleteRows, putRows } from './put-rows.ts'
import { indexArtists, indexArtworks } from './search-documents.ts'

const BATCH = 1000

type Term = Written<(typeof categories)['fields']>

const terms = (
  table: 'categories' | 'techniques' | 'artist_types',
  index: (tx: Database, ids: number[]) => Promise<void>,
): Projection<Term> => ({
  keepsHidden: true,
  show: async (tx, items) => {
    await putRows(
      tx,
      table,
      items.map(({ id, key, doc }) => ({ id, slug: key, name: doc.name, position: doc.position ?? 0 })),
    )
    const renamed = items.filter(({ isNew }) => !isNew).map(({ id }) => id)
    if (renamed.length > 0) await index(tx, renamed)
  },
  takeAway: async (tx, ids) => orInUse(() => deleteRows(tx, table, ids)),
})

/** Works are found by the names of what they are sorted under. */
const indexWorksOf = (column: 'category_id' | 'technique_id') => async (tx: Database, ids: number[]) => {
  const rows = await tx.selectFrom('artworks').select('id').where(column, 'in', ids).execute()
  for (let at = 0; at < rows.length; at += BATCH) {
    await indexArtworks(
      tx,
      rows.slice(at, at + BATCH).map(({ id }) => id),
    )
  }
}

export const showCategories = terms('categories', indexWorksOf('category_id'))
export const showTechniques = terms('techniques', indexWorksOf('technique_id'))
export const showArtistTypes = terms('artist_types', async (tx, ids) => {
  const rows = await tx.selectFrom('artists').select('id').where('type_id', 'in', ids).execute()
  await indexArtists(
    tx,
    rows.map(({ id }) => id),
  )
})

export const showPrintChoices: Projection<Written<(typeof printChoices)['fields']>> = {
  keepsHidden: true,
  show: (tx, items) =>
    putRows(
      tx,
      'print_choices',
      items.map(({ id, doc }) => ({ ...UNSAID, ...doc, id, position: doc.position ?? 0 })),
    ),
  takeAway: async (tx, ids) => orInUse(() => deleteRows(tx, 'print_choices', ids)),
}

/** What staff take out again goes from the row, too. */
const UNSAID = {
  about: null,
  ...{ frame_profile: null, frame_width: null, frame_depth: null, frame_color: null },
  ...{ mat_width: null, mat_color: null, glass: null, paper_color: null, paper_border: null },
}

/** What others hold on to stays: the database says so. */
export async function orInUse(remove: () => Promise<void>): Promise<void> {
  try {
    await remove()
  } catch (error) {
    if ((error as { code?: string }).code === FOREIGN_KEY) throw new DomainError('content-in-use')
    throw error
  }
}

const FOREIGN_KEY = '23503'
