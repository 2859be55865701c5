import fc from 'fast-check'
import { expect, test } from 'vitest'

import type { Availability } from '../../contract/catalogue/values.ts'
import type { Locale } from '../../contract/locale.ts'
import { makeFileFolder } from '../../testing/make-file-folder.ts'
import { openTestGallery, type TestGallery } from '../../testing/open-test-gallery.ts'
import { createDraft, hide, publish, readHistory, restore, saveDraft, setAvailability } from '../content/index.ts'
import { exportGallery, importGallery, openFolderWriter } from './index.ts'

const EDITOR = { name: 'Edith' }
const LANGUAGES: Locale[][] = [['en'], ['fr'], ['cn'], ['en', 'fr'], ['en', 'fr', 'cn']]

type Titles = Partial<Record<Locale, string>>

/** What we expect of the one work: every title is used once, so that whatever is seen tells where it came from. */
interface Model {
  draft: Titles
  shown: Titles | null
  isVisible: boolean
  availability: Availability
  /** The draft of each version. */
  drafts: Titles[]
  /** Folders that were exported, with what they told. */
  exports: { folder: string; draft: Titles; shown: Titles | null; isVisible: boolean }[]
}

const acts = fc.array(
  fc.oneof(
    fc.record({ act: fc.constant('draft' as const), languages: fc.constantFrom(...LANGUAGES) }),
    fc.record({ act: fc.constant('publish' as const), languages: fc.constantFrom(...LANGUAGES) }),
    fc.record({ act: fc.constant('hide' as const) }),
    fc.record({ act: fc.constant('restore' as const), which: fc.nat(20) }),
    fc.record({ act: fc.constant('sell' as const) }),
    fc.record({ act: fc.constant('export' as const) }),
    fc.record({ act: fc.constant('import' as const), which: fc.nat(5) }),
  ),
  { minLength: 10, maxLength: 25 },
)

test(
  'whatever is written, published, restored, imported and sold in any order: nothing unpublished is seen, nothing sold comes back',
  { timeout: 300_000 },
  async () => {
    const gallery = await openTestGallery()
    const { slug: artist } = await gallery.addArtist()
    await gallery.addTechnique('oil-on-canvas')
    let runs = 0
    await fc.assert(
      fc.asyncProperty(acts, async (sequence) => {
        await walk(gallery, artist, `work-${++runs}`, sequence)
      }),
      { numRuns: 8, seed: 1611 },
    )
  },
)

async function walk(
  gallery: TestGallery,
  artist: string,
  key: string,
  sequence: typeof acts extends fc.Arbitrary<infer T> ? T : never,
) {
  let count = 0
  const name = (languages: Locale[]): Titles =>
    Object.fromEntries(languages.map((locale) => [locale, `${key} ${locale} ${++count}`]))
  const whole = (title: Titles) => ({
    ...{ artist, category: 'Painting', technique: 'oil-on-canvas', kind: 'original', title },
    ...{ height: 80, width: 60, price: 1200 },
  })
  const first = name(['en', 'fr', 'cn'])
  const { id } = await createDraft(gallery.db, EDITOR, { kind: 'artworks', key, draft: whole(first) })
  const work = { kind: 'artworks' as const, id }
  const model: Model = {
    draft: first,
    shown: null,
    isVisible: false,
    availability: 'available',
    drafts: [first],
    exports: [],
  }
  for (const step of sequence) {
    await take(gallery, work, model, step, { name, whole })
    await look(gallery, key, model)
  }
  const versions = (await readHistory(gallery.db, 'artworks', id)).filter(({ act }) => act !== 'availability')
  expect(versions.length).toBe(model.drafts.length)
  for (const [at, draft] of model.drafts.entries()) {
    expect(versions.at(-1 - at)?.after).toMatchObject({ draft: { title: draft } })
  }
}

interface Names {
  name: (languages: Locale[]) => Titles
  whole: (title: Titles) => object
}

async function take(
  gallery: TestGallery,
  work: { kind: 'artworks'; id: number },
  model: Model,
  step: { act: string; languages?: Locale[]; which?: number },
  { name, whole }: Names,
): Promise<void> {
  const { db, files } = gallery
  const { languages = [], which = 0 } = step
  if (step.act === 'draft') {
    model.draft = { ...model.draft, ...name(languages) }
    await saveDraft(db, EDITOR, { ...work, draft: whole(model.draft) })
    model.drafts.push(model.draft)
  } else if (step.act === 'publish') {
    const isRefused = !model.shown && !languages.includes('en')
    const done = publish(db, EDITOR, { ...work, languages })
    if (isRefused) {
      await expect(done).rejects.toThrow('validation-failed')
      return
    }
    await done
    model.shown = { ...model.shown, ...Object.fromEntries(languages.map((locale) => [locale, model.draft[locale]])) }
    model.isVisible = true
    model.drafts.push(model.draft)
  } else if (step.act === 'hide') {
    await hide(db, EDITOR, work)
    model.isVisible = false
    model.drafts.push(model.draft)
  } else if (step.act === 'restore') {
    const former = which % model.drafts.length
    const history = await readHistory(db, 'artworks', work.id)
    const entry = history.find(({ act, version }) => act !== 'availability' && version === former + 1)?.id
    await restore(db, EDITOR, { ...work, entry: entry ?? expect.unreachable() })
    model.draft = model.drafts[former] as Titles
    model.drafts.push(model.draft)
  } else if (step.act === 'sell' && model.shown) {
    await setAvailability(db, { name: 'sale' }, work.id, 'sold')
    model.availability = 'sold'
  } else if (step.act === 'export') {
    const folder = makeFileFolder()
    await exportGallery({ db, files, writer: await openFolderWriter(folder) })
    model.exports.push({ folder, draft: model.draft, shown: model.shown, isVisible: model.isVisible })
  } else if (step.act === 'import' && model.exports.length > 0) {
    await importOne(gallery, model, which)
  }
}

async function importOne({ db, files }: TestGallery, model: Model, which: number): Promise<void> {
  const told = model.exports[which % model.exports.length] as Model['exports'][number]
  const before = JSON.stringify([model.draft, model.shown, model.isVisible])
  const { refused } = await importGallery({ db, files, folder: told.folder, actor: { name: 'import' } })
  expect(refused).toEqual([])
  model.draft = told.draft
  // A file that tells a draft takes nothing off the wall.
  if (told.shown) Object.assign(model, { shown: told.shown, isVisible: told.isVisible })
  if (JSON.stringify([model.draft, model.shown, model.isVisible]) !== before) model.drafts.push(model.draft)
}

async function look(gallery: TestGallery, slug: string, { shown, isVisible, availability }: Model): Promise<void> {
  for (const locale of ['en', 'fr', 'cn'] as const) {
    const seen = await gallery
      .callIn(locale)('GET /artworks/{slug}', { params: { slug } })
      .then(
        ({ artwork }) => [artwork.title, artwork.availability],
        () => null,
      )
    expect(seen).toEqual(shown && isVisible ? [shown[locale] ?? shown.en, availability] : null)
  }
}
