import { expect, test } from 'vitest'

import { openSession } from '../../domain/accounts/index.ts'
import { openTestGallery } from '../../testing/open-test-gallery.ts'

async function openWithThree() {
  const gallery = await openTestGallery()
  const ada = await gallery.logIn()
  const eve = await gallery.logIn()
  const [phone, desk] = [
    await openSession(gallery.db, ada.user.id, 'Safari, iPhone'),
    await openSession(gallery.db, ada.user.id, 'Firefox, Linux'),
  ]
  const statusOf = async (token: string) =>
    (await gallery.app.inject({ url: '/api/auth/user', headers: { authorization: `Bearer ${token}` } })).statusCode
  return { ...gallery, ada, eve, phone, desk, statusOf }
}

test('somebody sees where they are logged in, which of it is here, and nothing of others or of what is over', async () => {
  const { ada, db } = await openWithThree()
  await db
    .updateTable('sessions')
    .set({ expires_at: new Date(Date.now() - 1) })
    .where('device', '=', 'Firefox, Linux')
    .execute()

  const { sessions } = await ada.call('GET /account/sessions')

  expect(sessions.map(({ device, is_current }) => ({ device, is_current }))).toEqual([
    { device: 'Safari, iPhone', is_current: false },
    { device: '', is_current: true },
  ])
  expect(Object.keys(sessions[0] ?? {}).toSorted()).toEqual([
    'created_at',
    'device',
    'id',
    'is_current',
    'last_used_at',
  ])
})

test('one of one’s own sessions can be ended, and its token is refused from then on', async () => {
  const { ada, phone, desk, statusOf } = await openWithThree()
  const { sessions } = await ada.call('GET /account/sessions')
  const id = sessions.find(({ device }) => device === 'Safari, iPhone')?.id ?? ''

  const after = await ada.call('DELETE /account/sessions/{session}', { params: { session: id } })

  expect(after.sessions.map((one) => one.id)).not.toContain(id)
  expect([await statusOf(phone), await statusOf(desk), await statusOf(ada.token)]).toEqual([401, 200, 200])
  await expect(ada.call('DELETE /account/sessions/{session}', { params: { session: id } })).rejects.toMatchObject({
    status: 404,
  })
})

test('the session of somebody else is nowhere to be found, and stays open', async () => {
  const { ada, eve, statusOf } = await openWithThree()
  const { sessions } = await eve.call('GET /account/sessions')

  for (const session of [sessions[0]?.id ?? '', 'x', '00000000-0000-4000-8000-000000000000']) {
    await expect(ada.call('DELETE /account/sessions/{session}', { params: { session } })).rejects.toMatchObject({
      status: 404,
      code: 'not-found',
    })
  }
  expect(await statusOf(eve.token)).toBe(200)
})

test('all other sessions end at once; the one that asks, and those of others, stay', async () => {
  const { ada, eve, phone, desk, statusOf } = await openWithThree()

  const { sessions } = await ada.call('DELETE /account/sessions')

  expect(sessions).toMatchObject([{ is_current: true }])
  expect(await Promise.all([phone, desk, ada.token, eve.token].map(statusOf))).toEqual([401, 401, 200, 200])
})
