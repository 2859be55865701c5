import { expect, test } from 'vitest'

import { openSession } from '../../domain/accounts/index.ts'
import { signLink } from '../../domain/tokens/index.ts'
import { openTestGallery, type TestGallery } from '../../testing/open-test-gallery.ts'

const chosen = { password: 'the long way home', password_confirmation: 'the long way home' }
const NORA = { name: 'Nora Quist', email: 'nora@gallery.example', scope: ['editor' as const], locale: 'fr' as const }

async function openStaff() {
  const gallery = await openTestGallery()
  const admin = await gallery.logIn({ name: 'Ada', scope: ['collector', 'admin'] })
  const linkOf = async (email: string) => {
    const { id } = await gallery.db
      .selectFrom('staff_invitations')
      .select('id')
      .where('email', '=', email)
      .executeTakeFirstOrThrow()
    return { params: { token: await signLink(gallery.db, 'staff-invitation', id) } }
  }
  return { ...gallery, admin, linkOf }
}

const kindsOf = async ({ db }: TestGallery) =>
  (await db.selectFrom('mails').select(['kind', 'to_email', 'locale']).orderBy('id').execute()).map((mail) =>
    [mail.kind, mail.to_email, mail.locale].join(' '),
  )
const refusal = (promise: Promise<unknown>) =>
  promise.then(
    () => undefined,
    (error: { status: number; code: string }) => error,
  )

test('somebody is asked by mail, says yes once, chooses a password and may do what was said', async () => {
  const desk = await openStaff()
  const { admin, call, linkOf } = desk
  const { invitations } = await admin.call('POST /staff/invitations', { body: NORA })
  expect(invitations).toMatchObject([{ name: 'Nora Quist', scope: ['editor'], invited_by: 'Ada' }])
  expect(await kindsOf(desk)).toEqual(['staff-invitation nora@gallery.example fr'])
  const link = await linkOf(NORA.email)
  expect((await call('GET /staff/welcome/{token}', link)).invitation).toMatchObject({ has_account: false })

  expect(await refusal(call('POST /staff/welcome/{token}', { ...link, body: {} }))).toMatchObject({ status: 422 })
  const weak = { password: 'password', password_confirmation: 'password' }
  expect(await refusal(call('POST /staff/welcome/{token}', { ...link, body: weak }))).toMatchObject({ status: 422 })
  const answers = await Promise.all(
    [1, 2].map(() => refusal(call('POST /staff/welcome/{token}', { ...link, body: chosen }))),
  )
  expect(answers.filter((answer) => answer === undefined)).toHaveLength(1)
  expect(answers.find((answer) => answer !== undefined)).toMatchObject({ code: 'link-used' })

  await call('POST /auth/login', { body: { email: NORA.email, password: chosen.password } })
  const { members, invitations: left } = await admin.call('GET /staff')
  expect(left).toEqual([])
  expect(members.find(({ email }) => email === NORA.email)).toMatchObject({
    ...{ scope: ['collector', 'editor'], is_active: true, has_second_factor: false, sessions: 1 },
  })
  expect(await refusal(admin.call('POST /staff/invitations', { body: NORA }))).toMatchObject({
    ...{ status: 422, errors: { email: [expect.any(String)] } },
  })
})

test('whoever has an account keeps it and its password; an invitation can be taken back, renewed, and ends', async () => {
  const { admin, call, linkOf, logIn, db } = await openStaff()
  const nora = await logIn({ email: NORA.email, name: 'Nora' })
  await admin.call('POST /staff/invitations', { body: NORA })
  const former = await linkOf(NORA.email)
  const { invitations } = await admin.call('POST /staff/invitations', { body: { ...NORA, scope: ['sales'] } })
  expect(invitations).toHaveLength(1)
  expect(await refusal(call('GET /staff/welcome/{token}', former))).toMatchObject({ code: 'link-used' })
  const link = await linkOf(NORA.email)
  expect((await call('GET /staff/welcome/{token}', link)).invitation.has_account).toBe(true)
  await call('POST /staff/welcome/{token}', { ...link, body: {} })
  expect((await nora.call('GET /auth/user')).user).toMatchObject({ name: 'Nora', scope: ['collector', 'sales'] })

  const { invitations: open } = await admin.call('POST /staff/invitations', {
    body: { ...NORA, email: 'o@gallery.example' },
  })
  const other = await linkOf('o@gallery.example')
  await admin.call('DELETE /staff/invitations/{invitation}', { params: { invitation: open[0]?.id ?? '' } })
  expect(await refusal(call('GET /staff/welcome/{token}', other))).toMatchObject({ code: 'link-used' })
  expect(await refusal(call('GET /staff/welcome/{token}', { params: { token: 'x' } }))).toMatchObject({ status: 410 })
  expect(await db.selectFrom('staff_invitations').select('id').execute()).toEqual([])
})

