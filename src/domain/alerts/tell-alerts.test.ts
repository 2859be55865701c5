import { expect, test } from 'vitest'

import { openAlertDesk } from '../../testing/open-alert-desk.ts'
import { removeArtwork, saveGallery, updateArtist, updateArtwork } from '../../testing/write-content.ts'
import { beginTelling, forgetLetters, tellAlerts } from './index.ts'

type Desk = Awaited<ReturnType<typeof openAlertDesk>>

const follow = (call: Desk['call'], artist: string) =>
  call('POST /account/alerts', { body: { kind: 'artist', artist } })
const save = (call: Desk['call'], filters: object) =>
  call('POST /account/alerts', { body: { kind: 'search', filters } })

test('whoever follows an artist gets one mail with what is new, in their language, and it ends by its links', async () => {
  const desk = await openAlertDesk()
  const artist = await desk.addArtist({ name: { en: 'Hélène Vasseur', cn: '海伦·瓦瑟' } })
  const other = await desk.addArtist({ name: { en: 'Somebody else' } })
  await desk.addArtwork({ artist_id: artist.id, title: { en: 'Long known' } })
  const ada = await desk.collector({ locale: 'fr', name: 'Ada' })
  await follow(ada.call, artist.slug)
  const { slug } = await desk.addArtwork({
    artist_id: artist.id,
    title: { en: 'Low tide', fr: 'Marée basse' },
    published_at: new Date('2020-01-01'),
  })
  await desk.addArtwork({ artist_id: other.id })
  await desk.tell()

  const [mail, ...rest] = desk.mailsTo(ada.user.email)
  expect(rest).toEqual([])
  expect(mail?.subject).toBe('Une nouvelle œuvre pour vous')
  for (const text of [mail?.text, mail?.html]) {
    expect(text).toContain('Marée basse')
    expect(text).toContain(`https://gallery.example/fr/artwork/${slug}`)
    expect(text).not.toContain('Long known')
    expect(text).not.toContain('Somebody else')
  }
  expect(mail?.text).toContain('1\u202f200')
  const header = (key: string) => mail?.headers.find((one) => one.key === key)?.value
  const all = desk.linkIn(mail?.text, 'all')
  expect(header('list-unsubscribe')).toBe(`<https://gallery.example/fr/alerts/unsubscribe/${all}>`)
  expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')

  await desk.call('POST /alerts/unsubscription', { body: { token: desk.linkIn(mail?.text, 'one') } })
  expect((await ada.call('GET /account/alerts')).alerts).toEqual([])
})

test('a collector gets one mail a day, and hears of each work once, however many alerts it answers to', async () => {
  const desk = await openAlertDesk()
  const artist = await desk.addArtist()
  const ada = await desk.collector()
  await follow(ada.call, artist.slug)
  await save(ada.call, { category: ['Painting'] })
  await save(ada.call, { query: 'tide' })
  await desk.addArtwork({ artist_id: artist.id, title: { en: 'Low tide' } })
  await desk.tell()
  await desk.addArtwork({ artist_id: artist.id, title: { en: 'High tide' } })
  await desk.tell()
  expect(desk.mailsTo(ada.user.email)).toHaveLength(1)
  expect(desk.mailsTo(ada.user.email)[0]?.text?.match(/Low tide/g)).toHaveLength(1)

  await desk.tell('2026-11-16')
  expect(desk.mailsTo(ada.user.email)).toHaveLength(2)
  expect(desk.mailsTo(ada.user.email)[1]?.text).toContain('High tide')
  expect(desk.mailsTo(ada.user.email)[1]?.text).not.toContain('Low tide')
  await desk.tell('2026-11-17')
  expect(desk.mailsTo(ada.user.email)).toHaveLength(2)
})

