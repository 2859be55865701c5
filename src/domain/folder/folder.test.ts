import { appendFile, mkdir, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'

import { describe, expect, test } from 'vitest'
import { ZipFile } from 'yazl'

import { writeFullFolder } from '../../testing/full-folder.ts'
import { makeFileFolder } from '../../testing/make-file-folder.ts'
import { openTestGallery, type TestGallery } from '../../testing/open-test-gallery.ts'
import { publish, putContent, saveDraft, setAvailability } from '../content/index.ts'
import { exportGallery, importGallery, openFolderWriter, openZipWriter, unpackZip } from './index.ts'
import { readFacts } from './picture-facts.ts'

const TESTS = { name: 'tests' }

const importInto = (gallery: TestGallery, folder: string, more: { isDryRun?: boolean; now?: Date } = {}) =>
  importGallery({ db: gallery.db, files: gallery.files, folder, actor: TESTS, ...more })

async function exportFrom(gallery: TestGallery): Promise<string> {
  const folder = makeFileFolder()
  await exportGallery({ db: gallery.db, files: gallery.files, writer: await openFolderWriter(folder) })
  return folder
}

/** Every file of a folder by its place. */
async function readFolder(folder: string): Promise<Record<string, string>> {
  const names = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = names.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name))
  const read = await Promise.all(
    files.map(async (file) => [path.relative(folder, file), await readFile(file, 'latin1')]),
  )
  return Object.fromEntries(read.toSorted(([a = ''], [b = '']) => (a < b ? -1 : 1)))
}

async function makeFullFolder(): Promise<string> {
  const folder = makeFileFolder()
  await writeFullFolder(folder)
  return folder
}

const countContent = async ({ pool }: TestGallery) =>
  (await pool.query<{ count: number }>('SELECT count(*)::int AS count FROM content')).rows[0]?.count

test('what was exported and imported elsewhere is exported the same, byte for byte', async () => {
  const [first, second] = [await openTestGallery(), await openTestGallery()]
  await importInto(first, await makeFullFolder())
  const exported = await exportFrom(first)

  const report = await importInto(second, exported)

  expect(report.refused).toEqual([])
  expect(await readFolder(await exportFrom(second))).toEqual(await readFolder(exported))
})

test('drafts, hidden things, languages and states of works are in it too', async () => {
  const [first, second] = [await openTestGallery(), await openTestGallery()]
  const work = await first.addArtwork({ title: { en: 'Ebb', fr: 'Jusant' } })
  await setAvailability(first.db, TESTS, work.id, 'sold')
  const item = { kind: 'artworks' as const, id: work.id }
  const { draft } = await saveDraft(first.db, TESTS, { ...item, draft: { title: { en: 'Flood' } } })
  await first.addArtwork({ title: { en: 'Hidden' }, published_at: null })
  const page = await putContent(first.db, TESTS, 'pages', 'visit', { title: { en: 'Visit' } })
  await saveDraft(first.db, TESTS, { kind: 'pages', id: page.id, draft: { title: { en: 'Visit', fr: 'Visiter' } } })
  await publish(first.db, TESTS, { kind: 'pages', id: page.id, languages: ['en'] })
  expect(draft).toEqual({ title: { en: 'Flood' } })

  const exported = await exportFrom(first)
  await importInto(second, exported)

  expect(await readFolder(await exportFrom(second))).toEqual(await readFolder(exported))
  const { artwork } = await second.call('GET /artworks/{slug}', { params: { slug: 'ebb' } })
  expect([artwork.title, artwork.availability]).toEqual(['Ebb', 'sold'])
})

test('that a picture is not described is carried as such; visitors are told the same there', async () => {
  const [first, second] = [await openTestGallery(), await openTestGallery()]
  await importInto(first, await makeFullFolder())
  const { rows } = await first.pool.query<{ id: number; draft: { pictures: { file: string }[] } }>(
    "SELECT id, draft FROM content WHERE kind = 'artworks' AND draft ? 'pictures' ORDER BY id LIMIT 1",
  )
  const { id, draft } = rows[0] ?? expect.unreachable()
  const undescribed = { ...draft, pictures: draft.pictures.map(({ file }) => ({ file })) }
  await saveDraft(first.db, TESTS, { kind: 'artworks', id, draft: undescribed })
  await publish(first.db, TESTS, { kind: 'artworks', id })

  const exported = await exportFrom(first)
  const report = await importInto(second, exported)

  expect(report.refused).toEqual([])
  expect(await readFolder(await exportFrom(second))).toEqual(await readFolder(exported))
  const altsIn = async ({ pool }: TestGallery) =>
    (await pool.query('SELECT alt FROM artwork_pictures ORDER BY artwork_id, position')).rows
  expect(await altsIn(second)).toEqual(await altsIn(first))
  const there = await second.pool.query("SELECT published FROM content WHERE kind = 'artworks' AND draft = $1", [
    undescribed,
  ])
  expect(there.rows[0]?.published.pictures).toEqual(undescribed.pictures)
})

