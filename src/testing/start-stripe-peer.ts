import { randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

import { Ajv2020 } from 'ajv/dist/2020.js'
import { Stripe } from 'stripe'
import { expect, onTestFinished } from 'vitest'

import type { StripeSettings } from '../domain/payments/index.ts'
import { decodeForm } from './decode-form.ts'
import { type Answer, fault, fine, heedExpand, missing, type Params } from './stripe-answers.ts'
import { StripeBooks } from './stripe-books.ts'
import { StripePlanBooks } from './stripe-plan-books.ts'
import schemas from './stripe-schemas.json' with { type: 'json' }

interface SeenRequest {
  call: string
  params: Params
  key: string | undefined
}

/** An error status, which nothing came of or all that was asked for; or no answer at all, with or without its effect. */
type Trouble = number | { status: number; hadEffect: true } | 'hangs' | 'breaks'

/** Stripe on this machine: it takes only requests that its SDK's types allow. */
export interface StripePeer {
  settings: Required<Pick<StripeSettings, 'secretKey' | 'webhookSecret' | 'connection'>>
  books: StripeBooks
  plans: StripePlanBooks
  requests: SeenRequest[]
  /**
   * What is to happen to the next requests instead of an answer; those that hang have had their effect. What Stripe
   * answers under a key it answers again for a day, its own faults too.
   */
  troubles: Trouble[]
  /** The same for whichever calls it says so of. */
  troubleOf: (call: string) => Trouble | undefined
  /** An event as Stripe sends it, with its signature; or one that is not quite so. */
  sign: (event: object, off?: { secret?: string; timestamp?: number }) => { body: string; signature: string }
}

const CALLS = [
  { call: /^POST \/v1\/payment_intents$/, schema: 'PaymentIntentCreateParams' },
  { call: /^GET \/v1\/payment_intents$/, schema: 'PaymentIntentListParams' },
  { call: /^GET \/v1\/payment_intents\/(\w+)$/, schema: 'PaymentIntentRetrieveParams' },
  { call: /^POST \/v1\/payment_intents\/(\w+)\/confirm$/, schema: 'PaymentIntentConfirmParams' },
  { call: /^POST \/v1\/payment_intents\/(\w+)\/cancel$/, schema: 'PaymentIntentCancelParams' },
  { call: /^POST \/v1\/refunds$/, schema: 'RefundCreateParams' },
  { call: /^GET \/v1\/disputes$/, schema: 'DisputeListParams' },
  { call: /^POST \/v1\/setup_intents$/, schema: 'SetupIntentCreateParams' },
  { call: /^GET \/v1\/setup_intents\/(\w+)$/, schema: 'SetupIntentRetrieveParams' },
  { call: /^GET \/v1\/customers$/, schema: 'CustomerListParams' },
  { call: /^POST \/v1\/customers$/, schema: 'CustomerCreateParams' },
  { call: /^GET \/v1\/customers\/(\w+)$/, schema: 'CustomerRetrieveParams' },
  { call: /^GET \/v1\/prices$/, schema: 'PriceListParams' },
  { call: /^POST \/v1\/prices$/, schema: 'PriceCreateParams' },
  { call: /^GET \/v1\/subscriptions$/, schema: 'SubscriptionListParams' },
  { call: /^POST \/v1\/subscriptions$/, schema: 'SubscriptionCreateParams' },
  { call: /^GET \/v1\/subscriptions\/(\w+)$/, schema: 'SubscriptionRetrieveParams' },
  { call: /^POST \/v1\/subscriptions\/(\w+)$/, schema: 'SubscriptionUpdateParams' },
  { call: /^DELETE \/v1\/subscriptions\/(\w+)$/, schema: 'SubscriptionCancelParams' },
  { call: /^POST \/v1\/subscription_schedules$/, schema: 'SubscriptionScheduleCreateParams' },
  { call: /^POST \/v1\/subscription_schedules\/(\w+)$/, schema: 'SubscriptionScheduleUpdateParams' },
  { call: /^POST \/v1\/subscription_schedules\/(\w+)\/cancel$/, schema: 'SubscriptionScheduleCancelParams' },
  { call: /^GET \/v1\/invoices$/, schema: 'InvoiceListParams' },
  { call: /^POST \/v1\/invoices\/(\w+)\/finalize$/, schema: 'InvoiceFinalizeInvoiceParams' },
  { call: /^POST \/v1\/invoices\/(\w+)\/void$/, schema: 'InvoiceVoidInvoiceParams' },
  { call: /^GET \/v1\/charges$/, schema: 'ChargeListParams' },
] as const

// Requests that Stripe did not get to work on: it does not remember them.
const UNKEPT = [401, 409, 429]

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
  const chosen: Pick<StripePeer, 'troubleOf'> = { troubleOf: () => undefined }
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
    const trouble = troubles.shift() ?? chosen.troubleOf(call)
    if (trouble === 'breaks') return void reply.destroy()
    const asked = `${call} ${form}`
    const known = key === undefined ? undefined : answers.get(key)
    if (known && known.asked !== asked) {
      return send(
        reply,
        fault({ type: 'idempotency_error', message: 'Keys can only be used with the same parameters' }),
      )
    }
    const given = known?.answer ?? answerAnew(call, params, trouble)
    if (key !== undefined && !UNKEPT.includes(given.status)) answers.set(key, { asked, answer: given })
    if (trouble !== 'hangs') send(reply, given, known ? { 'idempotent-replayed': 'true' } : {})
  }

  function answerAnew(call: string, params: Params, trouble: Trouble | undefined): Answer {
    const failed = (status: number) => fault({ type: 'api_error', message: 'Trouble' }, status)
    if (typeof trouble === 'number') return failed(trouble)
    const answered = plans.answer(call, params) ?? act(books, call, params)
    if (typeof trouble === 'object') return failed(trouble.status)
    return heedExpand(answered, params.expand, (id) => plans.find(id))
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
  const settings = { secretKey, webhookSecret, connection }
  return Object.assign(chosen, { settings, books, plans, requests, troubles, sign })
}

/** Whatever Stripe would not have understood; texts become numbers where the types say so. */
function check(
  call: string,
  params: Params,
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

function act(books: StripeBooks, call: string, params: Params): Answer {
  const [, kind = '', id = ''] = /^\w+ \/v1\/(\w+)\/?(\w*)/.exec(call) ?? []
  if (kind === 'refunds') return books.refund(params)
  if (kind === 'disputes') return books.listDisputes(params)
  if (kind === 'setup_intents') return id ? readSetup(books, id) : books.setUp(params)
  if (call.endsWith('/confirm')) return books.confirm(id, params)
  if (call.endsWith('/cancel')) return books.cancel(id)
  if (call.startsWith('GET')) return id ? books.retrieve(id) : books.list(params)
  return books.create(params)
}

function readSetup({ setups }: StripeBooks, id: string): Answer {
  const setup = setups.get(id)
  return setup ? fine(setup) : missing('intent', id)
}

function send(reply: ServerResponse, { status, body }: Answer, headers: Record<string, string> = {}): void {
  reply.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body))
}
