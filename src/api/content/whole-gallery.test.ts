import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'

import { describe, expect, onTestFinished, test } from 'vitest'
import { ZipFile } from 'yazl'

import { openLocalFiles } from '../../domain/files/index.ts'
import { exportGallery, importGallery, openZipWriter, unpackZip } from '../../domain/folder/index.ts'
import { writeFullFolder } from '../../testing/full-folder.ts'
import { makeFileFolder } from '../../testing/make-file-folder.ts'
import { openMovingDesk } from '../../testing/open-moving-desk.ts'
import type { TestGallery } from '../../testing/open-test-gallery.ts'

const TESTS = { name: 'tests' }

/** Hangs everything that a gallery can have. */
async function hangAll({ db, files }: TestGallery): Promise<void> {
  const folder = makeFileFolder()
  await writeFullFolder(folder)
  expect((await importGallery({ db, files, folder, actor: TESTS })).refused).toEqual([])
}

/** The archive that the command writes. */
async function writeByCommand({ db, files }: TestGallery): Promise<Buffer> {
  const file = `${makeFileFolder()}.zip`
  const writer = openZipWriter(file)
  await exportGallery({ db, files, writer })
  await writer.close()
  onTestFinished(() => rm(file))
  return readFile(file)
}

type Files = Record<string, string | Buffer>

async function zip(files: Files, more: Partial<Parameters<ZipFile['addBuffer']>[2]> = {}): Promise<Buffer> {
  const archive = new ZipFile()
  for (const [name, content] of Object.entries(files)) archive.addBuffer(Buffer.from(content), name, more)
  archive.end()
  return buffer(archive.outputStream as Readable)
}

/** What is there after nothing was done. */
async function look({ pool, uploads }: TestGallery, folder: string) {
  const { rows } = await pool.query(
    `SELECT (SELECT count(*)::int FROM content) AS content, (SELECT count(*)::int FROM pictures) AS pictures`,
  )
  const stored = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  return {
    ...rows[0],
    uploads: await readdir(uploads).catch(() => []),
    stored: stored.filter((one) => one.isFile() && !one.parentPath.includes('imports')).map(({ name }) => name),
  }
}

test('the whole gallery goes out as the command writes it, comes into an empty one, and goes out the same', async () => {
  const [first, second] = [await openMovingDesk(), await openMovingDesk()]
  await hangAll(first)

  const exported = await first.exportWhole()

  expect(exported).toMatchObject({ status: 'done', actor: 'Ann', missing: [], failure: null })
  const saved = await first.save(exported)
  expect(saved.headers['content-disposition']).toMatch(/^attachment; filename="gallery-\d{4}-\d\d-\d\d\.zip"$/)
  expect(saved.rawPayload.length).toBe(exported.size)
  expect(saved.rawPayload.equals(await writeByCommand(first))).toBe(true)

  const taken = await second.take('gallery', saved.rawPayload)
  expect(taken).toMatchObject({ status: 'open', subject: 'gallery', table: null })
  const checked = await second.check(taken)
  expect(checked).toMatchObject({ status: 'checked', report: { skip: 0, is_outdated: false } })
  expect(await second.db.selectFrom('artworks').select('id').execute()).toEqual([])
  const names = (await second.linesOf(taken)).map(({ act, name }) => `${act} ${name}`)
  expect(names).toEqual(expect.arrayContaining(['create artworks/one.yaml', 'create techniques.yaml: one']))
  expect(names).toContain('create pictures/one.jpg')

  const applied = await second.apply(checked)
  expect(applied).toMatchObject({ status: 'applied', report: checked.report })
  expect((await second.save(await second.exportWhole())).rawPayload.equals(saved.rawPayload)).toBe(true)
  expect(await second.files.find(`imports/${taken.id}`)).toBeUndefined()
  expect(await readdir(second.uploads)).toEqual([])

  const again = await second.check(await second.take('gallery', saved.rawPayload))
  expect(again.report).toMatchObject({ create: 0, change: 0, skip: 0 })
  const { entries } = await second.admin.call('GET /editor/{kind}/{id}/history', {
    params: { kind: 'artworks', id: 1 },
    query: {},
  })
  expect(entries.map(({ act, actor }) => [act, actor])).toEqual([['imported', 'Ann']])
})

test('what somebody changes between the trial and the deed is left, and told anew; nothing half is kept', async () => {
  const [first, second] = [await openMovingDesk(), await openMovingDesk({})]
  await hangAll(first)
  const archive = await writeByCommand(first)
  await second.addArtwork({ title: { en: 'One' } })
  await second.pool.query("UPDATE content SET key = 'one' WHERE kind = 'artworks'")
  const checked = await second.check(await second.take('gallery', archive))
  expect(checked.report?.change).toBeGreaterThan(0)
  await second.pool.query("UPDATE content SET version = version + 1 WHERE kind = 'artworks'")

  const outdated = await second.apply(checked)

  expect(outdated).toMatchObject({ status: 'checked', report: { is_outdated: true, skip: 0 } })
  expect((await second.pool.query('SELECT FROM pictures')).rowCount).toBe(0)
  expect(await second.files.find('files/one.webm')).toBeUndefined()
  expect(await second.apply(outdated)).toMatchObject({ status: 'applied' })
})