test('imported again, everything is left as it is', async () => {
  const gallery = await openTestGallery()
  const folder = await makeFullFolder()
  const first = await importInto(gallery, folder)
  const { rows: before } = await gallery.pool.query('SELECT kind, id, version FROM content ORDER BY kind, id')

  const again = await importInto(gallery, folder)

  expect(again).toMatchObject({ created: [], changed: [], refused: [] })
  expect(again.left).toBe(first.created.length + first.changed.length)
  expect((await gallery.pool.query('SELECT kind, id, version FROM content ORDER BY kind, id')).rows).toEqual(before)
})

test('a dry run tells what would be done and does nothing', async () => {
  const gallery = await openTestGallery()
  const folder = await makeFullFolder()
  const before = await countContent(gallery)

  const dry = await importInto(gallery, folder, { isDryRun: true })

  expect(await countContent(gallery)).toBe(before)
  expect((await gallery.pool.query('SELECT FROM pictures')).rowCount).toBe(0)
  const real = await importInto(gallery, folder)
  expect({ ...dry, isDryRun: false }).toEqual(real)
})

test('what the folder does not name stays; a work that is there keeps its state', async () => {
  const gallery = await openTestGallery()
  const own = await gallery.addArtwork({ title: { en: 'Our own' } })
  const folder = await makeFullFolder()
  await importInto(gallery, folder)
  const { rows } = await gallery.pool.query<{ id: number }>("SELECT id FROM artworks WHERE slug = 'another-one'")
  await setAvailability(gallery.db, TESTS, rows[0]?.id ?? 0, 'sold')
  const file = path.join(folder, 'artworks/one.yaml')
  await writeFile(file, (await readFile(file, 'utf8')).replace('availability: reserved', 'availability: available'))

  const report = await importInto(gallery, folder)

  expect(report.kept).toEqual([{ key: 'one', told: 'available', here: 'sold' }])
  const states = await gallery.pool.query<{ availability: string }>('SELECT availability FROM artworks ORDER BY id')
  expect(states.rows.map(({ availability }) => availability)).toEqual(['available', 'sold'])
  expect((await gallery.call('GET /artworks/{slug}', { params: { slug: own.slug } })).artwork.title).toBe('Our own')
})

test('a file that tells a draft takes nothing off the wall', async () => {
  const gallery = await openTestGallery()
  const { slug } = await gallery.addArtwork({ title: { en: 'Ebb' } })
  const folder = await exportFrom(gallery)
  await writeFile(path.join(folder, 'artworks/ebb.yaml'), 'state: draft\ntitle:\n  en: Flood\n')

  const report = await importInto(gallery, folder)

  expect(report.changed).toMatchObject([{ kind: 'artworks', key: 'ebb' }])
  expect((await gallery.call('GET /artworks/{slug}', { params: { slug } })).artwork.title).toBe('Ebb')
})

test('days are counted from the gallery’s day of the import, and exported as days', async () => {
  const gallery = await openTestGallery()
  const folder = await makeFullFolder()
  const file = path.join(folder, 'exhibitions/one.yaml')
  const text = await readFile(file, 'utf8')
  await writeFile(file, text.replace(/starts_on: .*/, 'starts_on: today-3').replace(/ends_on: .*/, 'ends_on: today+40'))

  const house = path.join(folder, 'gallery.yaml')
  await writeFile(house, (await readFile(house, 'utf8')).replace(/ends: .*/, 'ends: today+1'))

  // In Berlin it is the first of April already.
  await importInto(gallery, folder, { now: new Date('2030-03-31T22:30:00Z') })

  const exported = await readFile(path.join(await exportFrom(gallery), 'exhibitions/one.yaml'), 'utf8')
  expect(exported.split('\n').filter((line) => /^(starts|ends)_on/.test(line))).toEqual([
    'starts_on: 2030-03-29',
    'ends_on: 2030-05-11',
  ])
  expect(await readFile(path.join(await exportFrom(gallery), 'gallery.yaml'), 'utf8')).toContain('ends: 2030-04-02\n')
})

