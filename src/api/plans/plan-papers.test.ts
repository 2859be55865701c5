import { extractText, getDocumentProxy } from 'unpdf'
import { expect, test } from 'vitest'

import { issueBills } from '../../domain/papers/index.ts'
import { openSandbox } from '../../domain/payments/index.ts'
import { heedPlanNotice } from '../../domain/plans/index.ts'
import { tellLegalData } from '../../testing/bill-a-few.ts'
import { findBrokenRules } from '../../testing/e-invoice/find-broken-rules.ts'
import { findSchemaFaults } from '../../testing/e-invoice/find-schema-faults.ts'
import { type Artist, openProgramme, type Programme } from '../../testing/open-programme.ts'
import { outcomeOf } from '../../testing/outcome-of.ts'

/** A programme of a gallery that tells who it is, as papers must. */
async function openLegalProgramme(): Promise<Programme> {
  const programme = await openProgramme()
  await tellLegalData(programme)
  return programme
}

const idAtProvider = async ({ pool }: Programme): Promise<string> =>
  (await pool.query('SELECT id FROM sandbox_plans')).rows[0].id

/** The provider pays back of a month, until so many cents are, and tells so. */
async function payBack(programme: Programme, month: number, upTo: number): Promise<void> {
  await programme.pool.query(
    `UPDATE sandbox_plan_charges SET refunded = $2, state = CASE WHEN $2 = received THEN 'refunded' ELSE state END
     WHERE month = $1`,
    [month, upTo],
  )
  await heedPlanNotice(programme.db, openSandbox(programme.db), await idAtProvider(programme))
}

const numbersOf = async (artist: Artist) =>
  (await artist.read()).papers.map(({ number, month, total }) => `${number} ${month} ${total}`)

async function fetchPaper({ app }: Programme, path: string, token = '') {
  const headers = token === '' ? {} : { authorization: `Bearer ${token}` }
  const reply = await app.inject({ url: `/api/${path}`, headers })
  return { status: reply.statusCode, bytes: new Uint8Array(reply.rawPayload) }
}

const year = new Date().getFullYear()

test('every month that is paid has an invoice, and what goes back of it has its credit notes, to the cent', async () => {
  const programme = await openLegalProgramme()
  const { db, pool } = programme
  const ines = await programme.artist()
  expect((await ines.start()).lacks_paper).toBe(true)
  await issueBills(db)
  await programme.pass(62)
  await programme.runJobs()
  await issueBills(db)
  await issueBills(db)
  const invoices = [1, 2, 3].map((month) => `TEST-F${year}-000${month} ${month} 150`)
  expect(await numbersOf(ines)).toEqual(invoices)

  await payBack(programme, 2, 33_33)
  await issueBills(db)
  await payBack(programme, 2, 150_00)
  await issueBills(db)
  expect(await numbersOf(ines)).toEqual([...invoices, `TEST-A${year}-0001 2 33.33`, `TEST-A${year}-0002 2 116.67`])
  expect((await ines.read()).lacks_paper).toBe(false)
  const { rows } = await pool.query(
    'SELECT kind, sum(gross)::int AS gross, sum(vat)::int AS vat FROM bills WHERE month = 2 GROUP BY kind',
  )
  expect(rows.map(({ gross, vat }) => [gross, vat])).toEqual([
    [150_00, 25_00],
    [150_00, 25_00],
  ])
})

test('the rate is that of the day of the payment, and an address corrected later is that of invoices to come', async () => {
  const programme = await openProgramme()
  const { db, pool } = programme
  const ines = await programme.artist()
  await ines.start()
  await pool.query("UPDATE vat_rates SET rate = 1000 WHERE kind = 'programme'")
  await tellLegalData(programme)
  await issueBills(db)
  const company = { company: 'Atelier Marchetti', vat_number: 'fr 12 345 678 901' }
  expect((await ines.bill(company)).billing).toMatchObject({ vat_number: 'FR12345678901' })
  await programme.pass(31)
  await programme.runJobs()
  await issueBills(db)

  const bills = await db.selectFrom('bills').selectAll().orderBy('month').execute()
  expect(bills.map(({ vat }) => vat)).toEqual([25_00, 13_64])
  expect(bills.map(({ content }) => (content as { buyer: object }).buyer)).toMatchObject([
    { name: 'Inès Marchetti', company: '', vatNumber: '' },
    { company: 'Atelier Marchetti', vatNumber: 'FR12345678901', city: 'Lyon' },
  ])
})