test('who is no admin neither sees nor does any of it', async () => {
  const desk = await openMovingDesk()
  await hangAll(desk)
  const exported = await desk.exportWhole()
  const taken = await desk.check(await desk.take('gallery', await writeByCommand(desk)))
  const editor = await desk.logIn({ scope: ['collector', 'editor', 'sales'] })
  const params = { import: taken.id }

  expect((await desk.sendRaw('gallery', 'x', editor.token)).statusCode).toBe(403)
  expect((await editor.call('GET /editor/imports')).imports).toEqual([])
  expect((await desk.admin.call('GET /editor/imports')).imports).toHaveLength(1)
  for (const ask of [
    () => editor.call('GET /editor/imports/{import}', { params }),
    () => editor.call('GET /editor/imports/{import}/lines', { params, query: {} }),
    () => editor.call('POST /editor/imports/{import}/check', { params }),
    () =>
      editor.call('POST /editor/imports/{import}/application', { params, body: { mark: taken.report?.mark ?? '' } }),
    () => editor.call('DELETE /editor/imports/{import}', { params }),
  ]) {
    await expect(ask()).rejects.toMatchObject({ code: 'not-found' })
  }
  await expect(editor.call('GET /editor/exports')).rejects.toMatchObject({ code: 'forbidden' })
  await expect(
    editor.call('POST /editor/exports/{export}/link', { params: { export: exported.id } }),
  ).rejects.toMatchObject({ code: 'forbidden' })
  for (const url of [`/storage/exports/${exported.id}`, `/storage/files/../exports/${exported.id}`]) {
    expect((await desk.app.inject({ url })).statusCode).toBe(404)
  }
  expect((await desk.app.inject({ url: '/api/exports/nothing' })).statusCode).toBe(410)
})

test('a broken line goes on where it was, and a forgotten export is gone for every link', async () => {
  const desk = await openMovingDesk()
  await hangAll(desk)
  const exported = await desk.exportWhole()
  const whole = (await desk.save(exported)).rawPayload

  const rest = await desk.save(exported, { range: 'bytes=100-' })
  expect([rest.statusCode, rest.headers['content-range']]).toEqual([
    206,
    `bytes 100-${whole.length - 1}/${whole.length}`,
  ])
  expect(rest.rawPayload.equals(whole.subarray(100))).toBe(true)
  expect((await desk.save(exported, { range: `bytes=${whole.length}-` })).statusCode).toBe(200)

  const { address } = await desk.admin.call('POST /editor/exports/{export}/link', { params: { export: exported.id } })
  await desk.admin.call('DELETE /editor/exports/{export}', { params: { export: exported.id } })
  expect((await desk.app.inject({ url: address })).statusCode).toBe(410)
  expect(await desk.files.find(`exports/${exported.id}`)).toBeUndefined()
})

