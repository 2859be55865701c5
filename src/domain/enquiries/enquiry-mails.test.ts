import { randomUUID } from 'node:crypto'

import { expect, test } from 'vitest'

import { LOCALES } from '../../contract/locale.ts'
import { openEnquiryDesk } from '../../testing/open-enquiry-desk.ts'
import { FROM, publicUrl } from '../../testing/open-post-office.ts'

const MONEY = { en: '€1,500', fr: '1 500 €', cn: '1,500' }

test.each(LOCALES)('all that is said and offered is mailed in %s, with the private links', async (locale) => {
  const desk = await openEnquiryDesk()
  const { id: artwork } = await desk.addArtwork()
  const home = locale === 'en' ? publicUrl : `${publicUrl}/${locale}`
  const subjects: string[] = []
  const expectMail = async (...said: string[]) => {
    const mails = await desk.deliver()
    const { mail } = mails.find(({ recipients }) => recipients.includes('ada@example.com')) ?? expect.unreachable()
    for (const text of [mail.text ?? '', mail.html ?? '']) {
      for (const one of said) expect(text).toContain(one)
      expect(text).not.toMatch(/\{\w+\}|undefined/)
    }
    expect(mail.replyTo).toEqual([FROM])
    subjects.push(mail.subject ?? '')
  }

  const enquiry = await desk.ask({ locale, artworks: [artwork], message: 'Hello' })
  await expectMail(enquiry.reference, `${home}/enquiry/${enquiry.token}`, 'Hello')
  await desk.sales('POST /sales/enquiries/{enquiry}/messages', {
    params: { enquiry: enquiry.reference },
    body: { key: randomUUID(), text: 'On the back.' },
  })
  await expectMail(enquiry.reference, `${home}/enquiry/${enquiry.token}`, 'On the back.')
  const offer = await desk.offer(enquiry, artwork, { price: 1500, note: 'Only for you.' })
  await expectMail(enquiry.reference, `${home}/offer/${offer.token}`, 'Only for you.')

  expect(new Set(subjects).size).toBe(3)
  const html = desk.peer.received.at(-1)?.mail.text?.replaceAll(/[\u00a0\u202f]/g, ' ')
  expect(html).toContain(MONEY[locale])
})

test('the gallery is told in its own language, who writes, about what, and answers go to them', async () => {
  const desk = await openEnquiryDesk()
  const { id: artwork } = await desk.addArtwork()

  const { token, reference } = await desk.ask({
    ...{ kind: 'price', artworks: [artwork], name: 'Zoë "Z" Müller, Dr.', phone: '+33 6 12', locale: 'cn' },
  })
  await desk.call('POST /enquiries/{token}/messages', {
    params: { token },
    body: { key: randomUUID(), text: 'One more thing' },
  })

  const mails = (await desk.deliver()).filter(({ recipients }) => recipients.includes(FROM.address))
  expect(mails).toHaveLength(2)
  for (const { mail } of mails) {
    expect(mail.replyTo).toEqual([{ name: 'Zoë "Z" Müller, Dr.', address: 'ada@example.com' }])
    expect(mail.from).toEqual(FROM)
    expect(mail.subject).toContain(reference)
    expect(mail.headers).toContainEqual(expect.objectContaining({ key: 'sensitivity' }))
    for (const text of [mail.text, mail.html]) {
      expect(text).toContain('ada@example.com')
      expect(text).toContain('+33 6 12')
      expect(text).not.toContain(token)
      expect(text).toContain('because somebody wrote to the gallery at gallery.example')
    }
  }
  expect(mails[0]?.mail.text).toContain('A price on request')
  expect(mails[0]?.mail.text).toContain('Low tide, Hélène Vasseur')
  expect(mails[1]?.mail.text).toContain('> One more thing')
})

test('the links in mails are no secrets that the database holds', async () => {
  const desk = await openEnquiryDesk()
  const { id: artwork } = await desk.addArtwork()
  const enquiry = await desk.ask()
  const offer = await desk.offer(enquiry, artwork)
  await desk.deliver()

  const { rows } = await desk.pool.query(
    'SELECT e::text FROM enquiries e UNION ALL SELECT o::text FROM offers o UNION ALL SELECT m::text FROM mails m',
  )

  for (const token of [enquiry.token, offer.token]) expect(JSON.stringify(rows)).not.toContain(token.slice(22))
})

test('an offer that was withdrawn before its mail went is not mailed', async () => {
  const desk = await openEnquiryDesk()
  const { id: artwork } = await desk.addArtwork()
  const enquiry = await desk.ask()
  await desk.deliver()

  await desk.withdraw(enquiry, await desk.offer(enquiry, artwork))

  expect(await desk.deliver()).toEqual([])
})