test('an invoice waits for legal data and for an address; staff are told, and others do not wait for it', async () => {
  const programme = await openProgramme()
  const { db, pool } = programme
  const sales = await programme.staff()
  const [ines, noor] = [await programme.artist(), await programme.artist()]
  await ines.start()
  await noor.start()
  // As whoever began before there were invoices.
  await pool.query('UPDATE applications SET billing = NULL WHERE reference = $1', [ines.reference])
  await pool.query("UPDATE plan_bills_due SET since = since - interval '1 hour'")
  await issueBills(db)
  const waiting = async () =>
    (await sales('GET /sales/today')).tasks
      .filter(({ kind }) => kind === 'plan-paper-waiting')
      .map(({ thing }) => thing)
      .toSorted()
  expect(await waiting()).toEqual([ines.reference, noor.reference].toSorted())

  await tellLegalData(programme)
  await issueBills(db)
  expect(await waiting()).toEqual([ines.reference])
  expect(await numbersOf(noor)).toHaveLength(1)
  expect(await ines.read()).toMatchObject({ papers: [], lacks_paper: true, billing: null })

  await ines.bill()
  await issueBills(db)
  expect(await waiting()).toEqual([])
  expect(await numbersOf(ines)).toHaveLength(1)
})

test('no plan is begun before an address is told, and what is wrong with one is said', async () => {
  const programme = await openProgramme()
  const ines = await programme.artist()
  await programme.pool.query('UPDATE applications SET billing = NULL')
  await expect(ines.start()).rejects.toMatchObject({ status: 422, errors: { billing: [expect.any(String)] } })
  expect((await ines.read()).status).toBe('not_started')
  for (const vat_number of ['FR1', 'XX123456789', 'DE12345678A', '12345'])
    await expect(ines.bill({ vat_number }), vat_number).rejects.toMatchObject({
      errors: { 'billing.vat_number': [expect.stringContaining('FR12345678901')] },
    })
  await expect(ines.bill({ city: '' })).rejects.toMatchObject({ errors: { 'billing.city': [expect.any(String)] } })
  for (const vat_number of ['CHE-123.456.789 MWST', 'ATU12345678', 'el123456789', 'NL123456789B01'])
    expect(await outcomeOf(ines.bill({ vat_number }))).toBe('done')
  expect((await ines.start()).status).toBe('active')
})

test('the PDF says whom it is for in the artist’s language, machines read it, and nobody else gets it', async () => {
  const programme = await openLegalProgramme()
  const { db } = programme
  const ines = await programme.artist({ locale: 'fr' })
  const noor = await programme.artist()
  await ines.start()
  await noor.start()
  await issueBills(db)
  const number = (await ines.read()).papers[0]?.number ?? ''
  const { status, bytes } = await fetchPaper(programme, `plans/${ines.token}/papers/${number}`)
  expect(status).toBe(200)
  const pdf = await getDocumentProxy(bytes.slice())
  const text = (await extractText(pdf, { mergePages: true })).text.replaceAll(/\s+/g, ' ')
  for (const said of ['Facture', number, ines.reference, 'Programme artistes, mois 1 sur 12', '3 rue des Ateliers'])
    expect(text).toContain(said)
  expect(text).toContain('Spécimen')
  const xml = new TextDecoder().decode((await pdf.getAttachmentContent('factur-x.xml')) ?? undefined)
  expect([...findSchemaFaults(xml), ...findBrokenRules(xml)]).toEqual([])

  const { token } = await programme.logIn({ scope: ['collector', 'sales'] })
  const collector = await programme.logIn()
  const outcomes = [
    [`plans/${noor.token}/papers/${number}`, ''],
    [`plans/${ines.reference}/papers/${number}`, ''],
    [`sales/plans/${noor.reference}/papers/${number}`, token],
    [`sales/plans/${ines.reference}/papers/${number}`, ''],
    [`sales/plans/${ines.reference}/papers/${number}`, collector.token],
    [`sales/plans/${ines.reference}/papers/${number}`, token],
  ] as const
  const statuses = []
  for (const [path, by] of outcomes) statuses.push((await fetchPaper(programme, path, by)).status)
  expect(statuses).toEqual([404, 404, 404, 401, 403, 200])
})
