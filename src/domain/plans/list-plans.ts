import type { PlanSale, SalesPlan } from '../../contract/plans/endpoints.ts'
import type { PlanEventKind, PlanStatus } from '../../contract/plans/values.ts'
import type { Database } from '../../database/index.ts'
import { applicationsLike } from '../applications/index.ts'
import { presentDisputes, readDisputes } from '../disputes/index.ts'
import { readPlanPapers } from '../papers/index.ts'
import { findPlanned, readCharges } from './find-plan.ts'
import { presentSale } from './present-plan.ts'
import { readEntries, readTotals } from './read-ledger.ts'

const PER_PAGE = 24

interface Sought {
  status?: PlanStatus | undefined
  query?: string | undefined
  page: number
}

/** Everybody's plans, a page of them, and the number of the next page. */
export async function listPlans(
  db: Database,
  { status, query, page }: Sought,
): Promise<{ plans: SalesPlan[]; nextPage: number | null }> {
  if (status === 'not_started') return { plans: [], nextPage: null }
  let found = db.selectFrom('plans').selectAll('plans')
  if (status !== undefined) found = found.where('plans.status', '=', status)
  if (query) {
    found = found.where('application_id', 'in', (of) =>
      of.selectFrom('applications').select('id').where(applicationsLike(query)),
    )
  }
  const rows = await found
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .offset((page - 1) * PER_PAGE)
    .limit(PER_PAGE + 1)
    .execute()
  const shown = rows.slice(0, PER_PAGE)
  const charges = await readCharges(
    db,
    shown.map(({ id }) => id),
  )
  const applications = await readApplications(
    db,
    shown.map((plan) => plan.application_id),
  )
  return {
    plans: shown.flatMap((plan) =>
      applications
        .filter(({ id }) => id === plan.application_id)
        .map((application) =>
          presentSale(
            application,
            plan,
            charges.filter((charge) => charge.plan_id === plan.id),
          ),
        ),
    ),
    nextPage: rows.length > PER_PAGE ? page + 1 : null,
  }
}

const readApplications = async (db: Database, ids: string[]) =>
  ids.length === 0 ? [] : db.selectFrom('applications').selectAll().where('id', 'in', ids).execute()

/** The plan of an application with its ledger and all that happened to it. */
export async function readPlanSale(db: Database, reference: string): Promise<PlanSale> {
  const { application, plan } = await findPlanned(db, reference)
  const ids = plan ? [plan.id] : []
  const events = plan
    ? await db.selectFrom('plan_events').selectAll().where('plan_id', '=', plan.id).orderBy('id').execute()
    : []
  const { papers, lacksPaper } = plan ? await readPlanPapers(db, plan.id) : { papers: [], lacksPaper: false }
  return {
    plan: presentSale(application, plan, await readCharges(db, ids)),
    papers,
    lacks_paper: lacksPaper,
    ledger: plan ? await readEntries(db, { planId: plan.id }) : [],
    totals: await readTotals(db, { planId: plan?.id ?? null }),
    disputes: presentDisputes(await readDisputes(db, 'plan_id', ids)),
    events: events.map(({ at, kind, status, actor, staff_id, detail }) => ({
      ...{ at: at.toISOString(), kind: kind as PlanEventKind, status, actor, staff_id, detail },
    })),
  }
}
