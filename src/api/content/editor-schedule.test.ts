import { expect, test } from 'vitest'

import { publishScheduled } from '../../domain/content/index.ts'
import { openEditorDesk } from '../../testing/open-editor-desk.ts'
import { openGalleryOn } from '../../testing/open-test-gallery.ts'

const NOON = new Date('2030-05-04T12:00:00Z')
const ONE = new Date('2030-05-04T13:00:00Z')
const minutes = (date: Date, count: number) => new Date(date.getTime() + count * 60_000)

type Desk = Awaited<ReturnType<typeof openEditorDesk>>

async function plan(
  { editor }: Desk,
  { id, version }: { id: number; version: number },
  { publishAt = null, hideAt = null }: { publishAt?: Date | null; hideAt?: Date | null },
) {
  const body = { version, publish_at: publishAt?.toISOString() ?? null, hide_at: hideAt?.toISOString() ?? null }
  const { item } = await editor.call('PUT /editor/{kind}/{id}/schedule', { params: { kind: 'artworks', id }, body })
  return item
}

const readActs = async ({ editor }: Desk, id: number) => {
  const params = { kind: 'artworks' as const, id }
  const { entries } = await editor.call('GET /editor/{kind}/{id}/history', { params, query: {} })
  return entries.map(({ act, actor }) => `${act} by ${actor}`).toReversed()
}

test('all that is planned is told in its order until it is done', async () => {
  const desk = await openEditorDesk()
  const { begin, editor, db } = desk
  const later = await plan(desk, await begin(), { hideAt: minutes(ONE, 5) })
  const first = await plan(desk, await begin(), { publishAt: NOON, hideAt: ONE })
  const tell = async () =>
    (await editor.call('GET /editor/upkeep')).scheduled.map(({ kind, id, act, at }) => [kind, id, act, at])
  const [hideFirst, hideLater] = [
    ['artworks', first.id, 'hide', ONE.toISOString()],
    ['artworks', later.id, 'hide', minutes(ONE, 5).toISOString()],
  ]
  expect(await tell()).toEqual([['artworks', first.id, 'publish', NOON.toISOString()], hideFirst, hideLater])

  await publishScheduled(db, NOON)
  expect(await tell()).toEqual([hideFirst, hideLater])
})

test('a work is published at its minute and hidden at its minute, by whoever said so', async () => {
  const desk = await openEditorDesk()
  const { begin, look, db } = desk
  const { id } = await plan(desk, await begin(), { publishAt: NOON, hideAt: ONE })

  await publishScheduled(db, minutes(NOON, -1))
  expect(await look('low-tide')).toBeNull()
  await publishScheduled(db, NOON)
  expect(await look('low-tide')).not.toBeNull()
  await publishScheduled(db, minutes(ONE, -1))
  expect(await look('low-tide')).not.toBeNull()
  await publishScheduled(db, ONE)
  expect(await look('low-tide')).toBeNull()

  expect(await readActs(desk, id)).toEqual([
    'drafted by Edith',
    'scheduled by Edith',
    'published by Edith',
    'hidden by Edith',
  ])
})

test('however often and on however many nodes the minute is worked off, it is done once', async () => {
  const desk = await openEditorDesk()
  const { begin, db, connection } = desk
  const other = await openGalleryOn(connection)
  const { id } = await plan(desk, await begin(), { publishAt: NOON })

  await Promise.all([1, 2, 3].flatMap(() => [publishScheduled(db, NOON), publishScheduled(other.db, NOON)]))
  await publishScheduled(db, ONE)

  expect(await readActs(desk, id)).toEqual(['drafted by Edith', 'scheduled by Edith', 'published by Edith'])
})

test('what can no longer be published stays unseen and is due no more; others are not kept from it', async () => {
  const desk = await openEditorDesk()
  const { begin, save, whole, look, db } = desk
  const broken = await plan(desk, await begin(), { publishAt: NOON })
  await save(broken, { ...whole, title: { fr: 'Sans anglais' } })
  await plan(desk, await begin(), { publishAt: minutes(NOON, 1) })

  await publishScheduled(db, ONE)

  expect([await look('low-tide'), (await look('low-tide-2'))?.title]).toEqual([null, 'Low tide'])
  const { item } = await desk.editor.call('GET /editor/{kind}/{id}', { params: { kind: 'artworks', id: broken.id } })
  expect(item).toMatchObject({ state: 'draft', publish_at: null })
  expect((await readActs(desk, broken.id)).at(-1)).toBe('scheduled by schedule')
})

test('publishing or hiding by hand ends what was planned; what cannot be published or ends before it begins is refused', async () => {
  const desk = await openEditorDesk()
  const { begin, publish } = desk
  const planned = await plan(desk, await begin(), { publishAt: NOON, hideAt: ONE })
  expect(planned).toMatchObject({ publish_at: NOON.toISOString(), hide_at: ONE.toISOString() })

  expect(await publish(planned)).toMatchObject({ publish_at: null, hide_at: ONE.toISOString() })
  await expect(plan(desk, await begin({}), { publishAt: NOON })).rejects.toMatchObject({
    ...{ status: 422, errors: { title: [expect.any(String)] } },
  })
  await expect(plan(desk, await begin(), { publishAt: ONE, hideAt: NOON })).rejects.toMatchObject({
    ...{ status: 422, errors: { hide_at: [expect.any(String)] } },
  })
})

test('when its planner has left, the schedule itself is named', async () => {
  const desk = await openEditorDesk()
  const { begin, db, editor, look, logIn } = desk
  const { id } = await plan(desk, await begin(), { publishAt: NOON })
  await db.deleteFrom('users').where('id', '=', editor.user.id).execute()

  await publishScheduled(db, NOON)

  expect(await look('low-tide')).not.toBeNull()
  const next = await logIn({ scope: ['editor'] })
  expect((await readActs({ ...desk, editor: next }, id)).at(-1)).toBe('published by schedule')
})