test('a mail shows twelve works under what they answer to, and says how many more there are', async () => {
  const desk = await openAlertDesk()
  const artist = await desk.addArtist()
  const ada = await desk.collector()
  await follow(ada.call, artist.slug)
  await save(ada.call, { color: ['blue'], price: '-2000' })
  await desk.addArtwork({ colors: ['blue'], title: { en: 'Blue one' } })
  for (let at = 0; at < 15; at++) await desk.addArtwork({ artist_id: artist.id, title: { en: `Work ${at}` } })
  await desk.tell()

  const [mail] = desk.mailsTo(ada.user.email)
  expect(mail?.subject).toBe('16 new works for you')
  expect(mail?.text?.match(/\/artwork\/work-/g)).toHaveLength(12)
  expect(mail?.text).toContain('And 4 more works.')
  expect(mail?.text).toContain('New from Hélène Vasseur')

  const bea = await desk.collector()
  await save(bea.call, { color: ['blue'], price: '-2000' })
  await desk.addArtwork({ colors: ['blue'], title: { en: 'Blue two' } })
  await desk.tell('2026-11-16')
  expect(desk.mailsTo(bea.user.email)[0]?.text).toContain('New for your search: Blue, Price up to €2,000')
})

test('what is sold, hidden, removed or ended before the mail goes is not in it, and hidden prices stay hidden', async () => {
  const desk = await openAlertDesk()
  const artist = await desk.addArtist()
  const ada = await desk.collector()
  await follow(ada.call, artist.slug)
  // Who guesses at a price learns nothing from what is found.
  const guesser = await desk.collector()
  await save(guesser.call, { price: '7778-7778' })
  const add = (en: string, wishes = {}) => desk.addArtwork({ artist_id: artist.id, title: { en }, ...wishes })
  await add('Sold before', { availability: 'sold' })
  const sold = await add('Sold')
  const hidden = await add('Hidden')
  const removed = await add('Removed')
  await add('Asked for', { is_price_on_request: true, price: 777_700 })
  await add('For whoever is logged in', { price: 777_800 })
  await desk.pool.query(`UPDATE settings SET prices_for = 'logged-in'`)
  await desk.tasks['tell-alerts']?.({ day: '2026-11-15' }, {} as never)
  await updateArtwork(desk.db, sold.id, { availability: 'sold' })
  await updateArtwork(desk.db, hidden.id, { published_at: null })
  await removeArtwork(desk.db, removed.id)
  await desk.work()

  expect(desk.mailsTo(guesser.user.email)).toEqual([])
  const [mail] = desk.mailsTo(ada.user.email)
  expect(mail?.subject).toBe('2 new works for you')
  expect(mail?.text).not.toMatch(/Sold|Hidden|Removed/)
  expect(mail?.text).toContain('Price on Request')
  expect(mail?.text).toContain('Price when logged in')
  expect(`${mail?.text}${mail?.html}`).not.toContain('7,77')

  await add('Too late')
  await desk.tasks['tell-alerts']?.({ day: '2026-11-16' }, {} as never)
  await desk.call('POST /alerts/unsubscription', { body: { token: desk.linkIn(mail?.text, 'all') } })
  await desk.work()
  expect(desk.mailsTo(ada.user.email)).toHaveLength(1)
  expect(
    await desk.db
      .selectFrom('mails')
      .select('id')
      .where('sent_at', 'is', null)
      .where('dropped_at', 'is', null)
      .execute(),
  ).toEqual([])
})

test('nobody is written to at an address that is not proven, or that was left', async () => {
  const desk = await openAlertDesk()
  const artist = await desk.addArtist()
  const eve = await desk.logIn({ email: 'eve@example.com' })
  await follow(eve.call, artist.slug)
  const ada = await desk.collector()
  await follow(ada.call, artist.slug)
  await desk.addArtwork({ artist_id: artist.id })
  await desk.tasks['tell-alerts']?.({ day: '2026-11-15' }, {} as never)
  await desk.db.updateTable('users').set({ email: 'new@example.com' }).where('id', '=', ada.user.id).execute()
  await desk.work()
  expect(desk.peer.received).toEqual([])

  await desk.db.updateTable('users').set({ email_verified_at: new Date() }).where('id', '=', eve.user.id).execute()
  await desk.tell('2026-11-16')
  expect(desk.mailsTo('eve@example.com')).toHaveLength(1)
})

