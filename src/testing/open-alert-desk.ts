import { createTasks } from '../domain/jobs/index.ts'
import { doJobs } from './do-jobs.ts'
import { openPostOffice } from './open-post-office.ts'
import type { TestGallery } from './open-test-gallery.ts'

/** A gallery whose mails arrive, with collectors who look out for works and the daily job that tells them. */
export async function openAlertDesk() {
  const office = await openPostOffice()
  const { db, files, pool, mailer, peer, logIn } = office
  const tasks = createTasks(db, files, { mailer })

  /** Does all jobs that are due, or those of one kind alone. */
  const work = (only?: string) => {
    const taskList = only === undefined ? tasks : { [only]: tasks[only] }
    return doJobs(pool, taskList)
  }
  /** Tells a day and sends its mails. */
  const tell = async (day = '2026-11-15') => {
    await tasks['tell-alerts']?.({ day }, {} as never)
    await work()
  }
  /** Somebody logged in whose address is proven. */
  const collector = async (...[wishes, from]: Parameters<TestGallery['logIn']>) => {
    const somebody = await logIn(wishes, from)
    await db.updateTable('users').set({ email_verified_at: new Date() }).where('id', '=', somebody.user.id).execute()
    return somebody
  }
  const mailsTo = (email: string) =>
    peer.received.filter(({ recipients }) => recipients.includes(email)).map(({ mail }) => mail)
  /** What the link in a mail holds that ends the first of its alerts, or all. */
  const linkIn = (text: string | undefined, which: 'one' | 'all') =>
    (which === 'all' ? /\/alerts\/unsubscribe\/(all-[\w-]+)/ : /\/alerts\/unsubscribe\/(?!all-)([\w-]+)/).exec(
      text ?? '',
    )?.[1] ?? ''
  return { ...office, tasks, work, tell, collector, mailsTo, linkIn }
}
