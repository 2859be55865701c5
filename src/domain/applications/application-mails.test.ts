import { expect, test } from 'vitest'

import { LOCALES } from '../../contract/locale.ts'
import { addApplication } from '../../testing/add-application.ts'
import { openPostOffice, publicUrl } from '../../testing/open-post-office.ts'
import { signLink } from '../tokens/index.ts'
import { answerApplication } from './index.ts'

test.each(LOCALES)('every step is told in %s, with the reference, the note and the private link', async (locale) => {
  const office = await openPostOffice()
  const application = await addApplication(office, { locale, email: 'ines@example.com' })
  const token = await signLink(office.db, 'application-status', application.id)
  const home = locale === 'en' ? publicUrl : `${publicUrl}/${locale}`
  const seen: string[] = []
  const expectMail = async (path: string, note = '') => {
    const mails = await office.deliver()
    const { mail } = mails.find(({ recipients }) => recipients.includes('ines@example.com')) ?? expect.unreachable()
    for (const text of [mail.text ?? '', mail.html ?? '']) {
      expect(text).toContain(application.reference)
      expect(text).toContain(`${home}/${path}`)
      expect(text).toContain(note)
    }
    expect(mail.text).not.toMatch(/\{\w+\}|undefined/)
    seen.push(mail.subject ?? '')
    return mails
  }

  const first = await expectMail(`application/${token}`)
  await answerApplication(office.db, application.id, { status: 'incomplete', note: 'Prices, please.', staffId: NOBODY })
  await expectMail(`application/${token}`, 'Prices, please.')
  await answerApplication(office.db, application.id, { status: 'under_review', note: '', staffId: NOBODY })
  await expectMail(`application/${token}`)
  await answerApplication(office.db, application.id, { status: 'accepted', note: '', staffId: NOBODY })
  await expectMail(`pricing?application=${token}`)

  expect(new Set(seen).size).toBe(4)
  const toGallery = first.find(({ recipients }) => !recipients.includes('ines@example.com'))
  expect(toGallery?.mail.subject).toContain(application.reference)
  expect(toGallery?.mail.text).toContain('+33 6 12 34 56 78')
  expect(toGallery?.mail.text).not.toContain(token)
})

test('the link in a mail is no secret that the database holds', async () => {
  const office = await openPostOffice()
  const application = await addApplication(office)
  const token = await signLink(office.db, 'application-status', application.id)
  await office.deliver()

  const { rows } = await office.pool.query('SELECT a::text FROM applications a UNION ALL SELECT m::text FROM mails m')

  expect(JSON.stringify(rows)).not.toContain(token.slice(22))
})

const NOBODY = '00000000-0000-4000-8000-000000000000'
