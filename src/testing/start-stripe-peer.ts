import { randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

import { Ajv2020 } from 'ajv/dist/2020.js'
import { Stripe } from 'stripe'
import { expect, onTestFinished } from 'vitest'

import type { StripeSettings } from '../domain/payments/index.ts'
import { decodeForm } from './decode-form.ts'
import { type Answer, fault, StripeBooks } from './stripe-books.ts'
import { StripePlanBooks } from './stripe-plan-books.ts'
import schemas from './stripe-schemas.json' with { type: 'json' }

interface SeenRequest {
  call: string
  params: Record<string, unknown>
  key: string | undefined
}

type Trouble = number | 'hangs' | 'breaks'

/** Stripe on this machine: it takes only requests that its SDK's types allow. */
export interface StripePeer {
  settings: Required<Pick<StripeSettings, 'secretKey' | 'webhookSecret' | 'connection'>>
  books: StripeBooks
  plans: StripePlanBooks
  requests: SeenRequest[]
  /** What is to happen to the next requests instead of an answer; those that hang have had their effect. */
  troubles: Trouble[]
  /** An event as Stripe sends it, with its signature; or one that is not quite so. */
  sign: (event: object, off?: { secret?: string; timestamp?: number }) => { body: string; signature: string }
}

const CALLS = [
  { call: /^POST \/v1\/payment_intents$/, schema: 'PaymentIntentCreateParams' },
  { call: /^GET \/v1\/payment_intents\/(\w+)$/, schema: 'PaymentIntentRetrieveParams' },
  { call: /^POST \/v1\/payment_intents\/(\w+)\/confirm$/, schema: 'PaymentIntentConfirmParams' },
  { call: /^POST \/v1\/payment_intents\/(\w+)\/cancel$/, schema: 'PaymentIntentCancelParams' },
  { call: /^POST \/v1\/refunds$/, schema: 'RefundCreateParams' },
  { call: /^GET \/v1\/customers$/, schema: 'CustomerListParams' },
  { call: /^POST \/v1\/customers$/, schema: 'CustomerCreateParams' },
  { call: /^GET \/v1\/customers\/(\w+)$/, schema: 'CustomerRetrieveParams' },
  { call: /^GET \/v1\/prices$/, schema: 'PriceListParams' },
  { call: /^POST \/v1\/prices$/, schema: 'PriceCreateParams' },
  { call: /^GET \/v1\/subscriptions$/, schema: 'SubscriptionListParams' },
  { call: /^POST \/v1\/subscriptions$/, schema: 'SubscriptionCreateParams' },
  { call: /^POST \/v1\/subscriptions\/(\w+)$/, schema: 'SubscriptionUpdateParams' },
  { call: /^DELETE \/v1\/subscriptions\/(\w+)$/, schema: 'SubscriptionCancelParams' },
  { call: /^POST \/v1\/subscription_schedules$/, schema: 'SubscriptionScheduleCreateParams' },
  { call: /^POST \/v1\/subscription_schedules\/(\w+)$/, schema: 'SubscriptionScheduleUpdateParams' },
  { call: /^POST \/v1\/subscription_schedules\/(\w+)\/cancel$/, schema: 'SubscriptionScheduleCancelParams' },
  { call: /^GET \/v1\/invoices$/, schema: 'InvoiceListParams' },
  { call: /^POST \/v1\/invoices\/(\w+)\/void$/, schema: 'InvoiceVoidInvoiceParams' },
  { call: /^GET \/v1\/charges$/, schema: 'ChargeListParams' },
  { call: /^POST \/v1\/payment_methods\/(\w+)\/attach$/, schema: 'PaymentMethodAttachParams' },
] as const

const ajv = new Ajv2020({ coerceTypes: true, strict: false, allErrors: true })
ajv.addSchema(schemas, 'stripe')

/** Starts Stripe's payments in memory, for one test; a request that Stripe would not understand fails that test. */
export async function startStripePeer(): Promise<StripePeer> {
  const secretKey = `sk_test_${randomBytes(8).toString('hex')}`
  const webhookSecret = `whsec_${randomBytes(16).toString('hex')}`
  const books = new StripeBooks()
  const plans = new StripePlanBooks(books)
  const requests: SeenRequest[] = []
  const faults: unknown[] = []
  const troubles: Trouble[] = []
  const answers = new Map<string, { asked: string; answer: Answer }>()

  async function answer(request: IncomingMessage, reply: ServerResponse): Promise<void> {
    const { method = '', url = '', headers } = request
    const [path = '', query = ''] = url.split('?')
    const call = `${method} ${path}`
    const form = method === 'GET' ? query : (await text(request)) || query
    const key = headers['idempotency-key'] as string | undefined
    if (headers.authorization !== `Bearer ${secretKey}`) {
      return send(reply, fault({ message: 'Invalid API Key provided' }, 401))
    }
    const params = decodeForm(form)
    const found = check(call, params, { version: headers['stripe-version'], key })
    requests.push({ call, params, key })
    if (found.length > 0) {
      faults.push(...found)
      return send(reply, fault({ code: 'parameter_unknown', message: JSON.stringify(found) }))
    }
    const trouble = troubles.shift()
    if (trouble === 'breaks') return void reply.destroy()
    if (typeof trouble === 'number') return send(reply, fault({ type: 'api_error', message: 'Trouble' }, trouble))
    const known = key === undefined ? undefined : answers.get(key)
    if (known && known.asked !== `${call} ${form}`) {
      return send(
        reply,
        fault({ type: 'idempotency_error', message: 'Keys can only be used with the same parameters' }),
      )
    }
    const given = known?.answer ?? plans.answer(call, params) ?? act(books, call, params)
    if (key !== undefined) answers.set(key, { asked: `${call} ${form}`, answer: given })
    if (trouble !== 'hangs') send(reply, given, known ? { 'idempotent-replayed': 'true' } : {})
  }

  const server = createServer((request, reply) => {
    void answer(request, reply).catch((error: unknown) => {
      faults.push(String(error))
      reply.destroy()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(async () => {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
    expect(faults).toEqual([])
  })
  const { port } = server.address() as AddressInfo
  const connection = { host: '127.0.0.1', port, protocol: 'http' as const, maxNetworkRetries: 0, timeout: 2000 }
  const { webhooks } = new Stripe(secretKey)
  const sign: StripePeer['sign'] = (event, { secret = webhookSecret, ...off } = {}) => {
    const payload = JSON.stringify(event)
    return { body: payload, signature: webhooks.generateTestHeaderString({ payload, secret, ...off }) }
  }
  return { settings: { secretKey, webhookSecret, connection }, books, plans, requests, troubles, sign }
}

/** Whatever Stripe would not have understood; texts become numbers where the types say so. */
function check(
  call: string,
  params: Record<string, unknown>,
  { version, key }: { version: unknown; key: string | undefined },
): unknown[] {
  const known = CALLS.find((one) => one.call.test(call))
  if (!known) return [`${call} is not known here`]
  const validate = ajv.getSchema(`stripe#/$defs/${known.schema}`)
  if (!validate) return [`there is no schema for ${known.schema}`]
  return [
    ...(validate(params) ? [] : (validate.errors ?? [])),
    ...(version === Stripe.API_VERSION ? [] : [`the version is ${String(version)}`]),
    ...(call.startsWith('POST') && !key ? [`${call} has no idempotency key`] : []),
  ]
}

function act(books: StripeBooks, call: string, params: Record<string, unknown>): Answer {
  const id = /\/payment_intents\/(\w+)/.exec(call)?.[1] ?? ''
  if (call.endsWith('/refunds')) return books.refund(params)
  if (call.endsWith('/confirm')) return books.confirm(id, params)
  if (call.endsWith('/cancel')) return books.cancel(id, params)
  return id ? books.retrieve(id, params) : books.create(params)
}

function send(reply: ServerResponse, { status, body }: Answer, headers: Record<string, string> = {}): void {
  reply.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body))
}
