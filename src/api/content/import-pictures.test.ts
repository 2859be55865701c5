import { buffer } from 'node:stream/consumers'

import { expect, test } from 'vitest'
import { ZipFile } from 'yazl'

import { originalPath } from '../../domain/media/index.ts'
import { paintJpeg } from '../../testing/open-editor-desk.ts'
import { openImportDesk } from '../../testing/open-import-desk.ts'

type Packed = Record<string, Buffer | string>

const zip = (files: Packed) => {
  const archive = new ZipFile()
  for (const [name, bytes] of Object.entries(files)) archive.addBuffer(Buffer.from(bytes as string), name)
  archive.end()
  return buffer(archive.outputStream)
}

/** A gallery with two works that have numbers. */
async function openWithNumbers() {
  const desk = await openImportDesk()
  const first = await desk.begin({ ...desk.whole, inventory_number: 'INV-0001' })
  const second = await desk.begin({ ...desk.whole, inventory_number: '2024/12 B' })
  const picturesOf = async ({ id }: { id: number }) => {
    const { item } = await desk.editor.call('GET /editor/{kind}/{id}', { params: { kind: 'artworks', id } })
    return ((item.draft.pictures ?? []) as { file: string }[]).map(({ file }) => item.pictures[file]?.width)
  }
  const countKept = async () => {
    const rows = await desk.db.selectFrom('pictures').select(['hash', 'extension']).execute()
    const files = await Promise.all(rows.map((row) => desk.files.find(originalPath(row))))
    return [rows.length, files.filter(Boolean).length]
  }
  return { ...desk, first, second, picturesOf, countKept }
}

test('pictures find their works by their numbers, in the order of their views, each once', async () => {
  const { take, check, apply, linesOf, first, second, picturesOf, countKept, bring } = await openWithNumbers()
  const files = {
    'shots/INV-0001-2.jpg': await paintJpeg(302),
    'shots/INV-0001_10.jpg': await paintJpeg(310),
    'shots/inv-0001.JPG': await paintJpeg(301),
    '2024-12 b (1).png': await paintJpeg(401),
    '__MACOSX/shots/._INV-0001.jpg': 'litter',
    'INV-0001-3.jpg': await paintJpeg(302),
    'INV-0009.jpg': await paintJpeg(),
  }

  const checked = await check(await take('pictures', await zip(files)))

  expect(checked.report).toMatchObject({ create: 4, same: 1, skip: 1 })
  expect(await countKept()).toEqual([0, 0])
  expect((await linesOf(checked)).map(({ name, act }) => [name, act])).toEqual([
    ['shots/INV-0001-2.jpg', 'create'],
    ['shots/INV-0001_10.jpg', 'create'],
    ['shots/inv-0001.JPG', 'create'],
    ['2024-12 b (1).png', 'create'],
    // The same picture under another name.
    ['INV-0001-3.jpg', 'same'],
    ['INV-0009.jpg', 'skip'],
  ])
  expect((await apply(checked)).status).toBe('applied')
  expect(await picturesOf(first)).toEqual([301, 302, 310])
  expect(await picturesOf(second)).toEqual([401])
  expect(await countKept()).toEqual([4, 4])
  expect((await bring('pictures', await zip(files))).report).toMatchObject({ create: 0, same: 5 })
  expect(await picturesOf(first)).toEqual([301, 302, 310])
})

test('what is no picture, too much, damaged or leads elsewhere is told by its name', async () => {
  const { take, check, linesOf } = await openWithNumbers()
  const whole = await paintJpeg(600, 400)
  const packed = await zip({
    'INV-0001.jpg': 'not a picture',
    'INV-0001-2.jpg': whole.subarray(0, whole.length / 2),
    'INV-0001-3.jpg': Buffer.alloc(70 * 1024 * 1024),
    'INV-0001-4.jpg': Buffer.alloc(0),
    'AB/INV-0001-5.jpg': whole,
    'INV-0001-6.gif': Buffer.from('GIF89a'),
  })
  const hostile = Buffer.from(packed.toString('latin1').replaceAll('AB/INV', '../INV'), 'latin1')

  const checked = await check(await take('pictures', hostile))

  expect((await linesOf(checked)).map(({ faults }) => faults.map(({ word }) => word))).toEqual([
    ...[['picture-kind'], ['picture-unreadable'], ['picture-size'], ['file-damaged'], ['file-name'], ['picture-kind']],
  ])
})

test('an archive that breaks off is told, and one that lies about its size stops', async () => {
  const { take, check, linesOf } = await openWithNumbers()
  const packed = await zip({ 'INV-0001.jpg': Buffer.alloc(3_000_000), 'INV-0001-2.jpg': await paintJpeg() })
  // Both places say that the first file is small.
  const size = Buffer.alloc(4)
  size.writeUInt32LE(3_000_000)
  const lie = Buffer.from(packed.toString('latin1').replaceAll(size.toString('latin1'), '\x05\0\0\0'), 'latin1')

  const checked = await check(await take('pictures', lie))

  expect((await linesOf(checked)).map(({ act, faults }) => [act, faults[0]?.word])).toEqual([
    ['skip', 'file-damaged'],
    ['create', undefined],
  ])
})

test('an archive that fails in the middle leaves neither pictures nor files behind', async () => {
  const { take, check, apply, picturesOf, first, countKept, pool, files } = await openWithNumbers()
  const bytes = await paintJpeg(301)
  const checked = await check(await take('pictures', await zip({ 'INV-0001.jpg': bytes })))
  await pool.query(`CREATE FUNCTION break() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'broken'; END $$;
    CREATE TRIGGER break BEFORE INSERT ON content_changes FOR EACH ROW WHEN (NEW.kind = 'artworks') EXECUTE FUNCTION break()`)
  const put: string[] = []
  const remove = files.remove
  files.remove = async (key) => {
    put.push(key)
    await remove(key)
  }

  const failed = await apply(checked)

  expect(failed.status).toBe('failed')
  expect(put.some((key) => key.startsWith('originals/'))).toBe(true)
  expect(await picturesOf(first)).toEqual([])
  expect(await countKept()).toEqual([0, 0])
  await pool.query('DROP TRIGGER break ON content_changes')
  expect((await apply(await check(failed))).status).toBe('applied')
  expect(await picturesOf(first)).toEqual([301])
})