describe('a hostile archive gets a report, and leaves nothing behind', () => {
  const FORMAT = { 'folder.yaml': 'format: 1\n' }
  const renamed = async (name: string, wished: string) => {
    const bytes = await zip({ ...FORMAT, [name]: 'title:\n  en: x\n' }, { compress: false })
    return Buffer.from(bytes.toString('latin1').replaceAll(name, wished), 'latin1')
  }
  test.each<[string, () => Promise<Buffer>, string, string]>([
    ['leads outward', () => renamed('aa/outside.yaml', '../outside.yaml'), '../outside.yaml', 'file-name'],
    ['leads to the root', () => renamed('betc/outside.yaml', '/etc/outside.yaml'), '/etc/outside.yaml', 'file-name'],
    ['has strokes of Windows', () => renamed('news/one.yaml', 'news\\one.yaml'), 'news\\one.yaml', 'file-name'],
    [
      'holds a link',
      () => zip({ ...FORMAT, 'news/a.yaml': '/etc/passwd' }, { mode: 0o120777 }),
      'folder.yaml',
      'a-link',
    ],
    ['grows', () => zip({ ...FORMAT, 'news/bomb.yaml': Buffer.alloc(30_000_000) }), 'news/bomb.yaml', 'file-size'],
    [
      'grows as a whole',
      () =>
        zip({
          ...FORMAT,
          ...Object.fromEntries(Array.from({ length: 3 }, (_, at) => [`files/${at}.pdf`, Buffer.alloc(20_000_000)])),
        }),
      'files/2.pdf',
      'archive-grows',
    ],
    [
      'holds a file twice',
      async () => {
        const bytes = await zip({ ...FORMAT, 'news/a.yaml': 'x', 'news/b.yaml': 'x' }, { compress: false })
        return Buffer.from(bytes.toString('latin1').replaceAll('news/b.yaml', 'news/a.yaml'), 'latin1')
      },
      'news/a.yaml',
      'file-twice',
    ],
    [
      'has a letter that another took the place of',
      async () => {
        const bytes = await zip({ ...FORMAT, 'news/a.yaml': 'title: mark-of-it' }, { compress: false })
        return Buffer.from(bytes.toString('latin1').replace('mark-of-it', 'mark-of-us'), 'latin1')
      },
      'news/a.yaml',
      'file-damaged',
    ],
    [
      'is locked',
      async () => {
        const bytes = await zip({ ...FORMAT })
        // The bit that says so, in the list at its end.
        const at = bytes.indexOf(Buffer.from('PK\x01\x02', 'latin1'))
        bytes.writeUInt16LE(bytes.readUInt16LE(at + 8) | 1, at + 8)
        return bytes
      },
      'folder.yaml',
      'file-locked',
    ],
    ['is of another version', () => zip({ 'folder.yaml': 'format: 7\n' }), 'folder.yaml', 'format-other'],
    ['says no version', () => zip({ 'menu.yaml': '{}\n' }), 'folder.yaml', 'format-missing'],
    ['is empty', () => zip({}), 'folder.yaml', 'format-missing'],
    [
      'is written in another encoding',
      () => zip({ ...FORMAT, 'news/a.yaml': Buffer.from('title:\n  en: Exposé\n', 'latin1') }),
      'news/a.yaml',
      'not-utf8',
    ],
    [
      'lacks a picture',
      () => zip({ ...FORMAT, 'rooms.yaml': 'one:\n  name:\n    en: Room\n  picture: rooms/none.jpg\n' }),
      'rooms.yaml',
      'unknown-key',
    ],
    [
      'holds a picture that is none',
      () => zip({ ...FORMAT, 'pictures/a.jpg': 'hello' }),
      'pictures/a.jpg',
      'picture-kind',
    ],
    ['holds a program', () => zip({ ...FORMAT, 'run.sh': '#!/bin/sh\n' }), 'run.sh', 'no-use'],
    ['has an unknown field', () => zip({ ...FORMAT, 'news/a.yaml': 'colour: red\n' }), 'news/a.yaml', 'unknown-field'],
  ])('one that %s', async (_, make, file, word) => {
    const folder = makeFileFolder()
    const desk = await openMovingDesk({ files: openLocalFiles(folder) })
    const before = await look(desk, folder)

    const checked = await desk.check(await desk.take('gallery', await make()))

    expect(checked).toMatchObject({ status: 'checked', report: { create: 0, change: 0 } })
    const lines = await desk.linesOf(checked)
    const told = lines.map(({ act, name, faults }) => `${act} ${name} ${faults.map((one) => one.word).join()}`)
    expect(told).toContain(`skip ${file} ${word}`)
    expect(await look(desk, folder)).toEqual({ ...before, uploads: [] })

    // Even who insists changes nothing.
    const insisted = await desk.apply(checked)
    expect(insisted.status).toBe('checked')
    expect(await look(desk, folder)).toEqual({ ...before, uploads: [] })
  })

  test('what is no archive, or broke off, is refused when it comes', async () => {
    const desk = await openMovingDesk()
    const whole = await zip({ ...FORMAT })
    for (const bytes of [Buffer.from('no archive'), whole.subarray(0, -10), Buffer.from('PK\x03\x04')]) {
      const reply = await desk.sendRaw('gallery', bytes)
      expect([reply.statusCode, reply.json().code]).toEqual([415, 'archive-kind'])
    }
    expect(await readdir(desk.uploads)).toEqual([])
  })

  test('faults are told with their line and field', async () => {
    const { take, check, linesOf } = await openMovingDesk()
    const news = 'title:\n  en: A\nbody:\n  en: B\nartists:\n  - nobody\n'

    const lines = await linesOf(await check(await take('gallery', await zip({ ...FORMAT, 'news/a.yaml': news }))))

    expect(lines).toEqual([
      {
        line: 1,
        act: 'skip',
        name: 'news/a.yaml',
        faults: [{ column: 'artists.0', word: 'unknown-key', values: { key: 'nobody', at: 6 } }],
      },
    ])
  })
})

test('a folder that was packed by hand is taken with the folder around it', async () => {
  const desk = await openMovingDesk()
  const { take, check } = desk
  const files = { 'mine/folder.yaml': 'format: 1\n', '__MACOSX/._x': 'x', 'mine/news/a.yaml': 'state: draft\n' }
  const folder = await mkdtemp(path.join(os.tmpdir(), 'unpack-'))
  onTestFinished(() => rm(folder, { recursive: true }))

  expect(await check(await take('gallery', await zip(files)))).toMatchObject({ report: { create: 1, skip: 0 } })

  await writeFile(path.join(folder, 'a.zip'), await zip(files))
  expect(await unpackZip(path.join(folder, 'a.zip'), path.join(folder, 'in'))).toBe(path.join(folder, 'in/mine'))
})
