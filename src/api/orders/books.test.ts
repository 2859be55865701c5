import { randomUUID } from 'node:crypto'

import { expect, test } from 'vitest'

import { issueBills } from '../../domain/papers/index.ts'
import { tellLegalData } from '../../testing/bill-a-few.ts'
import { asProgramme } from '../../testing/open-programme.ts'
import { openShop } from '../../testing/open-shop.ts'
import { type BookLine, cents, parseBooks, sumColumn as sum } from '../../testing/parse-books.ts'

async function openBooks() {
  const shop = await openShop()
  const { token } = await shop.logIn({ scope: ['collector', 'sales'] })
  const month = new Date().toISOString().slice(0, 7)
  const fetchBooks = (wanted = month) =>
    shop.app.inject({ url: `/api/sales/books.csv?month=${wanted}`, headers: { authorization: `Bearer ${token}` } })
  const read = async (wanted = month): Promise<BookLine[]> => parseBooks((await fetchBooks(wanted)).body)
  return { ...shop, month, fetchBooks, read }
}

test('a month’s table is the provider’s books to the cent, by rate of VAT, with what waits for its invoice', async () => {
  const shop = await openBooks()
  const { read, month, fetchBooks, pool } = shop
  const ada = await shop.buyer()
  const eve = await shop.buyer({ name: 'Eve' })
  const sales = await shop.staff()
  const first = await ada.buy([(await shop.addArtwork()).id, (await shop.addArtwork()).id])
  const [line] = first.lines
  expect((await read()).filter((one) => one.line === 'waiting')).toMatchObject([
    { order: first.number, gross: first.total.toFixed(2) },
  ])
  await tellLegalData(shop)
  await issueBills(shop.db)
  const second = await eve.buy([(await shop.addArtwork()).id])
  await issueBills(shop.db)
  for (const amount of [333.33, 200.01]) {
    const part = { key: randomUUID(), lines: [{ artwork: line?.artwork ?? 0, amount }], delivery: 0 }
    const params = { order: first.number }
    await sales('POST /sales/orders/{order}/refund', { params, body: { reason: 'A scratch', part } })
    await shop.runJobs()
    await issueBills(shop.db)
  }

  const lines = await read()
  const bills = lines.filter((one) => one.line === 'invoice' || one.line === 'credit-note')
  expect(bills.map((one) => one.line)).toEqual(['credit-note', 'credit-note', 'invoice', 'invoice'])
  const { rows } = await pool.query('SELECT id, received, refunded FROM sandbox_payments')
  const bank = rows.reduce((all, { received, refunded }) => all + received - refunded, 0)
  const total = lines.find((one) => one.line === 'total')
  expect(cents(total?.gross)).toBe(bank)
  for (const column of ['net', 'vat', 'gross']) {
    expect(sum(bills, column)).toBe(cents(total?.[column]))
    expect(
      sum(
        lines.filter((one) => one.line === 'sum'),
        column,
      ),
    ).toBe(cents(total?.[column]))
  }
  for (const one of lines.slice(0, -1)) expect(cents(one.net) + cents(one.vat)).toBe(one.net ? cents(one.gross) : 0)
  expect(new Set(bills.map((one) => one.payment))).toEqual(new Set(rows.map(({ id }) => id)))
  expect(bills.at(-1)).toMatchObject({ order: second.number, vat_rate: '5.5', provider: 'sandbox', currency: 'EUR' })
  expect(bills[0]?.corrects).toBe(bills[2]?.number)
  // No spreadsheet takes a name for a formula.
  await pool.query(`UPDATE bills SET content = jsonb_set(content, '{buyer,name}', '"=HYPERLINK(1)"')`)
  expect((await fetchBooks()).body).toContain(`'=HYPERLINK`)
  expect((await fetchBooks()).headers).toMatchObject({
    'content-disposition': expect.stringContaining(`books-${month}.csv`),
  })
})

test('another month has nothing, and what is none is refused', async () => {
  const { read, fetchBooks } = await openBooks()
  expect((await read('2020-02')).map(({ line, gross }) => [line, gross])).toEqual([['total', '0.00']])
  for (const wrong of ['2026-13', '2026', "2026-01'--", ''])
    expect((await fetchBooks(encodeURIComponent(wrong))).statusCode).toBe(422)
})

test('papers of test money are never added to real ones', async () => {
  const { read, buyer, addArtwork, db, pool } = await openBooks()
  await tellLegalData({ db })
  const ada = await buyer()
  await ada.buy([(await addArtwork()).id])
  await ada.buy([(await addArtwork()).id])
  await issueBills(db)
  expect((await read()).filter((one) => one.line === 'invoice')).toHaveLength(2)
  await pool.query(
    `UPDATE bills SET is_test = false, number = 'F2026-0001', content = content || '{"number": "F2026-0001"}' WHERE serial = 1`,
  )
  expect((await read()).filter((one) => one.line === 'invoice').map((one) => one.number)).toEqual(['F2026-0001'])
})

test('months of the programme stand beside orders, with the provider’s payments and what waits for its invoice', async () => {
  const shop = await openBooks()
  const { read, pool, db } = shop
  const programme = asProgramme(shop)
  const ines = await programme.artist({ first_name: 'Inès', surname: 'Marchetti' })
  await ines.start()
  const { number } = await (await shop.buyer()).buy([(await shop.addArtwork()).id])
  const { rows } = await pool.query('SELECT id FROM sandbox_plan_charges')
  const month = { order: ines.reference, provider: 'sandbox', payment: rows[0].id }
  const ofProgramme = async () => (await read()).filter(({ order }) => order === ines.reference)
  expect(await ofProgramme()).toMatchObject([{ ...month, line: 'waiting', buyer: 'Inès Marchetti', gross: '150.00' }])

  await tellLegalData({ db })
  await issueBills(db)
  await pool.query('UPDATE sandbox_plan_charges SET refunded = 5000')
  await ines.comeBack()
  // The invoice stands there: what waits is what is not in it.
  expect(await ofProgramme()).toMatchObject([
    {
      ...month,
      line: 'invoice',
      buyer: 'Inès Marchetti',
      vat_rate: '20',
      net: '125.00',
      vat: '25.00',
      gross: '150.00',
    },
    { ...month, line: 'waiting', gross: '-50.00' },
  ])
  await issueBills(db)
  const lines = await read()
  expect(lines.filter(({ order }) => order === ines.reference)).toMatchObject([
    { ...month, line: 'credit-note', gross: '-50.00' },
    { ...month, line: 'invoice', gross: '150.00' },
  ])
  const total = lines.find(({ line }) => line === 'total')
  const order = sum(
    lines.filter((one) => one.order === number),
    'gross',
  )
  expect(cents(total?.gross)).toBe(order + 100_00)
})