test('broken off anywhere and done again it ends the same', async () => {
  const folder = await makeFullFolder()
  const whole = await openTestGallery()
  await importInto(whole, folder)
  const expected = await readFolder(await exportFrom(whole))

  for (const count of [0, 1, 2, 3]) {
    const gallery = await openTestGallery()
    let puts = 0
    const fail = () => {
      if (puts++ >= count) throw new Error('the machine went away')
    }
    const { files } = gallery
    const failing = {
      ...files,
      put: async (key: string, bytes: Uint8Array) => (fail(), files.put(key, bytes)),
      putFile: async (key: string, file: string) => (fail(), files.putFile(key, file)),
    }
    const before = await countContent(gallery)
    await expect(importGallery({ db: gallery.db, files: failing, folder, actor: TESTS })).rejects.toThrow('went away')
    expect(await countContent(gallery)).toBe(before)

    await importInto(gallery, folder)
    expect(await readFolder(await exportFrom(gallery))).toEqual(expected)
  }
})

describe('a hostile folder gets a report, and nothing is hung', () => {
  const write = (file: string, content: string | Buffer) => async (folder: string) => {
    await mkdir(path.dirname(path.join(folder, file)), { recursive: true })
    await writeFile(path.join(folder, file), content)
  }
  const add = (file: string, text: string) => (folder: string) => appendFile(path.join(folder, file), text)

  test.each([
    [
      'a link outward',
      (folder: string) => symlink('/etc/passwd', path.join(folder, 'pages/link.yaml')),
      'pages/link.yaml:1',
      'link',
    ],
    ['an unknown field', add('pages/one.yaml', 'colour: red\n'), 'pages/one.yaml:', 'not known'],
    ['an unknown language', add('news/one.yaml', 'lead2:\n  de: Ebbe\n'), 'news/one.yaml:', 'not known'],
    ['an unknown kind', write('secrets/one.yaml', 'a: 1\n'), 'secrets/one.yaml:1', 'nothing is read'],
    ['a program', write('run.sh', '#!/bin/sh\n'), 'run.sh:1', 'no use'],
    ['a picture that is none', write('pictures/none.jpg', 'hello'), 'pictures/none.jpg:1', 'not a picture'],
    [
      'a film that is none',
      write('files/none.webm', 'hello, this is no film'),
      'files/none.webm:1',
      'not what its name says',
    ],
    ['an empty file', write('files/empty.pdf', ''), 'files/empty.pdf:1', 'empty'],
    ['a name of several lines', write('artworks/a b.yaml', 'state: draft\n'), 'artworks/a b.yaml:1', 'form'],
    [
      'a page at an address of ours',
      write('pages/cart.yaml', 'title:\n  en: Cart\n'),
      'pages/cart.yaml:1',
      'for itself',
    ],
    [
      'a link to nothing',
      write('news/two.yaml', 'title:\n  en: A\nbody:\n  en: B\nartists:\n  - nobody\n'),
      'news/two.yaml:6',
      'nobody',
    ],
    [
      'a draft that names nothing',
      write('news/two.yaml', 'state: draft\ntitle:\n  en: A\nartists:\n  - nobody\n'),
      'news/two.yaml:5',
      'nobody',
    ],
    [
      'anchors that grow',
      write('news/bomb.yaml', 'a: &a [x, x]\nb: &b [*a, *a]\ntitle: *b\n'),
      'news/bomb.yaml:1',
      'anchors',
    ],
    ['what is nested without end', write('news/deep.yaml', '['.repeat(100_000)), 'news/deep.yaml:1', ''],
    ['what is no YAML', write('news/bad.yaml', 'title: {en: "x\n'), 'news/bad.yaml:', ''],
    ['the same name twice', add('pages/one.yaml', 'title:\n  en: Twice\n'), 'pages/one.yaml:', 'unique'],
    [
      'two of one address',
      write('series/two.yaml', 'slug: another-one\nartist: one\ntitle:\n  en: Two\n'),
      'series/two.yaml:1',
      '',
    ],
    ['a later format', write('folder.yaml', 'format: 2\n'), 'folder.yaml:1', 'only 1 is read'],
    [
      'a work without a price',
      write(
        'artworks/free.yaml',
        'artist: one\ncategory: Sculpture\ntechnique: one\nkind: original\ntitle:\n  en: Free\nheight: 1\nwidth: 1\n',
      ),
      'artworks/free.yaml:1',
      'price',
    ],
    [
      'a file of three megabytes',
      write('news/long.yaml', `title:\n  en: ${'x'.repeat(3_000_000)}\n`),
      'news/long.yaml:1',
      'larger',
    ],
  ])('%s', async (_, spoil, place, reason) => {
    const gallery = await openTestGallery()
    const folder = await makeFullFolder()
    const before = await countContent(gallery)
    await spoil(folder)

    const { refused } = await importInto(gallery, folder)

    const told = refused.map(({ file, line, reason: why }) => `${file}:${line} ${why}`)
    expect(
      told.some((one) => one.startsWith(place) && one.includes(reason)),
      told.join('\n'),
    ).toBe(true)
    expect(await countContent(gallery)).toBe(before)
  })
})

