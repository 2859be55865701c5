import { Stripe } from 'stripe'

/** Something that is to be made at Stripe, however often that is asked for. */
interface Making<Made> {
  /** Looks for what came of a request that was answered with a fault of Stripe's own. */
  find: () => Promise<Made | undefined>
  make: (options: Stripe.RequestOptions) => Promise<Made>
}

/** Makes what has this name, once. */
export type MakeOnce = <Made>(name: string, making: Making<Made>) => Promise<Made>

// Walking past that many faults of one request takes about a minute; the next call goes on from there.
const MOST_ROUNDS = 200
const MOST_NAMES = 10_000

/**
 * Stripe repeats its answer to a key for a day, its own faults too. So what was answered with a fault is looked for,
 * and asked for under the next key; what was not answered at all keeps its key. The keys follow from the name, so that
 * every node finds the same next one; which that was is remembered only to find it sooner.
 */
export function createMakeOnce(): MakeOnce {
  const rounds = new Map<string, number>()
  const note = (name: string, round: number) => {
    if (rounds.size >= MOST_NAMES) rounds.clear()
    rounds.set(name, round)
  }
  return async (name, { find, make }) => {
    const first = rounds.get(name) ?? 0
    for (let round = first; ; round++) {
      const made = round > 0 ? await find() : undefined
      if (made !== undefined) return made
      try {
        // Asked again by itself, the SDK would hear the same fault, and not whether it is a new one.
        return await make(
          round > 0 ? { idempotencyKey: `${name} again ${round}`, maxNetworkRetries: 0 } : { idempotencyKey: name },
        )
      } catch (error) {
        if (!isOwnFault(error)) throw error
        note(name, round + 1)
        if (isRepeated(error) && round < first + MOST_ROUNDS) continue
        const found = await find()
        if (found !== undefined) return found
        throw error
      }
    }
  }
}

const isOwnFault = (error: unknown): error is Stripe.errors.StripeError =>
  error instanceof Stripe.errors.StripeError && (error.statusCode ?? 0) >= 500

const isRepeated = ({ headers }: Stripe.errors.StripeError) => headers?.['idempotent-replayed'] === 'true'
