import { type RawBuilder, sql } from 'kysely'

import { DEFAULT_LOCALE } from '../../contract/locale.ts'
import { WITHDRAWAL_DAYS } from '../../contract/orders/values.ts'
import { MOST_OF_A_TASK, type Task } from '../../contract/today/values.ts'
import type { Database } from '../../database/index.ts'
import { TODAY, WRITTEN_LANGUAGES } from '../gallery/index.ts'
import { IS_SETTLED } from '../orders/index.ts'

interface FoundTask {
  kind: Task
  thing: string
  name: string
  since: Date | null
  due: Date | null
}

/** What of a work keeps visitors from buying it. */
const LACKS = sql`(${WRITTEN_LANGUAGES} || ${['picture', 'price']}::text[])`

/** How many days before an offer ends somebody is told. */
const SOON = sql`3`

const NAME_OF_LETTER = sql`coalesce(subject ->> ${sql.lit(DEFAULT_LOCALE)}, '')`

/** The rows of each kind of task: what it is about, whose it is, since when, until when. */
const ROWS: Record<Task, RawBuilder<unknown>> = {
  dispute: sql`
    SELECT orders.number AS thing, orders.name, opened_at AS since, due_at AS due
    FROM disputes JOIN orders ON orders.id = disputes.order_id WHERE disputes.state = 'needs_response'`,
  'refund-failed': sql`
    SELECT number, name, heard_at, NULL::timestamptz FROM orders
    WHERE refunds_failed > 0 AND refunds_failed > refunded AND refund_goal <= refunded AND refund_wanted_at IS NULL
      AND status <> 'refunded'`,
  withdrawal: sql`
    SELECT number, name, withdrawals.at, NULL::timestamptz FROM withdrawals JOIN orders ON orders.id = order_id
    WHERE withdrawals.state = 'open'`,
  'withdrawal-unpaid': sql`
    SELECT number, name, withdrawals.at, withdrawals.at + ${sql.lit(WITHDRAWAL_DAYS)}::int * interval '1 day'
    FROM withdrawals JOIN orders ON orders.id = order_id WHERE withdrawals.state = 'accepted' AND NOT ${IS_SETTLED}`,
  'order-to-prepare': sql`
    SELECT number, name, created_at, NULL::timestamptz FROM orders
    WHERE status = 'paid' AND refund_wanted_at IS NULL`,
  'order-to-hand-over': sql`
    SELECT number, name, created_at, NULL::timestamptz FROM orders
    WHERE status IN ('preparing', 'ready_for_pickup') AND refund_wanted_at IS NULL`,
  'hold-ending': sql`
    SELECT number, name, created_at, held_until FROM orders
    WHERE status IN ('awaiting_payment', 'payment_failed') AND held_until > now()`,
  // For longer than it takes to issue one: legal data is missing.
  'paper-waiting': sql`
    SELECT number, name, since, NULL::timestamptz FROM bills_due JOIN orders ON orders.id = order_id
    WHERE since < now() - interval '5 minutes'`,
  // The same, or the artist has told no address; of whoever was erased nobody can ask for one.
  'plan-paper-waiting': sql`
    SELECT reference, first_name || ' ' || surname, min(since), NULL::timestamptz
    FROM plan_bills_due JOIN plans ON plans.id = plan_id JOIN applications ON applications.id = application_id
    WHERE since < now() - interval '5 minutes' AND (billing IS NOT NULL OR erased_at IS NULL)
    GROUP BY applications.id`,
  enquiry: sql`
    SELECT reference, name, said_at, NULL::timestamptz FROM enquiries WHERE status = 'open' AND awaits_answer`,
  'offer-ending': sql`
    SELECT reference, enquiries.name, offers.created_at, (valid_until + 1)::timestamptz
    FROM offers JOIN enquiries ON enquiries.id = enquiry_id
    WHERE withdrawn_at IS NULL AND bought_at IS NULL AND order_id IS NULL
      AND valid_until BETWEEN ${TODAY} AND ${TODAY} + ${SOON}`,
  application: sql`
    SELECT reference, first_name || ' ' || surname, created_at, NULL::timestamptz FROM applications
    WHERE status IN ('received', 'under_review')`,
  'plan-unpaid': sql`
    SELECT reference, first_name || ' ' || surname, plans.agreed_at, NULL::timestamptz
    FROM plans JOIN applications ON applications.id = application_id WHERE plans.status IN ('past_due', 'unpaid')`,
  'mail-failed': sql`
    SELECT id::text, coalesce(nullif(to_email, ''), to_name), failed_at, NULL::timestamptz FROM mails
    WHERE failed_at > now() - interval '30 days' AND shelf = 'sales'`,
  // It could not go out when its time came, or nobody got it.
  'newsletter-failed': sql`
    SELECT id::text, ${NAME_OF_LETTER}, coalesce(scheduled_for, sending_at), NULL::timestamptz FROM newsletter_issues
    WHERE status = 'failed'
      OR (status = 'sent' AND sent = 0 AND failed > 0 AND sending_at > now() - interval '30 days')`,
  'newsletter-scheduled': sql`
    SELECT id::text, ${NAME_OF_LETTER}, changed_at, scheduled_for FROM newsletter_issues WHERE status = 'scheduled'`,
  // Counted no further than anybody looks.
  'works-lacking': sql`
    SELECT '', count(*)::text, NULL::timestamptz, NULL::timestamptz FROM (
      SELECT FROM content WHERE kind = 'artworks' AND state <> 'draft' AND lacks && ${LACKS} LIMIT 1000
    ) AS lacking HAVING count(*) > 0`,
}

/** What waits for somebody: what has a last moment first, then the oldest. */
export async function findTasks(db: Database): Promise<FoundTask[]> {
  const kinds = Object.entries(ROWS) as [Task, RawBuilder<unknown>][]
  const found = await Promise.all(
    kinds.map(async ([kind, rows]) => {
      const { rows: told } = await sql<Omit<FoundTask, 'kind'>>`
        SELECT * FROM (${rows}) AS task (thing, name, since, due) ORDER BY due, since LIMIT ${MOST_OF_A_TASK}`.execute(
        db,
      )
      return told.map((one) => ({ kind, ...one }))
    }),
  )
  const moment = ({ since }: FoundTask) => since?.getTime() ?? Infinity
  return found.flat().toSorted((one, other) => moment(one) - moment(other))
}
