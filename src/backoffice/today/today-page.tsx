import { Link } from 'react-router'

import { AVAILABILITIES } from '../../contract/catalogue/values.ts'
import type { Reply } from '../../contract/client.ts'
import type { Task } from '../../contract/today/values.ts'
import { fill } from '../../messages/fill.ts'
import { call } from '../api/call.ts'
import { useFetched } from '../api/use-fetched.ts'
import { useMayWrite } from '../app/who-is-there.ts'
import { FetchedPage } from '../components/fetched-page.tsx'
import { formatMoment } from '../components/moments.ts'
import { useTitle } from '../components/use-title.ts'
import { APPLICATIONS, LETTERS, NEWSLETTER, ORDERS, UPKEEP } from '../kinds.ts'
import { FirstSteps } from '../lists/first-steps.tsx'
import { useLocale, useWords } from '../words.ts'
import { SalesByWeek } from './sales-by-week.tsx'

type Today = Reply<'GET /sales/today'>
type OneTask = Today['tasks'][number]

/** Where each kind of task is done. */
const PLACES: Record<Task, (thing: string) => string> = {
  dispute: (thing) => `${ORDERS}/${thing}`,
  'refund-failed': (thing) => `${ORDERS}/${thing}`,
  withdrawal: (thing) => `${ORDERS}/${thing}`,
  'withdrawal-unpaid': (thing) => `${ORDERS}/${thing}`,
  'order-to-prepare': (thing) => `${ORDERS}/${thing}`,
  'order-to-hand-over': (thing) => `${ORDERS}/${thing}`,
  'hold-ending': (thing) => `${ORDERS}/${thing}`,
  'paper-waiting': (thing) => `${ORDERS}/${thing}`,
  enquiry: (thing) => `/enquiries/${thing}`,
  'offer-ending': (thing) => `/enquiries/${thing}`,
  application: (thing) => `${APPLICATIONS}/${thing}`,
  'plan-unpaid': (thing) => `${APPLICATIONS}/${thing}`,
  'plan-paper-waiting': (thing) => `${APPLICATIONS}/${thing}`,
  'mail-failed': (thing) => `${LETTERS}/${thing}`,
  'works-lacking': () => UPKEEP,
  'newsletter-failed': (thing) => `${NEWSLETTER}/${thing}`,
  'newsletter-scheduled': (thing) => `${NEWSLETTER}/${thing}`,
}
const URGENT: Task[] = ['dispute', 'refund-failed', 'newsletter-failed']
/** What has no number that people know it by. */
const UNNUMBERED: Task[] = ['mail-failed', 'newsletter-failed', 'newsletter-scheduled']

/** What there is to do, each a press away from where it is done; and how it goes. */
export function TodayPage() {
  const { today } = useWords()
  useTitle(today.title)
  const fetched = useFetched('today', (signal) => call('GET /sales/today', undefined, { signal }))
  return <FetchedPage fetched={fetched}>{(told) => <Told {...told} />}</FetchedPage>
}

function Told({ tasks, weeks, stock }: Today) {
  const { today, availability } = useWords()
  const mayWrite = useMayWrite()('artworks')
  const isBeginning = Object.values(stock).every((count) => count === 0) && weeks.every(({ orders }) => orders === 0)
  if (isBeginning && mayWrite) {
    return (
      <div className="space-y-12">
        <h1 className="font-display text-heading">{today.title}</h1>
        {tasks.length > 0 ? <ToDo tasks={tasks} /> : null}
        <FirstSteps />
      </div>
    )
  }
  return (
    <div className="space-y-12">
      <h1 className="font-display text-heading">{today.title}</h1>
      <ToDo tasks={tasks} />
      <SalesByWeek weeks={weeks} />
      <section className="space-y-4">
        <h2 className="border-b border-ink pb-2 font-display text-title">{today.stock}</h2>
        <dl className="flex flex-wrap gap-x-12 gap-y-4">
          {AVAILABILITIES.map((state) => (
            <div key={state}>
              <dt className="text-label text-muted">{availability[state]}</dt>
              <dd className="font-display text-title tabular-nums">{stock[state]}</dd>
            </div>
          ))}
        </dl>
      </section>
    </div>
  )
}

function ToDo({ tasks }: { tasks: OneTask[] }) {
  const { today } = useWords()
  return (
    <section className="space-y-2">
      <h2 className="border-b border-ink pb-2 font-display text-title">{today.toDo}</h2>
      {tasks.length === 0 ? <p>{today.nothing}</p> : null}
      <ol className="divide-y divide-line">
        {tasks.map((task) => (
          <TaskRow key={`${task.kind} ${task.thing}`} task={task} />
        ))}
      </ol>
    </section>
  )
}

function TaskRow({ task: { kind, thing, name, since, due } }: { task: OneTask }) {
  const { today } = useWords()
  const locale = useLocale()
  const moment = due ?? since
  return (
    <li>
      <Link
        to={PLACES[kind](thing)}
        className="grid min-h-11 items-center gap-x-6 gap-y-1 py-3 hover:bg-ink/5 md:grid-cols-[minmax(0,2fr)_minmax(0,2fr)_14rem]"
      >
        <span className={URGENT.includes(kind) ? 'text-error' : ''}>{today.tasks[kind]}</span>
        <span className="min-w-0 break-words underline decoration-line underline-offset-4">
          {kind === 'works-lacking'
            ? fill(today.works, { count: name })
            : [name, UNNUMBERED.includes(kind) ? '' : thing].filter(Boolean).join(', ')}
        </span>
        <span className="text-label text-muted md:text-right">
          {moment ? fill(due ? today.due : today.since, { moment: formatMoment(moment, locale) }) : null}
        </span>
      </Link>
    </li>
  )
}
