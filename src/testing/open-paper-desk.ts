import { randomUUID } from 'node:crypto'

import { extractText, getDocumentProxy } from 'unpdf'

import type { CallInput } from '../contract/client.ts'
import { drawSheet } from '../domain/papers/index.ts'
import { tellLegalData } from './bill-a-few.ts'
import { openShop } from './open-shop.ts'
import { testDrawer } from './test-drawer.ts'

type Wish = Partial<CallInput<'POST /editor/papers'>['body']>

/** A shop whose staff ask for papers, which are drawn when a test says so. */
export async function openPaperDesk() {
  const shop = await openShop()
  await tellLegalData(shop)
  const editor = await shop.logIn({ name: 'Edith', scope: ['collector', 'editor'] })
  const sales = await shop.logIn({ name: 'Sal', scope: ['collector', 'sales'] })

  const ask = async (wish: Wish, call = editor.call) => {
    const body = { key: randomUUID(), kind: 'tear-sheet' as const, locale: 'en' as const, ...wish }
    return (await call('POST /editor/papers', { body })).paper
  }
  /** Does the jobs that draw. */
  const draw = async () => {
    const waiting = await shop.db.selectFrom('sheets').select('id').where('drawn_at', 'is', null).execute()
    for (const { id } of waiting) await drawSheet({ db: shop.db, files: shop.files, drawer: testDrawer }, id)
  }
  const fetchFile = (id: string, token = editor.token) =>
    shop.app.inject({ url: `/api/editor/papers/${id}/file`, headers: { authorization: `Bearer ${token}` } })
  /** What a paper says, in its reading order. */
  const read = async (id: string, token = editor.token) => {
    await draw()
    const { rawPayload } = await fetchFile(id, token)
    const pdf = await getDocumentProxy(new Uint8Array(rawPayload))
    const { text } = await extractText(pdf, { mergePages: true })
    return { text: text.replaceAll(/\s+/g, ' '), pages: pdf.numPages, bytes: rawPayload }
  }
  return { ...shop, editor, sales, ask, draw, read, fetchFile }
}
