import { createTasks } from '../domain/jobs/index.ts'
import { doJobs } from './do-jobs.ts'
import { openPostOffice } from './open-post-office.ts'

/** A gallery whose mails arrive, with the links of the newsletter as its readers find them, and its staff. */
export async function openLetterDesk() {
  const office = await openPostOffice()
  const { db, files, pool, mailer, peer, logIn, call } = office
  const tasks = createTasks(db, files, { mailer })

  /** Does all jobs that are due, those too that others queue meanwhile; or those of one kind alone. */
  const work = (only?: string) => {
    const taskList = only === undefined ? tasks : { [only]: tasks[only] }
    return doJobs(pool, taskList)
  }

  const mailsTo = (email: string) => peer.received.filter(({ recipients }) => recipients.includes(email))
  const tokenIn = (text: string | undefined, page: 'confirm' | 'unsubscribe') =>
    /^[\w-]+/.exec(text?.split(`/newsletter/${page}/`)[1] ?? '')?.[0] ?? ''

  /** Asks for the newsletter as a visitor does, and answers with what the mail's link holds. */
  const ask = async (email: string, locale: 'en' | 'fr' | 'cn' = 'en') => {
    await call('POST /newsletter', { body: { email, locale } })
    await work()
    return tokenIn(mailsTo(email).at(-1)?.mail.text, 'confirm')
  }
  const subscribe = async (email: string, locale: 'en' | 'fr' | 'cn' = 'en') => {
    const token = await ask(email, locale)
    await call('POST /newsletter/confirmation', { body: { token } })
    await db.deleteFrom('rate_limits').execute()
  }
  const statusOf = async (email: string) =>
    (await db.selectFrom('newsletter_subscriptions').select('status').where('email', '=', email).executeTakeFirst())
      ?.status
  /** The log, one line each. */
  const readLog = async () => {
    const rows = await db.selectFrom('newsletter_consents').select(['kind', 'source', 'locale']).orderBy('id').execute()
    return rows.map(({ kind, source, locale }) => `${kind} ${source} ${locale}`)
  }
  const editor = await logIn({ name: 'Ed', email: 'ed@gallery.example', scope: ['collector', 'editor'] })
  return { ...office, tasks, work, mailsTo, tokenIn, ask, subscribe, statusOf, readLog, editor }
}