test('who no longer works here is out at once, on every node, and comes in nowhere; what they did stays', async () => {
  const desk = await openStaff()
  const { admin, logIn, db, call } = desk
  const nora = await logIn({ ...NORA, scope: ['collector', 'editor'], password: chosen.password, isVerified: true })
  const params = { member: nora.user.id }
  await nora.call('GET /editor/upkeep')

  const { members } = await admin.call('PATCH /staff/{member}', { params, body: { is_active: false } })
  expect(members.find(({ id }) => id === nora.user.id)).toMatchObject({ is_active: false, sessions: 0 })
  expect(await refusal(nora.call('GET /editor/upkeep'))).toMatchObject({ status: 401 })
  const login = { body: { email: NORA.email, password: chosen.password } }
  expect(await refusal(call('POST /auth/login', login))).toMatchObject({ status: 422 })
  // A session that some other door opens meanwhile is none.
  await openSession(db, nora.user.id)
  expect((await admin.call('GET /staff')).members.find(({ id }) => id === nora.user.id)?.is_active).toBe(false)

  await admin.call('PATCH /staff/{member}', { params, body: { is_active: true, scope: ['sales'] } })
  await call('POST /auth/login', login)
})

test('somebody always may do everything: the last one is neither demoted nor sent away, nor are the last two at once', async () => {
  const { admin, logIn } = await openStaff()
  const eve = await logIn({ name: 'Eve', scope: ['collector', 'admin'] })
  const demote = (by: typeof admin, whom: typeof admin) =>
    refusal(by.call('PATCH /staff/{member}', { params: { member: whom.user.id }, body: { scope: ['editor'] } }))

  const outcomes = await Promise.all([demote(admin, eve), demote(eve, admin)])
  expect(outcomes.filter((outcome) => outcome === undefined)).toHaveLength(1)
  const last = outcomes[0] === undefined ? admin : eve
  expect(await demote(last, last)).toMatchObject({ code: 'last-admin' })
  const params = { member: last.user.id }
  expect(await refusal(last.call('PATCH /staff/{member}', { params, body: { is_active: false } }))).toMatchObject({
    ...{ status: 409, code: 'last-admin' },
  })
})

test('a lost second factor is taken away by another, who is named in a mail; sessions end on demand', async () => {
  const desk = await openStaff()
  const { admin, logIn, pool } = desk
  const nora = await logIn({ ...NORA, scope: ['collector', 'editor'] })
  await pool.query(`UPDATE users SET totp_secret = '\\x00' WHERE id = $1`, [nora.user.id])
  const params = { member: nora.user.id }
  await admin.call('DELETE /staff/{member}/second-factor', { params })

  expect(await refusal(nora.call('GET /auth/user'))).toMatchObject({ status: 401 })
  expect(await kindsOf(desk)).toEqual(['second-factor-reset nora@gallery.example fr'])
  const { rows } = await pool.query('SELECT totp_secret FROM users WHERE id = $1', [nora.user.id])
  expect(rows).toEqual([{ totp_secret: null }])

  const eve = await logIn({ scope: ['collector', 'sales'] })
  await admin.call('DELETE /staff/{member}/sessions', { params: { member: eve.user.id } })
  expect(await refusal(eve.call('GET /auth/user'))).toMatchObject({ status: 401 })
  const nobody = { params: { member: '00000000-0000-4000-8000-000000000000' } }
  expect(await refusal(admin.call('DELETE /staff/{member}/second-factor', nobody))).toMatchObject({ status: 404 })
})

test('of whom a second factor is asked is a rule that holds at once', async () => {
  const { admin, logIn, db } = await openStaff()
  const nora = await logIn({ scope: ['collector', 'editor'] })
  await admin.call('PUT /staff/rules', { body: { second_factor: 'staff' } })
  await db
    .updateTable('sessions')
    .set({ proved_at: null, factor_shown_at: null })
    .where('user_id', '=', nora.user.id)
    .execute()
  expect(await refusal(nora.call('GET /editor/upkeep'))).toMatchObject({ status: 403 })
  await admin.call('PUT /staff/rules', { body: { second_factor: 'nobody' } })
  await nora.call('GET /editor/upkeep')
})
