import { expect, test } from 'vitest'

import { writeFullFolder } from '../../testing/full-folder.ts'
import { makeFileFolder } from '../../testing/make-file-folder.ts'
import { openTestGallery, type TestGallery } from '../../testing/open-test-gallery.ts'
import { exportGallery, importGallery, openFolderWriter } from './index.ts'

/** Every table that visitors' pages read content from. */
const TABLES = [
  ...[
    'media',
    'categories',
    'techniques',
    'artist_types',
    'print_choices',
    'rooms',
    'locations',
    'shipping_zones',
    'shipping_countries',
  ],
  ...[
    'shipping_rates',
    'vat_rates',
    'settings',
    'mail_words',
    'artists',
    'awards',
    'videos',
    'series',
    'artworks',
    'artwork_pictures',
    'artwork_films',
    'artwork_turns',
  ],
  ...[
    'artwork_print_choices',
    'exhibitions',
    'exhibition_artists',
    'exhibition_artworks',
    'news',
    'news_artists',
    'presses',
  ],
  ...[
    'press_artists',
    'pages',
    'menu_items',
    'legal_mentions',
    'home_selections',
    'gallery',
    'former_slugs',
    'pictures',
  ],
]

/** Columns that no folder tells, with the reason. */
const UNTOLD: Record<string, string> = {
  'artists.user_id': 'whose account it is belongs to the account',
  'pictures.first_asked_at': 'is when a visitor of this gallery saw it',
  'pictures.renditions_made_at': 'is made after each import anew',
  'pictures.created_at': 'is when this gallery got it',
  'pages.updated_at': 'is when this gallery wrote it',
  'pages.video': 'is told by footers with a video instead of a picture',
  'artwork_pictures.position': 'is nought in a list of one',
  'artwork_films.position': 'is nought in a list of one',
  'artwork_turns.position': 'is nought in a list of one',
  'exhibition_artworks.position': 'is nought in a list of one',
  'home_selections.exhibition_id': 'is told by the exhibition of the home page',
}

const readTable = async ({ pool }: TestGallery, table: string) => {
  const { rows } = await pool.query<{ row: Record<string, unknown> }>(`SELECT to_jsonb(t) AS row FROM ${table} AS t`)
  return rows.map(({ row }) => row)
}

test('every column of content is carried by import and export', async () => {
  const first = await openTestGallery()
  const folder = makeFileFolder()
  await writeFullFolder(folder)
  const report = await importGallery({ ...first, folder, actor: { name: 'tests' } })
  expect(report.refused).toEqual([])

  const { rows: columns } = await first.pool.query<{ name: string; default: string | null }>(
    `SELECT table_name || '.' || column_name AS name, column_default AS default FROM information_schema.columns
    WHERE table_schema = 'public' AND table_name = ANY ($1) AND is_generated = 'NEVER'`,
    [TABLES],
  )
  expect(columns.length).toBeGreaterThan(150)
  const untold: string[] = []
  for (const { name } of columns) {
    const [table = '', column = ''] = name.split('.')
    const values = (await readTable(first, table)).map((row) => row[column])
    const isTold = values.some((value) => !NOTHING.includes(JSON.stringify(value)))
    if (!isTold && !(name in UNTOLD)) untold.push(name)
  }
  expect(untold).toEqual([])

  const second = await openTestGallery()
  const exported = makeFileFolder()
  await exportGallery({ ...first, writer: await openFolderWriter(exported) })
  expect((await importGallery({ ...second, folder: exported, actor: { name: 'tests' } })).refused).toEqual([])
  for (const table of TABLES) {
    expect(sorted(await readTable(second, table)), table).toEqual(sorted(await readTable(first, table)))
  }
})

const NOTHING = ['null', 'false', '[]', '{}', '""', '0']

/** Rows without what each gallery counts for itself. */
const sorted = (rows: Record<string, unknown>[]) =>
  rows
    .map(({ updated_at: _, created_at: __, renditions_made_at: ___, ...row }) => JSON.stringify(withoutIds(row)))
    .toSorted()

const withoutIds = (row: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(row).filter(([name]) => !/(^|_)id$/.test(name)))
