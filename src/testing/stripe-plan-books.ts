import { type Answer, fault, fine, idOf, listOf, missing, type Params } from './stripe-answers.ts'
import type { StripeBooks } from './stripe-books.ts'
import type { Customer, Intent, Invoice, Price, Schedule, Subscription } from './stripe-rows.ts'

const DAYS_UNTIL_NEXT_TRY = 3
const TRIES = 4
const HOUR = 3600

/** Stripe's side of plans: customers, subscriptions and their invoices, on a clock that only tests move. */
export class StripePlanBooks {
  readonly customers = new Map<string, Customer>()
  readonly prices = new Map<string, Price>()
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
        return this.#add(this.customers, {
          ...{ id: idOf('cus'), object: 'customer', livemode: this.#payments.isLive },
          ...params,
        } as unknown as Customer)
      case 'GET customers/id':
        return this.#get(this.customers, id)
      case 'GET prices':
        return this.#listPrices(params)
      case 'POST prices':
        return this.#price(params)
      case 'GET subscriptions':
        return listOf(
          [...this.subscriptions.values()]
            .filter(byCustomer)
            .filter(({ status }) => params.status === 'all' || params.status === status)
            .toReversed(),
        )
      case 'GET subscriptions/id':
        return this.#get(this.subscriptions, id)
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
      case 'POST invoices/id/finalize':
        return this.#finalize(id, { isHeld: String(params.auto_advance) === 'false' })
      case 'POST invoices/id/void':
        return this.#void(id)
      case 'GET charges':
        return listOf([...this.#payments.charges.values()].filter(byCustomer).toReversed())
      default:
        return undefined
    }
  }

  /** What is called so, for whoever asks for it in whole. */
  find(id: string): object | undefined {
    if (id.startsWith('pm_')) return { id, object: 'payment_method', card: { brand: 'visa', last4: '4242' } }
    return this.schedules.get(id) ?? this.invoices.get(id) ?? this.#payments.charges.get(id)
  }

  /** Lets a month pass: the next one is charged, or the subscription ends by its schedule. */
  passMonth(): void {
    this.beginMonth()
    this.passHour()
  }

  /** Lets a month pass until the next one begins: for an hour its invoice is a draft. */
  beginMonth(): void {
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
      const phase = schedule?.phases[0]
      if (schedule?.end_behavior === 'cancel' && (phase?.end_date ?? 0) <= this.now) {
        schedule.status = 'completed'
        Object.assign(subscription, { status: 'canceled', cancellation_details: { reason: 'cancellation_requested' } })
        continue
      }
      // A phase that names no card is charged by the customer's own, and nobody has set one.
      if (schedule?.end_behavior === 'cancel')
        subscription.default_payment_method = phase?.default_payment_method ?? null
      Object.assign(item, { current_period_start: this.now, current_period_end: monthAfter(this.now) })
      this.#bill(subscription, 'subscription_cycle')
    }
  }

  /** Lets the hour pass after which drafts are final, and charged. */
  passHour(): void {
    this.now += HOUR
    for (const { id, status, auto_advance: goesOn } of this.invoices.values()) {
      if (status !== 'draft' || !goesOn) continue
      this.#finalize(id)
      this.tryAgain(id)
    }
    this.now -= HOUR
  }

  /** Charges the kept card for an open invoice, as Stripe does by itself. */
  tryAgain(id: string): void {
    const invoice = this.invoices.get(id)
    const intent = invoice?.payments.data[0]?.payment.payment_intent ?? ''
    const subscription = this.subscriptions.get(invoice?.parent.subscription_details.subscription ?? '')
    if (!invoice || invoice.status !== 'open' || !subscription) return
    invoice.attempt_count += 1
    this.#payments.confirm(intent, { payment_method: subscription.default_payment_method }, { isAway: true })
    if (this.#payments.intents.get(intent)?.status === 'succeeded') return
    const isLast = invoice.attempt_count >= TRIES
    subscription.status = isLast ? 'canceled' : 'past_due'
    if (isLast) subscription.cancellation_details = { reason: 'payment_failed' }
    invoice.next_payment_attempt = isLast ? null : this.now + DAYS_UNTIL_NEXT_TRY * 86_400
  }

  #listPrices({ lookup_keys: keys, active }: Params): Answer {
    return listOf(
      [...this.prices.values()].filter(
        (price) => asArray(keys).includes(price.lookup_key) && (active === undefined || price.active === active),
      ),
    )
  }

  #price({ transfer_lookup_key: takes, lookup_key: key, ...params }: Params): Answer {
    const known = [...this.prices.values()].find((price) => price.lookup_key === key)
    if (known && String(takes) !== 'true') return fault({ message: 'A price already uses that lookup key.' })
    if (known) known.lookup_key = null
    const price = { id: idOf('price'), object: 'price', active: true, lookup_key: key, ...params }
    return this.#add(this.prices, price as Price)
  }

  #subscribe({ customer, items, metadata }: Params): Answer {
    const price = (items as { price: string }[])[0]?.price ?? ''
    if (!this.customers.has(String(customer))) return missing('customer', String(customer))
    if (!this.prices.has(price)) return missing('price', price)
    if (!this.prices.get(price)?.active) return fault({ param: 'price', message: 'The price is inactive.' })
    const period = { current_period_start: this.now, current_period_end: monthAfter(this.now) }
    const subscription: Subscription = {
      id: idOf('sub'),
      object: 'subscription',
      customer: String(customer),
      status: 'incomplete',
      created: this.now,
      default_payment_method: null,
      metadata: { ...(metadata as Record<string, string>) },
      schedule: null,
      cancellation_details: { reason: null },
      items: { data: [{ price: { id: price }, ...period }] },
    }
    this.subscriptions.set(subscription.id, subscription)
    const invoice = this.#bill(subscription, 'subscription_create')
    this.#finalize(invoice.id)
    return fine({ ...subscription, latest_invoice: invoice.id })
  }

  #bill({ id, customer, items }: Subscription, reason: string): Invoice {
    const [item] = items.data
    const { unit_amount: amount = 0, currency = '' } = this.prices.get(item?.price.id ?? '') ?? {}
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
      auto_advance: true,
      status: 'draft',
      status_transitions: { paid_at: null },
      parent: { subscription_details: { subscription: id } },
      lines: { data: [{ period: { start: item?.current_period_start ?? 0, end: item?.current_period_end ?? 0 } }] },
      payments: { object: 'list', data: [] },
    }
    this.invoices.set(invoice.id, invoice)
    return invoice
  }

  /** Makes of a draft what is owed, with a payment for it. */
  #finalize(id: string, { isHeld = false } = {}): Answer {
    const invoice = this.invoices.get(id)
    if (!invoice) return missing('id', id)
    if (invoice.status !== 'draft') return fault({ code: 'invoice_not_editable', message: 'It is final already.' })
    const { total: amount, currency, customer } = invoice
    const { id: intent } = this.#payments.create({ amount, currency, customer }).body as Intent
    invoice.payments.data.push({ status: 'open', payment: { type: 'payment_intent', payment_intent: intent } })
    Object.assign(invoice, { status: 'open', auto_advance: !isHeld })
    return fine(invoice)
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
    const period = { start_date: item.current_period_start, end_date: item.current_period_end }
    const phase = { ...period, default_payment_method: null }
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
    const [phase] = phases as {
      start_date: number
      end_date?: number
      duration?: { interval: string; interval_count: number }
      default_payment_method?: string
    }[]
    if (!schedule || !phase) return missing('schedule', id)
    if (phase.start_date !== schedule.phases[0]?.start_date) return fault({ message: 'The phase has begun.' })
    let end = phase.end_date ?? phase.start_date
    for (let month = 0; month < (phase.duration?.interval_count ?? 0); month++) end = monthAfter(end)
    const card = phase.default_payment_method ?? null
    Object.assign(schedule, {
      end_behavior: behaviour,
      phases: [{ start_date: phase.start_date, end_date: end, default_payment_method: card }],
    })
    return fine(schedule)
  }

  #change(id: string, { default_payment_method: method, metadata }: Params): Answer {
    const subscription = this.subscriptions.get(id)
    if (!subscription) return missing('id', id)
    if (method !== undefined) subscription.default_payment_method = method as string
    const all = { ...subscription.metadata, ...(metadata as Record<string, string> | undefined) }
    const noted = Object.entries(all).filter(([, value]) => value !== '')
    subscription.metadata = Object.fromEntries(noted)
    return fine(subscription)
  }

  #end(id: string): Answer {
    const subscription = this.subscriptions.get(id)
    if (!subscription || subscription.status === 'canceled') return missing('id', id)
    const schedule = this.schedules.get(subscription.schedule ?? '')
    if (schedule) schedule.status = 'canceled'
    Object.assign(subscription, { status: 'canceled', cancellation_details: { reason: 'cancellation_requested' } })
    return fine(subscription)
  }

  #void(id: string): Answer {
    const invoice = this.invoices.get(id)
    if (!invoice) return missing('id', id)
    if (invoice.status === 'draft') return fault({ message: 'You can only void what is final.' })
    const intent = invoice.payments.data[0]?.payment.payment_intent ?? ''
    if (this.#payments.intents.get(intent)?.status === 'processing') return fault({ message: 'It is being paid.' })
    invoice.status = 'void'
    this.#payments.cancel(intent)
    return fine(invoice)
  }

  #add<One extends { id: string }>(kept: Map<string, One>, one: One): Answer {
    kept.set(one.id, one)
    return fine(one)
  }

  #get<One extends object>(kept: Map<string, One>, id: string): Answer {
    const one = kept.get(id)
    return one ? fine(one) : missing('id', id)
  }
}

const asArray = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])

/** The same day of the next month; the clock stands in the middle of one, so that there is one. */
function monthAfter(seconds: number): number {
  const day = new Date(seconds * 1000)
  return day.setUTCMonth(day.getUTCMonth() + 1) / 1000
}
