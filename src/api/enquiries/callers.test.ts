import { randomUUID } from 'node:crypto'

import { expect, test } from 'vitest'

import { inDays } from '../../testing/in-days.ts'
import { openEnquiryDesk, writeForm } from '../../testing/open-enquiry-desk.ts'
import { outcomeOf } from '../../testing/outcome-of.ts'
import { readMails } from '../../testing/read-mails.ts'

const PHONE = '+33 1 23 45 67 89'

/** A desk at which somebody rang who left a number and no address. */
async function openWithCaller() {
  const desk = await openEnquiryDesk()
  const note = (wishes: object) => {
    const { email: _, ...form } = writeForm()
    return desk.sales('POST /sales/enquiries', { body: { ...form, origin: 'phone', ...wishes } })
  }
  const { enquiry } = await note({ phone: PHONE, is_mailed: true })
  const params = { enquiry: enquiry.reference }
  const answer = (text: string) =>
    desk.sales('POST /sales/enquiries/{enquiry}/messages', { params, body: { key: randomUUID(), text } })
  const add = (email: string, is_mailed = false) =>
    desk.sales('PUT /sales/enquiries/{enquiry}/address', { params, body: { email, is_mailed } })
  const toCaller = async () => (await readMails(desk.db)).filter((mail) => mail.includes('ada@'))
  return { ...desk, note, enquiry, params, answer, add, toCaller }
}

test('who left only a number is answered without a mail, and mailed from the address on that is added', async () => {
  const desk = await openWithCaller()
  expect(desk.enquiry).toMatchObject({ email: '', phone: PHONE })
  await desk.answer('It is signed.')
  // Nothing goes out, to nobody: not to the gallery either, which an empty address would stand for.
  expect(await readMails(desk.db)).toEqual([])

  const { enquiry } = await desk.add('ada@example.com')
  expect([enquiry.email, await desk.toCaller()]).toEqual(['ada@example.com', []])
  await desk.add('ada@example.com')
  await desk.answer('And dated.')
  expect(await desk.toCaller()).toEqual(['enquiry-answered ada@example.com en'])
  expect(await outcomeOf(desk.add('eve@example.com'))).toBe('409 address-known')
})

test('with the address they can be mailed what was noted', async () => {
  const desk = await openWithCaller()
  const added = await Promise.all(Array.from({ length: 5 }, () => outcomeOf(desk.add('ada@example.com', true))))
  expect(new Set(added)).toEqual(new Set(['done']))
  expect(await desk.toCaller()).toEqual(['enquiry-noted ada@example.com en'])
})

test('one of both is needed, and what is no address is none', async () => {
  const desk = await openWithCaller()
  await expect(desk.note({})).rejects.toMatchObject({
    status: 422,
    errors: { email: [expect.stringContaining('telephone')] },
  })
  await expect(desk.note({ email: '', phone: ' ' })).rejects.toMatchObject({ status: 422 })
  await expect(desk.note({ email: 'nobody', phone: PHONE })).rejects.toMatchObject({ status: 422 })
  await expect(desk.add('')).rejects.toMatchObject({ status: 422, errors: { email: [expect.any(String)] } })
  await expect(desk.call('POST /enquiries', { body: writeForm({ email: '', phone: PHONE }) })).rejects.toMatchObject({
    status: 422,
  })
})

test('a private offer needs an address', async () => {
  const desk = await openWithCaller()
  const { id: artwork } = await desk.addArtwork()
  const body = { artwork, price: 900, valid_until: inDays(7) }
  const offer = () => outcomeOf(desk.sales('POST /sales/enquiries/{enquiry}/offers', { params: desk.params, body }))
  expect(await offer()).toBe('409 address-missing')
  await desk.add('ada@example.com')
  expect(await offer()).toBe('done')
})

test('they are found by their number, and forgotten by administrators, who erase everybody else by their address', async () => {
  const desk = await openWithCaller()
  const found = await desk.sales('GET /sales/enquiries', { query: { query: '23 45 67' } })
  expect(found.enquiries.map(({ reference }) => reference)).toEqual([desk.enquiry.reference])
  const admin = await desk.logIn({ scope: ['collector', 'admin'] })
  const forget = (call = admin.call) => outcomeOf(call('DELETE /sales/enquiries/{enquiry}', { params: desk.params }))
  expect(await forget(desk.sales)).toBe('403 forbidden')
  expect(await forget()).toBe('done')
  expect(await desk.db.selectFrom('enquiry_messages').selectAll().execute()).toEqual([])
  expect(await forget()).toBe('404 not-found')
  const other = await desk.ask()
  const refused = admin.call('DELETE /sales/enquiries/{enquiry}', { params: { enquiry: other.reference } })
  expect(await outcomeOf(refused)).toBe('409 address-known')
})