describe('archives', () => {
  test('an archive holds the same as the folder, and is the same each time', async () => {
    const gallery = await openTestGallery()
    await importInto(gallery, await makeFullFolder())
    const folder = await exportFrom(gallery)
    const zips = [`${makeFileFolder()}.zip`, `${makeFileFolder()}.zip`]
    for (const zip of zips) {
      const writer = openZipWriter(zip)
      await exportGallery({ db: gallery.db, files: gallery.files, writer })
      await writer.close()
    }
    const unpacked = makeFileFolder()

    await unpackZip(zips[0] ?? '', unpacked)

    expect(await readFolder(unpacked)).toEqual(await readFolder(folder))
    const [one, two] = await Promise.all(zips.map((zip) => readFile(zip)))
    expect(one?.equals(two as Buffer)).toBe(true)
    await Promise.all(zips.map((zip) => rm(zip)))
  })

  test.each([
    ['leads outward', '../outside.yaml', 'x'],
    ['leads to the root', '/etc/outside.yaml', 'x'],
    ['grows without end', 'news/bomb.yaml', Buffer.alloc(30_000_000)],
  ])('one that %s is refused', async (_, name, content) => {
    const zip = `${makeFileFolder()}.zip`
    const archive = new ZipFile()
    const plain = name.replace('../', 'aa/').replace(/^\//, 'b')
    archive.addBuffer(Buffer.from(content), plain)
    archive.end()
    const bytes = await buffer(archive.outputStream)
    await writeFile(zip, Buffer.from(bytes.toString('latin1').replaceAll(plain, name), 'latin1'))
    const folder = makeFileFolder()

    await expect(unpackZip(zip, path.join(folder, 'inside'))).rejects.toMatchObject({ name: 'FolderProblem' })

    await rm(zip)
  })

  test('what is remembered of very many pictures is no reason to refuse them', async () => {
    const gallery = await openTestGallery()
    const folder = await makeFullFolder()
    await importInto(gallery, folder)
    const exported = await exportFrom(gallery)
    const own = await readFile(path.join(exported, 'pictures.yaml'), 'utf8')
    const invented = Array.from({ length: 8000 }, (_, at) =>
      own.replace(/^\w+|^"\w+"/, `f${at.toString(16).padStart(31, '0')}`),
    )
    await writeFile(path.join(exported, 'pictures.yaml'), [...invented, own].join(''))
    const zip = `${makeFileFolder()}.zip`
    const writer = openZipWriter(zip)
    for (const [place, text] of Object.entries(await readFolder(exported))) {
      await writer.write(place, Readable.from([Buffer.from(text, 'latin1')]))
    }
    await writer.close()

    const unpacked = await unpackZip(zip, makeFileFolder())

    expect((await readFacts(unpacked)).size).toBe(8001)
    await rm(zip)
  })

  test('what is no archive is said to be none', async () => {
    const zip = `${makeFileFolder()}.zip`
    await writeFile(zip, 'PK no')
    await expect(unpackZip(zip, makeFileFolder())).rejects.toThrow('cannot be read as an archive')
    await rm(zip)
  })
})
