import { Readable } from 'node:stream'

import type { FastifyInstance } from 'fastify'

import type { User } from '../../domain/accounts/index.ts'
import { findContacts } from '../../domain/contacts/index.ts'
import {
  findContent,
  findNextNumber,
  forgetView,
  listContent,
  listTrash,
  listViews,
  readDeadLinks,
  readUpkeep,
  saveView,
  wantLinkCheck,
  writeTable,
} from '../../domain/content/index.ts'
import { listEnquiries } from '../../domain/enquiries/index.ts'
import { listSales } from '../../domain/orders/index.ts'
import { readUnreached } from '../../domain/visits/index.ts'
import { type ApiParts, serve } from '../serve.ts'

const MOST_FOUND = 20
const MOST_OF_SALES = 5

/** Where staff look for what there is: lists, tables, saved views, and anything by its name. */
export function serveEditorLists(app: FastifyInstance, parts: ApiParts): void {
  const { db } = parts
  serve(app, parts, 'GET /editor/{kind}', ({ params, query, locale }) => listContent(db, params.kind, query, locale))
  serve(app, parts, 'GET /editor/{kind}/table.csv', async ({ params, query, locale }) => ({
    // Sent as it is read.
    content: Readable.from(writeTable(db, params.kind, query, locale)),
    savedAs: `${params.kind}.csv`,
  }))
  serve(app, parts, 'GET /editor/{kind}/trash', async ({ params }) => ({ removed: await listTrash(db, params.kind) }))
  serve(app, parts, 'GET /editor/numbers/next', async () => ({ number: await findNextNumber(db) }))
  serve(app, parts, 'GET /editor/upkeep', () => readUpkeep(db))
  serve(app, parts, 'GET /editor/upkeep/links', () => readDeadLinks(db))
  serve(app, parts, 'POST /editor/upkeep/links/check', async () => {
    await wantLinkCheck(db)
    return { status: 'queued' }
  })
  serve(app, parts, 'GET /editor/upkeep/unreached', () => readUnreached(db))
  serve(app, parts, 'GET /editor/views', async ({ user }) => ({ views: await listViews(db, user.id) }))
  serve(app, parts, 'POST /editor/views', async ({ body, user }) => ({ view: await saveView(db, user.id, body) }))
  serve(app, parts, 'DELETE /editor/views/{view}', async ({ params, user }) => {
    await forgetView(db, user.id, params.view)
    return { status: 'forgotten' }
  })
  serve(app, parts, 'GET /editor/find', async ({ query: { query }, user, locale }) => {
    const sales = maySell(user) ? await findSales(parts, query) : []
    const content = await findContent(db, query, MOST_FOUND - sales.length, locale)
    return { found: [...content, ...sales] }
  })
}

const maySell = ({ scope }: User) => scope.some((one) => one === 'sales' || one === 'admin')

/** Of people, orders and enquiries only those hear who have to do with them. */
async function findSales({ db }: ApiParts, query: string) {
  const people = await findContacts(db, query, MOST_OF_SALES)
  const { orders } = await listSales(db, { query, page: 1 })
  const { enquiries } = await listEnquiries(db, { query, page: 1 })
  return [
    ...people.map(({ id, name, email, phone }) => {
      const detail = email ?? phone
      return { type: 'people' as const, id, name: name || detail, detail }
    }),
    ...orders
      .slice(0, MOST_OF_SALES)
      .map(({ number, name }) => ({ type: 'orders' as const, id: number, name: number, detail: name })),
    ...enquiries
      .slice(0, MOST_OF_SALES)
      .map(({ reference, name }) => ({ type: 'enquiries' as const, id: reference, name, detail: reference })),
  ]
}
