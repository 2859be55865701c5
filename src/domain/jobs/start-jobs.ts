import type { TaskList } from 'graphile-worker'
import type { ClientConfig, Pool } from 'pg'

import type { Database } from '../../database/index.ts'
import { keepRunning } from '../../keep-running.ts'
import { LineTooLong, takeTurns } from '../../take-turns.ts'
import { forgetKeys, forgetLinks, forgetSessions, mailResetLink } from '../accounts/index.ts'
import { beginTelling, forgetLetters, tellAlerts } from '../alerts/index.ts'
import { sweepUnclaimed, sweepUploads } from '../applications/index.ts'
import { drawCertificate, issueCertificates } from '../certificates/index.ts'
import { forgetRemoved } from '../collection/index.ts'
import {
  beginDay,
  checkLinks,
  fillColumns,
  type LinkAsker,
  publishScheduled,
  queueCheck,
  queueFilling,
  sweepFiles,
} from '../content/index.ts'
import { forgetExports, runExport } from '../exports/index.ts'
import type { FileStore } from '../files/index.ts'
import { forgetImports, runImport } from '../imports/index.ts'
import { forgetTurns } from '../limits/index.ts'
import { forgetMails, sendMail, type Sender } from '../mail/index.ts'
import {
  makeCutout,
  makeRenditions,
  makeTiles,
  queueMissingCutouts,
  queueMissingRenditions,
  removeOutgrownTiles,
} from '../media/index.ts'
import { deliverIssue, forgetOldWishes, seeToIssues } from '../newsletter/index.ts'
import { forgetNotices, refundOrder, settleOrders } from '../orders/index.ts'
import { drawBill, type Drawer, drawSheet, forgetSheets, issueBills } from '../papers/index.ts'
import {
  type DeliverNotice,
  finishSandboxPayment,
  forgetSandboxCards,
  type PaymentProvider,
  runSandboxPlans,
  sendSandboxNotice,
} from '../payments/index.ts'
import { forgetLastMails, thinByTime } from '../personal-data/index.ts'
import { settlePlans } from '../plans/index.ts'
import type { Jobs } from '../queue/index.ts'
import { forgetInvitations } from '../staff/index.ts'
import { forgetVisits } from '../visits/index.ts'
import { forgetDeliveries, type WebhookSender } from '../webhooks/index.ts'
import { mailKinds } from './mail-kinds.ts'
import { type ClockJob, runWorker, type WorkerLog } from './run-worker.ts'

/** What mails are sent with; which kinds there are is known here. */
type Mailer = Omit<Sender, 'kinds'>

/** Who takes the money; the sandbox has its own notices brought, and works in our queue. */
interface Payments {
  provider: PaymentProvider
  deliverNotice?: DeliverNotice | undefined
}

/** Then other jobs have their turn. */
const FILLED_AT_ONCE = 2000

/** Works off the queue until stopped; a job that was under way at a crash is taken up again by whichever node lives. */
export async function startJobs({
  db,
  files,
  mailer,
  payments,
  links,
  webhooks,
  uploads,
  drawer,
  pool,
  connection,
  log,
}: {
  db: Database
  files: FileStore
  /** Without one, mails wait for a node that has it. */
  mailer?: Mailer
  payments?: Payments | undefined
  /** Without it, links are asked by a node that has pages. */
  links?: LinkAsker | undefined
  /** Without it, other programs are told by a node that has it. */
  webhooks?: WebhookSender | undefined
  /** Where files lie that are on their way in, on this machine. */
  uploads?: string | undefined
  /** Without one, papers are drawn by a node that has it. */
  drawer?: Drawer | undefined
  pool: Pool
  /** How the same database is reached beside the pool. */
  connection: ClientConfig
  log: WorkerLog
}): Promise<() => Promise<void>> {
  const taskList = createTasks(db, files, { mailer, payments, links, webhooks, uploads, drawer })
  const start = () => runWorker({ taskList, pool, connection, log })
  // A database that is away for longer than a moment makes the worker give up.
  const { letGo } = await keepRunning({ name: 'The worker of jobs', start, endOf: ({ end }) => end, log })
  return async () => (await letGo())?.stop()
}

/** What a job is told that comes by the clock: the hour it stands for. Where it is done by hand, nothing. */
interface ByTheClock {
  _cron?: { ts: string }
}

/** Every job has its line; one that this node cannot do waits for a node that can. */
type Tasks = {
  [Name in keyof Jobs | ClockJob]:
    | ((payload: Name extends keyof Jobs ? Jobs[Name] : ByTheClock) => Promise<void>)
    | undefined
}

