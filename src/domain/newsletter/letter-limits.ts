import type { Database } from '../../database/index.ts'
import { hasTurn, markAddress } from '../limits/index.ts'

const HOUR = 60 * 60
const DAY = 24 * HOUR

/** Whether another link to confirm may go to an address: three an hour and five a day, whoever asks; nobody is told that it may not. */
export async function mayAskToConfirm(db: Database, email: string): Promise<boolean> {
  const isOfTheHour = await hasTurn(db, keyOf('newsletter of the hour', email), { turns: 3, seconds: HOUR })
  return isOfTheHour && (await hasTurn(db, keyOf('newsletter of the day', email), { turns: 5, seconds: DAY }))
}

/** Whether a reader may be told again that the newsletter comes already: once a day. */
export const mayReassure = (db: Database, email: string): Promise<boolean> =>
  hasTurn(db, keyOf('newsletter already', email), { turns: 1, seconds: DAY })

const keyOf = (what: string, email: string) => `${what} ${markAddress(email)}`
