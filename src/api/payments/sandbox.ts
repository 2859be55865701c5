import type { FastifyInstance } from 'fastify'

import { DomainError } from '../../domain/domain-error.ts'
import {
  addSandboxCard,
  answerSandboxChallenge,
  endSandboxDispute,
  moveSandboxClock,
  readSandboxTime,
  runSandboxPlans,
} from '../../domain/payments/index.ts'
import { type ApiParts, serve } from '../serve.ts'

// In the demo everybody may come from one address, and each try of a card is one.
const LIMIT = { turns: 600, seconds: 60 }

/** What a browser asks of a provider itself, where that is the sandbox. */
export function serveSandbox(app: FastifyInstance, parts: ApiParts): void {
  const { db, payments } = parts
  const requireSandbox = () => {
    if (payments?.provider.name !== 'sandbox') throw new DomainError('not-found')
  }

  serve(
    app,
    parts,
    'POST /sandbox/cards',
    async ({ body }) => {
      requireSandbox()
      const { paymentMethod, last4 } = await addSandboxCard(db, body)
      return { payment_method: paymentMethod, last4 }
    },
    { limit: LIMIT },
  )
  serve(
    app,
    parts,
    'POST /sandbox/challenges',
    async ({ body }) => {
      requireSandbox()
      await answerSandboxChallenge(db, body)
      return { status: 'answered' as const }
    },
    { limit: LIMIT },
  )
  serve(
    app,
    parts,
    'POST /sandbox/disputes',
    async ({ body }) => {
      requireSandbox()
      await endSandboxDispute(db, body)
      return { status: 'decided' as const }
    },
    { limit: LIMIT },
  )
  serve(
    app,
    parts,
    'POST /sandbox/clock',
    async ({ body }) => {
      requireSandbox()
      await moveSandboxClock(db, body.days)
      await runSandboxPlans(db)
      return { now: (await readSandboxTime(db)).toISOString() }
    },
    { limit: LIMIT },
  )
}