/** What each job does, by the name it is queued under. */
export function createTasks(
  db: Database,
  files: FileStore,
  {
    mailer,
    payments,
    links,
    webhooks,
    uploads,
    drawer,
  }: {
    mailer?: Mailer | undefined
    payments?: Payments | undefined
    links?: LinkAsker | undefined
    webhooks?: WebhookSender | undefined
    uploads?: string | undefined
    drawer?: Drawer | undefined
  } = {},
): TaskList {
  const sandbox = payments?.deliverNotice && workInSandbox(db, payments.deliverNotice)
  const tasks: Tasks = {
    'begin-day': async ({ _cron: clock }) => {
      await beginDay(db, clock && new Date(clock.ts))
    },
    'publish-scheduled': async ({ _cron: clock }) => {
      await publishScheduled(db, clock && new Date(clock.ts))
    },
    'fill-columns': async () => {
      await fillColumns(db, FILLED_AT_ONCE)
      await queueFilling(db)
    },
    'check-links':
      links &&
      oneAtATime(async () => {
        if (!(await checkLinks(db, links))) await queueCheck(db)
      }),
    'forget-visits': async () => {
      await forgetVisits(db)
    },
    'forget-turns': async () => {
      await forgetTurns(db)
    },
    'forget-sessions': async () => {
      await forgetSessions(db)
      await forgetKeys(db)
      await forgetInvitations(db)
      await forgetLinks(db)
    },
    'forget-mails': async () => {
      await forgetMails(db)
    },
    'mail-reset-link': async ({ email }) => {
      await mailResetLink(db, email)
    },
    'send-mail': mailer && sendWith(db, mailer),
    'thin-enquiries': async () => {
      await thinByTime(db, files, 'enquiries')
    },
    'thin-applications': async () => {
      await thinByTime(db, files, 'applications')
    },
    'thin-orders': async () => {
      await thinByTime(db, files, 'orders')
    },
    'thin-contacts': async () => {
      await thinByTime(db, files, 'contacts')
    },
    'forget-sandbox-cards': async () => {
      await forgetSandboxCards(db)
    },
    'forget-notices': async () => {
      await forgetNotices(db)
      await forgetDeliveries(db)
    },
    'settle-orders': oneAtATime(() => settleOrders(db, payments?.provider)),
    'settle-plans': oneAtATime(async () => {
      // The sandbox has no other clock that wakes it.
      if (payments?.provider.name === 'sandbox') await runSandboxPlans(db)
      await settlePlans(db, payments?.provider)
    }),
    'issue-bills': oneAtATime(() => issueBills(db)),
    'draw-bill':
      drawer &&
      (async ({ billId }) => {
        await drawBill(db, files, drawer, billId)
      }),
    'draw-sheet':
      drawer &&
      (async ({ sheetId }) => {
        await drawSheet({ db, files, drawer }, sheetId)
      }),
    'issue-certificates': oneAtATime(() => issueCertificates(db)),
    'draw-certificate':
      drawer &&
      mailer &&
      (async ({ certificateId }) => {
        await drawCertificate({ db, files, drawer, publicUrl: mailer.publicUrl }, certificateId)
      }),
    'refund-order': payments && refundWith(db, payments.provider),
    'send-sandbox-notice': sandbox?.['send-sandbox-notice'],
    'finish-sandbox-payment': sandbox?.['finish-sandbox-payment'],
    'run-sandbox-plans': sandbox?.['run-sandbox-plans'],
    'sweep-uploads': async () => {
      await forgetSheets(db)
      await sweepUnclaimed(db, files)
      await forgetImports(db, files)
      await forgetExports(db, files)
      await forgetRemoved(db, files)
      if (uploads !== undefined) await sweepUploads(uploads)
    },
    'sweep-files': async () => {
      await sweepFiles(db, files)
    },
    'run-import': async ({ importId }) => {
      await runImport(db, files, importId, { uploads })
    },
    'run-export': async ({ exportId }) => {
      await runExport(db, files, exportId, { uploads })
    },
    'make-renditions': async ({ pictureId }) => {
      await makeRenditions(db, files, pictureId)
    },
    'make-cutout': async ({ cutoutId }) => {
      await makeCutout(db, files, cutoutId)
    },
    'make-tiles': async ({ pictureId }) => {
      await makeTiles(db, files, pictureId, uploads)
    },
    'queue-missing-renditions': async () => {
      await queueMissingRenditions(db)
      await queueMissingCutouts(db)
      await removeOutgrownTiles(db, files)
    },
    'forget-wishes': async () => {
      await forgetOldWishes(db)
    },
    'send-newsletter': async ({ issueId }) => {
      await deliverIssue(db, issueId)
    },
    'see-to-newsletter': async ({ _cron: clock }) => {
      await seeToIssues(db, clock && new Date(clock.ts))
    },
    'begin-telling': async ({ _cron: clock }) => {
      await beginTelling(db, clock ? new Date(clock.ts) : new Date())
    },
    'tell-alerts': async ({ day, after }) => {
      await tellAlerts(db, day, after)
    },
    // Only begun here: a program that does not answer keeps no other job waiting.
    'send-webhooks': webhooks && (async () => webhooks.wake()),
    'forget-alert-letters': async () => {
      await forgetLetters(db)
    },
  }
  return Object.fromEntries(Object.entries(tasks).filter(([, task]) => task !== undefined)) as TaskList
}

const sendWith =
  (db: Database, mailer: Mailer): Tasks['send-mail'] =>
  async ({ mailId }) => {
    await sendMail(db, { ...mailer, kinds: mailKinds }, mailId)
    await forgetLastMails(db)
  }

/** What the sandbox does on its own side; its jobs wait for a node that has it. */
function workInSandbox(
  db: Database,
  deliver: DeliverNotice,
): Pick<Tasks, 'send-sandbox-notice' | 'finish-sandbox-payment' | 'run-sandbox-plans'> {
  return {
    'send-sandbox-notice': async (notice) => {
      await sendSandboxNotice(db, deliver, notice)
    },
    'finish-sandbox-payment': async ({ paymentId }) => {
      await finishSandboxPayment(db, paymentId)
    },
    'run-sandbox-plans': async () => {
      await runSandboxPlans(db)
    },
  }
}

/** One round at a time: while a provider is slow, rounds of later minutes do not keep all other jobs waiting. */
function oneAtATime(settle: () => Promise<void>): () => Promise<void> {
  const inTurn = takeTurns({ atOnce: 1, inLine: 0 })
  return () =>
    inTurn(settle).catch((error: unknown) => {
      if (!(error instanceof LineTooLong)) throw error
    })
}

const refundWith =
  (db: Database, provider: PaymentProvider): Tasks['refund-order'] =>
  ({ orderId }) =>
    refundOrder(db, provider, orderId)
