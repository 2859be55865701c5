import { randomUUID } from 'node:crypto'

import { extractText, getDocumentProxy } from 'unpdf'
import { expect, test } from 'vitest'

import { ensureKey, issueCertificates, renewKey } from '../../domain/certificates/index.ts'
import { openShop, type Shop } from '../../testing/open-shop.ts'
import { outcomeOf } from '../../testing/outcome-of.ts'

/** A shop in which somebody has bought a work, and its certificate is issued. */
async function openCertified(wishes: Parameters<Shop['addArtwork']>[0] = {}) {
  const shop = await openShop()
  const { id, slug } = await shop.addArtwork(wishes)
  const ada = await shop.logIn({ name: 'Ada Lovelace', locale: 'fr' })
  const buyer = await shop.buyer({ name: 'Grace Hopper' })
  const order = await buyer.buy([id])
  await issueCertificates(shop.db)
  const { certificates } = await buyer.call('GET /account/certificates')
  return { shop, id, slug, ada, buyer, order, certificate: certificates[0] as (typeof certificates)[number] }
}

const check = (shop: Shop, code: string) =>
  shop.call('GET /certificates/{code}', { params: { code } }).then(({ certificate }) => certificate)

test('a work that is paid has its certificate, which anybody with its code can check and which names no owner', async () => {
  const { shop, buyer, order, certificate } = await openCertified({ title: { en: 'Door ajar', fr: 'Porte', cn: '门' } })
  const year = new Date().getFullYear()
  expect(certificate).toMatchObject({ number: `TEST-C${year}-0001`, title: 'Door ajar', state: 'valid', is_test: true })
  const told = await check(shop, certificate.code)
  expect(told).toMatchObject({ title: 'Door ajar', state: 'valid', void_reason: null })
  expect(JSON.stringify(told)).not.toMatch(/Grace|Hopper|@/)
  expect(
    (await shop.callIn('cn')('GET /certificates/{code}', { params: { code: certificate.code } })).certificate.title,
  ).toBe('门')
  expect((await buyer.read(order)).certificates).toMatchObject([{ number: certificate.number, state: 'valid' }])

  await issueCertificates(shop.db)
  expect(await shop.db.selectFrom('certificates').select('id').execute()).toHaveLength(1)
  expect(await outcomeOf(check(shop, 'A'.repeat(22)))).toBe('404 not-found')
})

test('a changed byte, wherever it stands, and the certificate does not hold', async () => {
  const { shop, certificate } = await openCertified()
  const { statement, signature } = await shop.db
    .selectFrom('certificates')
    .select(['statement', 'signature'])
    .executeTakeFirstOrThrow()
  const write = (change: { statement?: string; signature?: Buffer }) =>
    shop.db.updateTable('certificates').set(change).execute()
  const more = statement.replace('"height":', '"height":1')
  await write({ statement: more })
  expect((await check(shop, certificate.code)).state).toBe('changed')
  await write({ statement: `${statement} ` })
  expect((await check(shop, certificate.code)).state).toBe('changed')
  const bent = Buffer.from(signature)
  bent[63] = (bent[63] ?? 0) ^ 1
  await write({ statement, signature: bent })
  expect((await check(shop, certificate.code)).state).toBe('changed')
  await write({ signature })
  expect((await check(shop, certificate.code)).state).toBe('valid')
})

test('a work that comes back makes its certificate void, and whoever buys it next has their own', async () => {
  const { shop, id, order, certificate } = await openCertified()
  const sales = await shop.staff()
  await sales('POST /sales/orders/{order}/refund', {
    params: { order: order.number },
    body: { reason: 'It did not fit', return_to_sale: true },
  })
  await shop.runJobs()
  await issueCertificates(shop.db)
  expect(await check(shop, certificate.code)).toMatchObject({ state: 'void', void_reason: 'returned' })

  const next = await shop.buyer()
  await next.buy([id])
  await issueCertificates(shop.db)
  const { certificates } = await next.call('GET /account/certificates')
  expect(certificates).toMatchObject([{ state: 'valid' }])
  expect(certificates[0]?.code).not.toBe(certificate.code)
})

test('an owner hands a certificate on by a link: once, to one of those who take it, and never to a stranger', async () => {
  const { shop, ada, buyer, order, certificate } = await openCertified()
  const params = { certificate: certificate.number }
  expect(await outcomeOf(ada.call('POST /account/certificates/{certificate}/transfer', { params }))).toBe(
    '404 not-found',
  )
  const former = await buyer.call('POST /account/certificates/{certificate}/transfer', { params })
  const { token } = await buyer.call('POST /account/certificates/{certificate}/transfer', { params })
  const seen = await shop.call('GET /certificate-transfers/{token}', { params: { token } })
  expect(seen.certificate.number).toBe(certificate.number)
  for (const wrong of [former.token, `${token.slice(0, -1)}A`, randomUUID()]) {
    const taken = ada.call('POST /certificate-transfers/{token}', { params: { token: wrong } })
    expect(await outcomeOf(taken)).toMatch(/^410 link-(used|invalid)$/)
  }
  expect(await outcomeOf(shop.call('POST /certificate-transfers/{token}', { params: { token } }))).toBe(
    '401 unauthenticated',
  )

  const others = await Promise.all(Array.from({ length: 8 }, () => shop.logIn()))
  const takes = [ada, ...others].map(({ call }) =>
    outcomeOf(call('POST /certificate-transfers/{token}', { params: { token } })),
  )
  const outcomes = await Promise.all(takes)
  expect(outcomes.filter((outcome) => outcome !== '410 link-used')).toHaveLength(1)
  expect((await buyer.call('GET /account/certificates')).certificates).toEqual([])
  // Who handed it on hears of it, once.
  const mails = shop.db.selectFrom('mails').select(['to_email', 'data']).where('kind', '=', 'certificate-handed-on')
  expect(await mails.execute()).toEqual([{ to_email: order.email, data: { certificate: certificate.number } }])
  expect((await buyer.read(order)).certificates).toMatchObject([{ state: 'handed-on' }])
  expect(await check(shop, certificate.code)).toMatchObject({ state: 'valid' })
  const lists = await Promise.all([ada, ...others].map(({ call }) => call('GET /account/certificates')))
  expect(lists.flatMap(({ certificates }) => certificates)).toHaveLength(1)
})

