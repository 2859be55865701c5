import { randomUUID } from 'node:crypto'

import { expect, test } from 'vitest'

import { createTasks } from '../../domain/jobs/index.ts'
import { paintJpeg, sendForm } from '../../testing/open-editor-desk.ts'
import { openEnquiryDesk } from '../../testing/open-enquiry-desk.ts'
import { outcomeOf } from '../../testing/outcome-of.ts'
import { paintPicture } from '../../testing/paint-picture.ts'
import { SMALL_PDF as PDF } from '../../testing/send-application.ts'

/** A desk with an enquiry, and somebody who sends files for it. */
async function openFileDesk() {
  const desk = await openEnquiryDesk()
  const mara = await desk.logIn({ name: 'Mara', scope: ['collector', 'sales'] })
  const enquiry = await desk.ask()
  const params = { enquiry: enquiry.reference }
  const attach = (bytes: Buffer, name = 'Invoice.pdf', { token = mara.token, reference = enquiry.reference } = {}) =>
    sendForm(desk.app, bytes, { token, name, to: `/api/sales/enquiries/${reference}/files` })
  const attached = async (bytes: Buffer, name?: string) =>
    (await attach(bytes, name)).json<{ file: { id: string; name: string; size: number } }>().file
  const answer = (files: string[], { key = randomUUID(), reference = enquiry.reference } = {}) =>
    outcomeOf(
      mara.call('POST /sales/enquiries/{enquiry}/messages', {
        params: { enquiry: reference },
        body: { key, text: 'Here it is.', files },
      }),
    )
  const stored = async () =>
    (await desk.db.selectFrom('enquiry_files').select('file_key').execute()).map((row) => row.file_key)
  const give = (file: string, token = enquiry.token) =>
    desk.app.inject({ url: `/api/enquiries/${token}/files/${file}` })
  return { ...desk, mara, enquiry, params, attach, attached, answer, stored, give }
}

test('what is attached is mailed of by name and saved by the sender through the private link, and by staff', async () => {
  const desk = await openFileDesk()
  await desk.deliver()
  const pdf = await desk.attached(PDF, '../../Ré ç"u\r\nX: y.pdf')
  const jpeg = await paintJpeg()
  const picture = await desk.attached(jpeg, '正面.PNG')
  expect([pdf, picture]).toEqual([
    { id: pdf.id, name: expect.stringMatching(/^[\w-]+\.pdf$/), size: PDF.length },
    { id: picture.id, name: 'file.jpg', size: jpeg.length },
  ])
  // Nobody has sent it yet.
  expect((await desk.give(pdf.id)).statusCode).toBe(404)
  const key = randomUUID()

  expect(
    await Promise.all([desk.answer([pdf.id, picture.id], { key }), desk.answer([pdf.id, picture.id], { key })]),
  ).toEqual(['done', 'done'])

  const [{ mail } = expect.unreachable()] = await desk.deliver()
  expect(mail.text).toContain(pdf.name)
  const { enquiry } = await desk.call('GET /enquiries/{token}', { params: { token: desk.enquiry.token } })
  expect(enquiry.messages.map(({ files }) => files)).toEqual([[], [pdf, picture]])
  const given = await desk.give(pdf.id)
  expect(given.rawPayload.equals(PDF)).toBe(true)
  expect(given.headers).toMatchObject({
    'content-disposition': `attachment; filename="${pdf.name}"`,
    'content-type': 'application/octet-stream',
    'cache-control': expect.stringContaining('no-store'),
  })
  const other = await desk.ask()
  expect((await desk.give(pdf.id, other.token)).statusCode).toBe(404)
  const staff = await desk.app.inject({
    url: `/api/sales/enquiries/${desk.enquiry.reference}/files/${picture.id}`,
    headers: { authorization: `Bearer ${desk.mara.token}` },
  })
  expect(staff.rawPayload.equals(jpeg)).toBe(true)
})

test('only what its bytes say is a PDF, JPEG or PNG that opens is taken, from those who sell', async () => {
  const desk = await openFileDesk()
  const outcome = async (...sent: Parameters<typeof desk.attach>) => {
    const { statusCode, json } = await desk.attach(...sent)
    return `${statusCode} ${json<{ code?: string }>().code ?? ''}`
  }
  const webp = await paintPicture(40, 40).webp().toBuffer()
  const editor = await desk.logIn({ scope: ['collector', 'editor'] })

  expect(await outcome(Buffer.from('<html><script>alert(1)</script>'), 'a.pdf')).toBe('415 attachment-kind')
  expect(await outcome(webp, 'a.png')).toBe('415 attachment-kind')
  expect(await outcome(PDF.subarray(0, 60))).toBe('422 validation-failed')
  expect(await outcome(Buffer.alloc(0))).toBe('422 validation-failed')
  expect(await outcome(Buffer.alloc(21 * 1024 * 1024), 'a.pdf')).toBe('413 file-too-large')
  expect(await outcome(PDF, 'a.pdf', { token: editor.token, reference: desk.enquiry.reference })).toBe('403 forbidden')
  expect(await outcome(PDF, 'a.pdf', { token: desk.mara.token, reference: 'E-26-0000-000' })).toBe('404 not-found')
  expect(await desk.stored()).toEqual([])
  expect(await desk.db.selectFrom('unclaimed_files').select('key').execute()).toEqual([])
})

test('a file goes with one answer of its own thread, or that answer is not written at all', async () => {
  const desk = await openFileDesk()
  const other = await desk.ask()
  const { id } = await desk.attached(PDF)

  expect(await desk.answer([id], { reference: other.reference })).toBe('422 validation-failed')
  expect(await desk.answer([id, randomUUID()])).toBe('422 validation-failed')
  expect(await desk.answer(Array.from({ length: 6 }, () => randomUUID()))).toBe('422 validation-failed')
  const both = await Promise.all([desk.answer([id]), desk.answer([id])])
  expect(both.toSorted()).toEqual(['422 validation-failed', 'done'])
  const messages = await desk.db.selectFrom('enquiry_messages').select('text').where('author', '=', 'gallery').execute()
  expect(messages).toHaveLength(1)
})

test('what nobody sends is gone after a day; what was sent goes with its enquiry', async () => {
  const desk = await openFileDesk()
  const kept = await desk.attached(PDF)
  await desk.answer([kept.id])
  const left = await desk.attached(await paintJpeg())
  const keys = await desk.stored()
  const sweep = () => createTasks(desk.db, desk.files)['sweep-uploads']?.({}, {} as never)
  const findAll = () => Promise.all(keys.map(async (key) => (await desk.files.find(key)) !== undefined))

  await sweep()
  expect(await findAll()).toEqual([true, true])
  await desk.pool.query("UPDATE unclaimed_files SET created_at = created_at - interval '1 day'")
  await sweep()
  expect(await findAll()).toEqual([true, false])
  expect(await desk.answer([left.id])).toBe('422 validation-failed')
  await desk.attached(PDF)
  expect(await desk.stored()).toHaveLength(2)

  await desk.pool.query("UPDATE enquiries SET said_at = now() - interval '20 years'")
  await createTasks(desk.db, desk.files)['thin-enquiries']?.({}, {} as never)
  expect(await findAll()).toEqual([false, false])
  expect(await desk.stored()).toEqual([])
})
