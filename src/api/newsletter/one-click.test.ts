import { expect, test } from 'vitest'

import { openLetterDesk } from '../../testing/open-letter-desk.ts'

const FORM = 'application/x-www-form-urlencoded'
const ONE_CLICK = 'List-Unsubscribe=One-Click'

/** A desk with readers who have got a letter. */
async function openWithLetter(readers: [string, 'en' | 'fr' | 'cn'][] = [['ada@example.com', 'en']]) {
  const desk = await openLetterDesk()
  for (const [email, locale] of readers) await desk.subscribe(email, locale)
  const { issue } = await desk.editor.call('POST /newsletter/issues', {
    body: { subject: { en: 'Spring' }, body: [{ text: { en: 'Come and see.' } }] },
  })
  await desk.editor.call('POST /newsletter/issues/{issue}/sending', { params: { issue: issue.id }, body: {} })
  await desk.work()
  const letterTo = (email: string) => desk.mailsTo(email).at(-1)?.mail ?? expect.unreachable()
  const headerOf = (email: string, name: string) => letterTo(email).headers.find(({ key }) => key === name)?.value ?? ''
  const pathOf = (email: string) => headerOf(email, 'list-unsubscribe').replace(/^<https:\/\/gallery\.example|>$/g, '')
  const post = (url: string, payload: string = ONE_CLICK, type: string = FORM) =>
    desk.app.inject({ method: 'POST', url, headers: { 'content-type': type }, payload })
  return { ...desk, letterTo, headerOf, pathOf, post }
}

test.each([
  ['en', '', 'You are unsubscribed.'],
  ['fr', '/fr', 'Votre désabonnement est enregistré.'],
  ['cn', '/cn', '您已退订'],
] as const)('in %s: a letter can be ended by one click of the mail program', async (locale, prefix, words) => {
  const { headerOf, letterTo, pathOf, post, statusOf, readLog } = await openWithLetter([['ada@example.com', locale]])
  const path = pathOf('ada@example.com')

  expect(headerOf('ada@example.com', 'list-unsubscribe')).toBe(`<https://gallery.example${path}>`)
  expect(path.startsWith(`${prefix}/newsletter/unsubscribe/`)).toBe(true)
  expect(path.split('/').at(-1)).toMatch(/^[\w-]{64}$/)
  expect(headerOf('ada@example.com', 'list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
  expect(letterTo('ada@example.com').text).toContain(`https://gallery.example${path}`)
  expect(letterTo('ada@example.com').html).toContain(`href="https://gallery.example${path}"`)
  const first = await post(path)
  const second = await post(path)

  expect(first.statusCode).toBe(200)
  expect(first.headers['set-cookie']).toBeUndefined()
  expect(first.body).toContain(words)
  expect([second.statusCode, second.body]).toEqual([first.statusCode, first.body])
  expect(await statusOf('ada@example.com')).toBe('unsubscribed')
  expect((await readLog()).filter((line) => line.startsWith('unsub'))).toEqual([`unsubscribed one-click ${locale}`])
})

test('the click may come as a multipart form; any other body ends nothing', async () => {
  const { pathOf, post, statusOf, app } = await openWithLetter()
  const path = pathOf('ada@example.com')
  const parts = '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n'

  for (const [body, type] of [
    ...[
      ['', FORM],
      ['List-Unsubscribe=Two-Clicks', FORM],
      ['{"List-Unsubscribe":"One-Click"}', 'application/json'],
    ],
    ...[
      [`x${ONE_CLICK}`, FORM],
      ['\u0000', 'text/plain'],
      ['a', 'multipart/form-data'],
    ],
  ] as [string, string][]) {
    expect([body, (await post(path, body, type)).statusCode]).toEqual([body, 400])
  }
  expect((await app.inject({ method: 'POST', url: path })).statusCode).toBe(400)
  expect((await post(path, 'x'.repeat(20_000))).statusCode).toBe(413)
  expect(await statusOf('ada@example.com')).toBe('confirmed')

  expect((await post(path, parts, 'multipart/form-data; boundary=x')).statusCode).toBe(200)
  expect(await statusOf('ada@example.com')).toBe('unsubscribed')
})

test('a token of another purpose, of another reader or of nobody ends nothing of Ada’s', async () => {
  const { ask, pathOf, post, statusOf, call } = await openWithLetter([
    ['ada@example.com', 'en'],
    ['eve@example.com', 'en'],
  ])
  const [adas, eves] = [pathOf('ada@example.com'), pathOf('eve@example.com')]
  const confirmation = await ask('bea@example.com')
  const mixed = adas.slice(0, -43) + eves.slice(-43)

  for (const path of [`/newsletter/unsubscribe/${confirmation}`, '/newsletter/unsubscribe/x', mixed, `${adas}A`]) {
    expect((await post(path)).statusCode).toBe(410)
    const token = path.split('/').at(-1) ?? ''
    await expect(call('POST /newsletter/unsubscription', { body: { token } })).rejects.toMatchObject({ status: 410 })
  }
  const unsubscription = adas.split('/').at(-1) ?? ''
  await expect(call('POST /newsletter/confirmation', { body: { token: unsubscription } })).rejects.toMatchObject({
    status: 410,
  })
  expect((await post(eves)).statusCode).toBe(200)

  expect(await statusOf('ada@example.com')).toBe('confirmed')
})

test('a link holds for good: for whoever was forgotten meanwhile, and for whoever came back', async () => {
  const { pathOf, call, subscribe, statusOf, db } = await openWithLetter()
  const token = pathOf('ada@example.com').split('/').at(-1) ?? ''
  const leave = () => call('POST /newsletter/unsubscription', { body: { token } })
  await db.deleteFrom('newsletter_subscriptions').execute()

  expect(await leave()).toEqual({ status: 'unsubscribed' })
  await subscribe('ada@example.com')
  expect(await leave()).toEqual({ status: 'unsubscribed' })

  expect(await statusOf('ada@example.com')).toBe('unsubscribed')
})