test('an offer that is taken back, or whose work came back, leads nowhere', async () => {
  const { shop, ada, buyer, certificate } = await openCertified()
  const params = { certificate: certificate.number }
  const { token } = await buyer.call('POST /account/certificates/{certificate}/transfer', { params })
  expect((await buyer.call('GET /account/certificates')).certificates).toMatchObject([{ is_offered: true }])
  await buyer.call('DELETE /account/certificates/{certificate}/transfer', { params })
  expect((await buyer.call('GET /account/certificates')).certificates).toMatchObject([{ is_offered: false }])
  expect(await outcomeOf(ada.call('POST /certificate-transfers/{token}', { params: { token } }))).toBe('410 link-used')

  const again = await buyer.call('POST /account/certificates/{certificate}/transfer', { params })
  const sales = await shop.staff()
  await sales('POST /sales/certificates/{certificate}/void', { params, body: { reason: 'destroyed' } })
  const taken = ada.call('POST /certificate-transfers/{token}', { params: { token: again.token } })
  expect(await outcomeOf(taken)).toBe('410 link-used')
  expect(await check(shop, certificate.code)).toMatchObject({ state: 'void', void_reason: 'destroyed' })
})

test('certificates of a former key hold, also of one that others may have', async () => {
  const { shop, certificate } = await openCertified()
  const [first] = await shop.db.selectFrom('certificate_keys').selectAll().execute()
  await renewKey(shop.db, { isLost: true })
  expect(await check(shop, certificate.code)).toMatchObject({ state: 'valid', proof: { is_key_lost: true } })
  const buyer = await shop.buyer()
  await buyer.buy([(await shop.addArtwork()).id])
  await issueCertificates(shop.db)
  const { certificates } = await buyer.call('GET /account/certificates')
  const told = await check(shop, certificates[0]?.code ?? '')
  expect(told.state).toBe('valid')
  expect(told.proof.key).not.toBe(first?.id)
})

test('two nodes that open at once make one key', async () => {
  const { db } = await openShop()
  await Promise.all(Array.from({ length: 6 }, () => ensureKey(db)))
  const keys = await db.selectFrom('certificate_keys').select('id').where('retired_at', 'is', null).execute()
  expect(keys).toHaveLength(1)
})

test('the paper says what was certified, carries its proof, and only its owner and staff get it; a sample certifies nothing', async () => {
  const { shop, slug, ada, order, certificate } = await openCertified({
    title: { en: 'Door ajar', fr: 'Porte', cn: '门' },
  })
  const fetchPdf = async (url: string, call?: string) => {
    const reply = await shop.app.inject({
      url: `/api/${url}`,
      headers: call ? { authorization: `Bearer ${call}` } : {},
    })
    return { status: reply.statusCode, bytes: new Uint8Array(reply.rawPayload) }
  }
  const readText = async (bytes: Uint8Array) =>
    (await extractText(await getDocumentProxy(bytes.slice()), { mergePages: true })).text.replaceAll(/\s+/g, ' ')
  const admin = await shop.logIn({ scope: ['admin'] })
  const { status, bytes } = await fetchPdf(`sales/orders/${order.number}/papers/${certificate.number}`, admin.token)
  expect(status).toBe(200)
  const text = await readText(bytes)
  for (const words of ['Certificate of authenticity', 'Door ajar', certificate.number, 'no value']) {
    expect(text).toContain(words)
  }
  const pdf = await getDocumentProxy(bytes.slice())
  const proof = JSON.parse(new TextDecoder().decode((await pdf.getAttachmentContent('certificate.json')) ?? undefined))
  expect(proof).toMatchObject({ signature: (await check(shop, certificate.code)).proof.signature })
  expect((await fetchPdf(`account/certificates/${certificate.number}`, ada.token)).status).toBe(404)
  expect((await fetchPdf(`account/certificates/${certificate.number}`)).status).toBe(401)

  const sample = await fetchPdf(`artworks/${slug}/certificate-sample`)
  expect(sample.status).toBe(200)
  expect(await readText(sample.bytes)).toContain('It certifies nothing')
  expect((await fetchPdf('artworks/no-such-work/certificate-sample')).status).toBe(404)
})
