import { randomUUID } from 'node:crypto'

import { inProcessFetch } from '../api/index.ts'
import type { ApplicationForm } from '../contract/applications/endpoints.ts'
import { type Call, createApiClient, type Reply } from '../contract/client.ts'
import type { PlanBilling } from '../contract/plans/endpoints.ts'
import { answerApplication } from '../domain/applications/index.ts'
import { createTasks } from '../domain/jobs/index.ts'
import { openSandbox } from '../domain/payments/index.ts'
import { signLink } from '../domain/tokens/index.ts'
import { addApplication } from './add-application.ts'
import { type CardOutcome, numberOf } from './open-shop.ts'
import { openTestGallery, type TestGallery } from './open-test-gallery.ts'

type Plan = Reply<'GET /plans/{token}'>['plan']

/** Whom the invoices of every artist are addressed to. */
export const INES_AT_HOME: PlanBilling = {
  name: 'Inès Marchetti',
  company: '',
  vat_number: '',
  address: '3 rue des Ateliers',
  postcode: '69001',
  city: 'Lyon',
  country: 'FR',
}

/** An artist whose application was accepted, with the steps of a plan. */
export interface Artist {
  reference: string
  token: string
  call: Call
  /** Shows a card of the sandbox and gets what it is paid with. */
  show: (card: CardOutcome) => Promise<string>
  /** Tells whom invoices are addressed to; every artist has done so once. */
  bill: (changes?: Partial<PlanBilling>) => Promise<Plan>
  start: (card?: CardOutcome, attempt?: string) => Promise<Plan>
  replace: (card?: CardOutcome, attempt?: string) => Promise<Plan>
  cancel: () => Promise<Plan>
  read: () => Promise<Plan>
  /** Comes back from the bank. */
  comeBack: () => Promise<Plan>
}

/** A gallery whose artists have plans. */
export interface Programme extends TestGallery {
  artist: (wishes?: Partial<ApplicationForm>) => Promise<Artist>
  /** Somebody of the staff. */
  staff: (scope?: 'sales' | 'admin' | 'editor') => Promise<Call>
  /** Lets days pass in the sandbox, whatever falls due in them. */
  pass: (days: number) => Promise<void>
  /** Does now what the gallery does every minute. */
  runJobs: () => Promise<void>
}

/** Opens a gallery whose artists are charged by the sandbox. */
export const openProgramme = async (): Promise<Programme> => asProgramme(await openTestGallery())

/** The same for a gallery that is open already. */
export function asProgramme(gallery: TestGallery): Programme {
  const { db, app, files } = gallery
  const tasks = createTasks(db, files, { payments: { provider: openSandbox(db) } })
  let people = 0
  let clockmaker: Promise<Call> | undefined
  // Everybody comes from elsewhere, or the limits for one address would stop them.
  const elsewhere = () => `10.1.${++people >> 8}.${people & 255}`
  const callFrom = (from: string): Call => {
    const fetchOwn = inProcessFetch(app)
    const fetch = (url: string, init: RequestInit) =>
      fetchOwn(url, { ...init, headers: { ...(init.headers as Record<string, string>), 'x-forwarded-for': from } })
    return createApiClient({ fetch, baseUrl: '', locale: 'en' })
  }
  const staff: Programme['staff'] = async (scope = 'sales') =>
    (await gallery.logIn({ scope: [scope] }, elsewhere())).call
  return {
    ...gallery,
    staff,
    artist: async (wishes) => {
      const { id, reference } = await addApplication(gallery, { email: `${randomUUID()}@example.com`, ...wishes })
      const answer = { note: '', staffId: randomUUID() }
      await answerApplication(db, id, { ...answer, status: 'under_review' })
      await answerApplication(db, id, { ...answer, status: 'accepted' })
      const artist = createArtist(callFrom(elsewhere()), reference, await signLink(db, 'application-status', id))
      await artist.bill()
      return artist
    },
    pass: async (days) => {
      clockmaker ??= staff()
      await (
        await clockmaker
      )('POST /sandbox/clock', { body: { days } })
    },
    runJobs: async () => {
      await tasks['settle-plans']?.({}, {} as never)
    },
  }
}

function createArtist(call: Call, reference: string, token: string): Artist {
  const params = { token }
  const show: Artist['show'] = async (card) => {
    const body = { owner: 'Inès Marchetti', number: numberOf(card), expiry: '12/40', cvc: '123' }
    return (await call('POST /sandbox/cards', { body })).payment_method
  }
  return {
    ...{ reference, token, call, show },
    bill: async (changes = {}) => {
      const body = { billing: { ...INES_AT_HOME, ...changes } }
      return (await call('PUT /plans/{token}/billing', { params, body })).plan
    },
    start: async (card = 'success', attempt = randomUUID()) => {
      const body = { agreement: true, payment_method: await show(card), attempt }
      return (await call('POST /plans/{token}/start', { params, body })).plan
    },
    replace: async (card = 'success', attempt = randomUUID()) => {
      const body = { payment_method: await show(card), attempt }
      return (await call('PUT /plans/{token}/card', { params, body })).plan
    },
    cancel: async () => (await call('POST /plans/{token}/cancellation', { params })).plan,
    read: async () => (await call('GET /plans/{token}', { params })).plan,
    comeBack: async () => (await call('POST /plans/{token}/payment/return', { params })).plan,
  }
}
