import { ApiError } from '../../../contract/client.ts'
import type { Locale } from '../../../contract/locale.ts'
import { fill } from '../../../messages/fill.ts'
import type { AreaWords } from '../../../messages/storefront.ts'
import { browserApi } from '../../page-data.ts'
import { announce, notify } from '../../state/announcement-store.ts'
import type { User } from '../../state/auth-store.ts'
import { loadArea } from '../../words.ts'
import { type Alert, useAlerts } from './alerts-store.ts'
import { takeWish, type Wish } from './kept-wish.ts'

type Words = AreaWords['account']['alerts']

// Names come in the language of the page.
let asked: { by: string; alerts: Promise<void> } | undefined

/** Reads once what a collector looks out for; and makes what they asked for on this page before they logged in. */
export async function meetAlerts(locale: Locale, user: User, path?: string): Promise<void> {
  const wish = takeWish(path)
  if (wish) return makeAlert(locale, user, wish)
  const by = `${locale} ${user.id}`
  if (asked?.by !== by) asked = { by, alerts: read(locale, user) }
  await asked.alerts
}

async function read(locale: Locale, { id }: User): Promise<void> {
  try {
    useAlerts.setState({ ...(await browserApi(locale)('GET /account/alerts')), owner: id })
  } catch {
    asked = undefined
  }
}

/** Makes an alert, and says so. */
export const makeAlert = (locale: Locale, user: User, { body }: Wish): Promise<void> =>
  change(locale, async ({ made, madeUnverified }) => {
    const { alert, alerts } = await browserApi(locale)('POST /account/alerts', { body })
    useAlerts.setState({ alerts, owner: user.id })
    notify(user.email_verified ? fill(made[alert.kind], { name: alert.name }) : madeUnverified)
  })

/** Ends one, and says so. */
export const endAlert = (locale: Locale, user: User, { id, name }: Alert): Promise<void> =>
  change(locale, async ({ ended }) => {
    const { alerts } = await browserApi(locale)('DELETE /account/alerts/{alert}', { params: { alert: id } })
    useAlerts.setState({ alerts, owner: user.id })
    announce(fill(ended, { name }))
  })

async function change(locale: Locale, work: (words: Words) => Promise<void>): Promise<void> {
  const { alerts: words } = (await loadArea(locale, 'account')).account
  try {
    await work(words)
  } catch (error) {
    const isFull = error instanceof ApiError && error.code === 'alerts-full'
    notify(isFull ? error.message : words.failed)
  }
}