test('two nodes at once and a job that dies in between tell everybody once', async () => {
  const desk = await openAlertDesk()
  const artist = await desk.addArtist()
  const people = await Promise.all(Array.from({ length: 12 }, () => desk.collector()))
  for (const { call } of people) await follow(call, artist.slug)
  await desk.addArtwork({ artist_id: artist.id })
  await Promise.all([1, 2, 3].map(() => tellAlerts(desk.db, '2026-11-15')))
  expect(await desk.db.selectFrom('mails').select('id').execute()).toHaveLength(12)

  // It breaks off when a mail is to be written for the sixth collector of the next day.
  await desk.addArtwork({ artist_id: artist.id })
  await desk.pool.query(`
    CREATE SEQUENCE written;
    CREATE FUNCTION break_off() RETURNS trigger LANGUAGE plpgsql AS
      $$ BEGIN IF nextval('written') = 6 THEN RAISE 'killed'; END IF; RETURN NEW; END $$;
    CREATE TRIGGER break_off BEFORE INSERT ON mails FOR EACH ROW EXECUTE FUNCTION break_off()`)
  await expect(tellAlerts(desk.db, '2026-11-16')).rejects.toThrow('killed')
  expect(await desk.db.selectFrom('mails').select('id').execute()).toHaveLength(17)
  await Promise.all([1, 2].map(() => tellAlerts(desk.db, '2026-11-16')))
  expect(await desk.db.selectFrom('mails').select('id').execute()).toHaveLength(24)
  await desk.work()
  for (const { user } of people) expect(desk.mailsTo(user.email)).toHaveLength(2)
})

test('the runs of two days at once do not tell a work twice', async () => {
  const desk = await openAlertDesk()
  const artist = await desk.addArtist()
  const people = await Promise.all(Array.from({ length: 6 }, () => desk.collector()))
  for (const { call } of people) await follow(call, artist.slug)
  await desk.addArtwork({ artist_id: artist.id })
  await Promise.all(['2026-11-15', '2026-11-16', '2026-11-17'].map((day) => tellAlerts(desk.db, day)))
  expect(await desk.db.selectFrom('mails').select('id').execute()).toHaveLength(6)
})

test('more collectors than one batch holds are all told', { timeout: 60_000 }, async () => {
  const desk = await openAlertDesk()
  const artist = await desk.addArtist()
  await desk.pool.query(
    `WITH people AS (
       INSERT INTO users (name, email, locale, email_verified_at)
       SELECT 'P', 'p' || n || '@example.com', 'en', now() FROM generate_series(1, 600) n RETURNING id)
     INSERT INTO alerts (user_id, kind, artist_id, mark) SELECT id, 'artist', $1, 'x' FROM people`,
    [artist.id],
  )
  await desk.addArtwork({ artist_id: artist.id })
  await tellAlerts(desk.db, '2026-11-15')
  await desk.work('tell-alerts')
  const mails = await desk.db.selectFrom('mails').select('to_email').execute()
  expect([mails.length, new Set(mails.map(({ to_email }) => to_email)).size]).toEqual([600, 600])
})

test('works are new when visitors first see them: backdated, with their artist, or at last', async () => {
  const desk = await openAlertDesk()
  const hidden = await desk.addArtist({ name: { en: 'Yet to come' }, published_at: null })
  await desk.addArtwork({ artist_id: hidden.id, title: { en: 'With the artist' } })
  const draft = await desk.addArtwork({ title: { en: 'A draft' }, published_at: null })
  const known = await desk.addArtwork({ title: { en: 'Known' }, published_at: new Date('2030-01-01') })
  const ada = await desk.collector()
  await save(ada.call, { category: 'Painting' })
  await desk.tell()
  expect(desk.mailsTo(ada.user.email)).toEqual([])

  await updateArtist(desk.db, hidden.id, { published_at: new Date() })
  await updateArtwork(desk.db, draft.id, { published_at: new Date('2020-01-01') })
  await updateArtwork(desk.db, known.id, { published_at: null })
  await updateArtwork(desk.db, known.id, { published_at: new Date() })
  await desk.tell('2026-11-16')
  const [mail] = desk.mailsTo(ada.user.email)
  expect(mail?.text).toContain('With the artist')
  expect(mail?.text).toContain('A draft')
  expect(mail?.text).not.toContain('Known')
})

