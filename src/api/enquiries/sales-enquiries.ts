import type { FastifyInstance } from 'fastify'

import type { SalesEnquiry } from '../../contract/enquiries/shapes.ts'
import type { Locale } from '../../contract/locale.ts'
import {
  addAddress,
  answerEnquiry,
  assignEnquiry,
  findEnquiry,
  forgetCaller,
  listColleagues,
  listEnquiries,
  makeOffer,
  noteAsSender,
  noteEnquiry,
  presentSalesEnquiries,
  setEnquiryStatus,
  withdrawOffer,
} from '../../domain/enquiries/index.ts'
import { type ApiParts, serve } from '../serve.ts'

/** What the staff do about enquiries. */
export function serveSalesEnquiries(app: FastifyInstance, parts: ApiParts): void {
  const { db } = parts
  const takesMail = parts.mail?.answersTo !== undefined
  const tell = async (reference: string, locale: Locale) => {
    const [enquiry] = await presentSalesEnquiries(db, [await findEnquiry(db, reference)], { locale, takesMail })
    return { enquiry: enquiry as SalesEnquiry }
  }

  serve(app, parts, 'GET /sales/enquiries', async ({ query: { assigned, ...query }, user, locale }) => {
    const assignedTo = assigned === 'me' ? user.id : assigned === 'nobody' ? null : assigned
    const { enquiries, nextPage } = await listEnquiries(db, { ...query, assignedTo })
    return { enquiries: await presentSalesEnquiries(db, enquiries, { locale, takesMail }), next_page: nextPage }
  })
  serve(app, parts, 'POST /sales/enquiries', async ({ body, user, locale }) => {
    const { reference } = await noteEnquiry(db, body, user.id)
    return tell(reference, locale)
  })
  serve(app, parts, 'GET /sales/colleagues', async () => ({ colleagues: await listColleagues(db) }))
  serve(app, parts, 'PUT /sales/enquiries/{enquiry}/assignment', async ({ params, body, locale }) => {
    const { id } = await findEnquiry(db, params.enquiry)
    await assignEnquiry(db, id, body)
    return tell(params.enquiry, locale)
  })
  serve(app, parts, 'PUT /sales/enquiries/{enquiry}/address', async ({ params, body, locale }) => {
    const { id } = await findEnquiry(db, params.enquiry)
    await addAddress(db, id, body)
    return tell(params.enquiry, locale)
  })
  serve(app, parts, 'DELETE /sales/enquiries/{enquiry}', async ({ params }) => {
    const { id } = await findEnquiry(db, params.enquiry)
    await forgetCaller(db, parts.files, id)
    return { status: 'forgotten' }
  })
  serve(app, parts, 'GET /sales/enquiries/{enquiry}', ({ params, locale }) => tell(params.enquiry, locale))
  serve(app, parts, 'POST /sales/enquiries/{enquiry}/messages', async ({ params, body, user, locale }) => {
    const { id } = await findEnquiry(db, params.enquiry)
    await answerEnquiry(db, id, { ...body, staffId: user.id })
    return tell(params.enquiry, locale)
  })
  serve(app, parts, 'POST /sales/enquiries/{enquiry}/notes', async ({ params, body, user, locale }) => {
    const { id } = await findEnquiry(db, params.enquiry)
    await noteAsSender(db, id, { ...body, staffId: user.id })
    return tell(params.enquiry, locale)
  })
  serve(app, parts, 'POST /sales/enquiries/{enquiry}/offers', async ({ params, body, user, locale }) => {
    const { id } = await findEnquiry(db, params.enquiry)
    const delivery = body.delivery && { ...body.delivery, price: toCents(body.delivery.price) }
    await makeOffer(db, id, { ...body, price: toCents(body.price), delivery, staffId: user.id })
    return tell(params.enquiry, locale)
  })
  serve(app, parts, 'DELETE /sales/enquiries/{enquiry}/offers/{offer}', async ({ params, locale }) => {
    const { id } = await findEnquiry(db, params.enquiry)
    await withdrawOffer(db, id, params.offer)
    return tell(params.enquiry, locale)
  })
  serve(app, parts, 'POST /sales/enquiries/{enquiry}/status', async ({ params, body, locale }) => {
    const { id } = await findEnquiry(db, params.enquiry)
    await setEnquiryStatus(db, id, body)
    return tell(params.enquiry, locale)
  })
}

const toCents = (euros: number) => Math.round(euros * 100)
