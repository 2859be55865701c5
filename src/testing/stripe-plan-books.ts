import { type Answer, fault, idOf, type Intent, missing, type StripeBooks } from './stripe-books.ts'
import type { Customer, Invoice, Schedule, Subscription } from './stripe-plan-rows.ts'

type Params = Record<string, unknown>

const DAYS_UNTIL_NEXT_TRY = 3
const TRIES = 4

/** Stripe's side of plans: customers, subscriptions and their invoices, on a clock that only tests move. */
export class StripePlanBooks {
  readonly customers = new Map<string, Customer>()
  readonly prices = new Map<string, { id: string; lookup_key: unknown; unit_amount: number; currency: string }>()
  readonly subscriptions = new Map<string, Subscription>()
  readonly schedules = new Map<string, Schedule>()
  readonly invoices = new Map<string, Invoice>()
  /** Seconds, as Stripe counts. */
  now = Date.UTC(2027, 0, 15, 9) / 1000
  readonly #payments: StripeBooks

  constructor(payments: StripeBooks) {
    this.#payments = payments
    payments.onOutcome = (intent) => this.#follow(intent)
  }

  /** Answers a call about plans; nothing when it is about something else. */
  answer(call: string, params: Params): Answer | undefined {
    const [method = '', path = ''] = call.split(' ')
    const [, , kind, id = '', action] = path.split('/')
    const byCustomer = ({ customer }: { customer: unknown }) => customer === params.customer
    switch (`${method} ${kind}${id && '/id'}${action ? `/${action}` : ''}`) {
      case 'GET customers':
        return listOf([...this.customers.values()].filter(({ email }) => email === params.email))
      case 'POST customers':
        return this.#add(this.customers, { id: idOf('cus'), object: 'customer', ...params } as unknown as Customer)
      case 'GET customers/id':
        return this.#get(this.customers, id)
      case 'GET prices':
        return listOf(
          [...this.prices.values()].filter(({ lookup_key: key }) => asArray(params.lookup_keys).includes(key)),
        )
      case 'POST prices':
        return this.#add(this.prices, { id: idOf('price'), ...params } as never)
      case 'GET subscriptions':
        return listOf(
          [...this.subscriptions.values()]
            .filter(byCustomer)
            .toReversed()
            .map((one) => this.#whole(one)),
        )
      case 'POST subscriptions':
        return this.#subscribe(params)
      case 'POST subscriptions/id':
        return this.#change(id, params)
      case 'DELETE subscriptions/id':
        return this.#end(id)
      case 'POST subscription_schedules':
        return this.#schedule(String(params.from_subscription))
      case 'POST subscription_schedules/id':
        return this.#plan(id, params)
      case 'POST subscription_schedules/id/cancel':
        return this.#end(this.schedules.get(id)?.subscription ?? '')
      case 'GET invoices':
        return listOf([...this.invoices.values()].filter(byCustomer).toReversed())
      case 'POST invoices/id/void':
        return this.#void(id)
      case 'GET charges':
        return listOf([...this.#payments.charges.values()].filter(byCustomer).toReversed())
      case 'POST payment_methods/id/attach':
        return id.startsWith('pm_card_')
          ? { status: 200, body: { id, object: 'payment_method' } }
          : missing('payment_method', id)
      default:
        return undefined
    }
  }

  /** Lets a month pass: the next one is charged, or the subscription ends by its schedule. */
  passMonth(): void {
    for (const subscription of this.subscriptions.values()) {
      const [item] = subscription.items.data
      if (!item || subscription.status === 'canceled') continue
      if (subscription.status === 'incomplete_expired') continue
      if (subscription.status === 'incomplete') {
        subscription.status = 'incomplete_expired'
        for (const invoice of this.invoices.values()) {
          if (invoice.parent.subscription_details.subscription === subscription.id) this.#void(invoice.id)
        }
        continue
      }
      this.now = item.current_period_end
      const schedule = this.schedules.get(subscription.schedule ?? '')
      if (schedule?.end_behavior === 'cancel' && (schedule.phases[0]?.end_date ?? 0) <= this.now) {
        schedule.status = 'completed'
        Object.assign(subscription, { status: 'canceled', cancellation_details: { reason: 'cancellation_requested' } })
        continue
      }
      Object.assign(item, { current_period_start: this.now, current_period_end: monthAfter(this.now) })
      const invoice = this.#bill(subscription, 'subscription_cycle')
      this.tryAgain(invoice.id)
    }
  }

  /** Charges the kept card for an open invoice, as Stripe does by itself. */
  tryAgain(id: string): void {
    const invoice = this.invoices.get(id)
    const intent = invoice?.payments.data[0]?.payment.payment_intent ?? ''
    const subscription = this.subscriptions.get(invoice?.parent.subscription_details.subscription ?? '')
    if (!invoice || invoice.status !== 'open' || !subscription) return
    invoice.attempt_count += 1
    this.#payments.confirm(intent, { payment_method: subscription.default_payment_method })
    if (this.#payments.intents.get(intent)?.status === 'succeeded') return
    const isLast = invoice.attempt_count >= TRIES
    subscription.status = isLast ? 'canceled' : 'past_due'
    if (isLast) subscription.cancellation_details = { reason: 'payment_failed' }
    invoice.next_payment_attempt = isLast ? null : this.now + DAYS_UNTIL_NEXT_TRY * 86_400
  }

  #subscribe({ customer, items, metadata }: Params): Answer {
    const price = (items as { price: string }[])[0]?.price ?? ''
    if (!this.customers.has(String(customer))) return missing('customer', String(customer))
    if (!this.prices.has(price)) return missing('price', price)
    const period = { current_period_start: this.now, current_period_end: monthAfter(this.now) }
    const subscription: Subscription = {
      id: idOf('sub'),
      object: 'subscription',
      customer: String(customer),
      status: 'incomplete',
      created: this.now,
      default_payment_method: null,
      metadata,
      schedule: null,
      cancellation_details: { reason: null },
      items: { data: [{ price: { id: price }, ...period }] },
    }
    this.subscriptions.set(subscription.id, subscription)
    const invoice = this.#bill(subscription, 'subscription_create')
    return { status: 200, body: structuredClone({ ...subscription, latest_invoice: invoice }) }
  }

  #bill({ id, customer, items }: Subscription, reason: string): Invoice {
    const [item] = items.data
    const { unit_amount: amount = 0, currency = '' } = this.prices.get(item?.price.id ?? '') ?? {}
    const { id: intent } = this.#payments.create({ amount, currency, customer }).body as Intent
    const invoice: Invoice = {
      id: idOf('in'),
      object: 'invoice',
      customer,
      created: this.now,
      currency,
      total: amount,
      amount_paid: 0,
      attempt_count: 0,
      billing_reason: reason,
      next_payment_attempt: null,
      status: 'open',
      status_transitions: { paid_at: null },
      parent: { subscription_details: { subscription: id } },
      lines: { data: [{ period: { start: item?.current_period_start ?? 0, end: item?.current_period_end ?? 0 } }] },
      payments: {
        object: 'list',
        data: [{ status: 'open', payment: { type: 'payment_intent', payment_intent: intent } }],
      },
    }
    this.invoices.set(invoice.id, invoice)
    return invoice
  }

  /** A payment was charged or refused: its invoice and subscription follow. */
  #follow(intent: Intent): void {
    const invoice = [...this.invoices.values()].find(
      ({ payments }) => payments.data[0]?.payment.payment_intent === intent.id,
    )
    const subscription = this.subscriptions.get(invoice?.parent.subscription_details.subscription ?? '')
    if (!invoice || !subscription || intent.status !== 'succeeded') return
    Object.assign(invoice, {
      status: 'paid',
      amount_paid: intent.amount,
      status_transitions: { paid_at: this.now },
      next_payment_attempt: null,
    })
    if (subscription.status !== 'canceled') subscription.status = 'active'
    subscription.default_payment_method = intent.payment_method
  }

  #schedule(from: string): Answer {
    const subscription = this.subscriptions.get(from)
    const [item] = subscription?.items.data ?? []
    if (!subscription || !item) return missing('subscription', from)
    if (subscription.status === 'incomplete') return fault({ message: 'It is incomplete.' })
    if (subscription.schedule !== null) return fault({ message: 'It has a schedule already.' })
    const phase = { start_date: item.current_period_start, end_date: item.current_period_end }
    const schedule: Schedule = {
      id: idOf('sub_sched'),
      object: 'subscription_schedule',
      subscription: from,
      status: 'active',
      end_behavior: 'release',
      phases: [phase],
    }
    subscription.schedule = schedule.id
    return this.#add(this.schedules, schedule)
  }

