import type { FastifyInstance } from 'fastify'

import { TEST_CARDS } from '../../domain/payments/index.ts'
import { type ApiParts, serve } from '../serve.ts'

export function servePayments(app: FastifyInstance, parts: ApiParts): void {
  const { payments } = parts
  const provider = payments?.provider.name ?? 'none'

  serve(app, parts, 'GET /payments/provider', async () => ({
    provider,
    publishable_key: payments?.publishableKey ?? null,
    test_cards: provider === 'sandbox' ? TEST_CARDS : [],
  }))
}
