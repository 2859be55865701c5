import { askOutside, type World } from '../../../outside/ask-outside.ts'
import { OutsideError } from '../../../outside/outside-error.ts'
import { type Finding, judgeStatus } from './finding.ts'

/** Nothing of a page is read: that it answers is all that is asked. */
const WISH = { milliseconds: 8000, bytes: 0, hops: 5, headers: { 'user-agent': 'Cimaise link check', accept: '*/*' } }

/** Some answer nothing but a whole request, and some say of a mere question that nothing is there. */
const UNANSWERED = [404, 405, 410, 501]

/** Asks somebody else's site whether an address leads somewhere, with as little as possible. */
export async function askLink(address: string, world?: World): Promise<Finding> {
  try {
    const { status } = await askOutside(address, { ...WISH, method: 'HEAD' }, world)
    if (!UNANSWERED.includes(status)) return judgeStatus(status)
    return judgeStatus((await askOutside(address, { ...WISH, method: 'GET' }, world)).status)
  } catch (error) {
    if (!(error instanceof OutsideError)) throw error
    return { outcome: error.fault === 'unknown-name' ? 'nowhere' : 'unasked', reason: error.fault }
  }
}