  #plan(id: string, { end_behavior: behaviour, phases }: Params): Answer {
    const schedule = this.schedules.get(id)
    const [phase] = phases as { start_date: number; duration: { interval: string; interval_count: number } }[]
    if (!schedule || !phase) return missing('schedule', id)
    if (phase.start_date !== schedule.phases[0]?.start_date) return fault({ message: 'The phase has begun.' })
    let end = phase.start_date
    for (let month = 0; month < phase.duration.interval_count; month++) end = monthAfter(end)
    Object.assign(schedule, { end_behavior: behaviour, phases: [{ start_date: phase.start_date, end_date: end }] })
    return { status: 200, body: structuredClone(schedule) }
  }

  #change(id: string, { default_payment_method: method }: Params): Answer {
    const subscription = this.subscriptions.get(id)
    if (!subscription) return missing('subscription', id)
    subscription.default_payment_method = String(method)
    return { status: 200, body: this.#whole(subscription) }
  }

  #end(id: string): Answer {
    const subscription = this.subscriptions.get(id)
    if (!subscription || subscription.status === 'canceled') return missing('subscription', id)
    const schedule = this.schedules.get(subscription.schedule ?? '')
    if (schedule) schedule.status = 'canceled'
    Object.assign(subscription, { status: 'canceled', cancellation_details: { reason: 'cancellation_requested' } })
    return { status: 200, body: this.#whole(subscription) }
  }

  #void(id: string): Answer {
    const invoice = this.invoices.get(id)
    if (!invoice) return missing('invoice', id)
    const intent = invoice.payments.data[0]?.payment.payment_intent ?? ''
    if (this.#payments.intents.get(intent)?.status === 'processing') return fault({ message: 'It is being paid.' })
    invoice.status = 'void'
    this.#payments.cancel(intent, {})
    return { status: 200, body: structuredClone(invoice) }
  }

  #whole(subscription: Subscription): object {
    const { default_payment_method: method, schedule } = subscription
    const card = { brand: 'visa', last4: '4242' }
    return structuredClone({
      ...subscription,
      default_payment_method: method === null ? null : { id: method, object: 'payment_method', card },
      schedule: this.schedules.get(schedule ?? '') ?? null,
    })
  }

  #add<One extends { id: string }>(kept: Map<string, One>, one: One): Answer {
    kept.set(one.id, one)
    return { status: 200, body: structuredClone(one) }
  }

  #get<One extends object>(kept: Map<string, One>, id: string): Answer {
    const one = kept.get(id)
    return one ? { status: 200, body: structuredClone(one) } : missing('id', id)
  }
}

const listOf = (data: object[]): Answer => ({
  status: 200,
  body: { object: 'list', has_more: false, data: structuredClone(data) },
})

const asArray = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])

/** The same day of the next month; the clock stands in the middle of one, so that there is one. */
function monthAfter(seconds: number): number {
  const day = new Date(seconds * 1000)
  return day.setUTCMonth(day.getUTCMonth() + 1) / 1000
}