test('a work that matches only after a change is told on a later day, as long as it is new', async () => {
  const desk = await openAlertDesk()
  const ada = await desk.collector()
  await save(ada.call, { price: '-500' })
  const { id } = await desk.addArtwork({ price: 60_000 })
  const old = await desk.addArtwork({ price: 60_000, title: { en: 'Old' } })
  await desk.db
    .updateTable('artwork_debuts')
    .set({ at: new Date(Date.now() - 31 * 86_400_000) })
    .where('artwork_id', '=', old.id)
    .execute()
  await desk.db
    .updateTable('alerts')
    .set({ created_at: new Date(0) })
    .execute()
  await desk.tell()
  expect(desk.mailsTo(ada.user.email)).toEqual([])
  for (const one of [id, old.id]) await updateArtwork(desk.db, one, { price: 50_000 })
  await desk.tell('2026-11-16')
  const [mail] = desk.mailsTo(ada.user.email)
  expect(mail?.subject).toBe('A new work for you')
  expect(mail?.text).not.toContain('Old')
})

test.each([
  [
    'Europe/Paris',
    ['2026-07-01T05:00Z', '2026-07-01T06:00Z', '2026-12-01T05:00Z', '2026-12-01T06:00Z'],
    [true, false, false, true],
  ],
  // Half an hour off: the first full hour of ours after seven of theirs.
  ['Asia/Kolkata', ['2026-07-01T01:00Z', '2026-07-01T02:00Z', '2026-07-01T03:00Z'], [false, true, false]],
])('the day begins at seven in %s, in summer and in winter', async (time_zone, days, expected) => {
  const desk = await openAlertDesk()
  await saveGallery(desk.db, { time_zone })
  const begun: boolean[] = []
  for (const day of days) {
    await beginTelling(desk.db, new Date(day))
    const { rows } = await desk.pool.query(
      `DELETE FROM graphile_worker._private_jobs AS jobs USING graphile_worker._private_tasks AS tasks
       WHERE tasks.id = jobs.task_id AND identifier = 'tell-alerts' RETURNING jobs.id`,
    )
    begun.push(rows.length === 1)
  }
  expect(begun).toEqual(expected)
})

test('the hour is the gallery’s to choose', async () => {
  const desk = await openAlertDesk()
  await saveGallery(desk.db, { time_zone: 'Europe/Paris' })
  await desk.pool.query('UPDATE settings SET letters_hour = 18')
  const queued = async (at: string) => {
    await beginTelling(desk.db, new Date(at))
    const { rows } = await desk.pool.query(`SELECT FROM graphile_worker.jobs WHERE task_identifier = 'tell-alerts'`)
    return rows.length
  }
  expect(await queued('2026-07-01T05:00Z')).toBe(0)
  expect(await queued('2026-07-01T16:00Z')).toBe(1)
})

test('what was told is forgotten after 60 days, and not told again', async () => {
  const desk = await openAlertDesk()
  const artist = await desk.addArtist()
  const ada = await desk.collector()
  await follow(ada.call, artist.slug)
  await desk.addArtwork({ artist_id: artist.id })
  await desk.tell()
  expect(await forgetLetters(desk.db)).toBe(0)
  const past = new Date(Date.now() - 61 * 86_400_000)
  await desk.db.updateTable('alert_letters').set({ created_at: past }).execute()
  await desk.db.updateTable('artwork_debuts').set({ at: past }).execute()
  expect(await forgetLetters(desk.db)).toBe(1)
  expect(await desk.db.selectFrom('alert_letters').selectAll().execute()).toEqual([])
  await desk.tell('2027-01-15')
  expect(desk.mailsTo(ada.user.email)).toHaveLength(1)
})
