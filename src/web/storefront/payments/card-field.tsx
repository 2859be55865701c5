import type { Reply } from '../../../contract/client.ts'
import type { Card } from './card.ts'
import { SandboxCard } from './sandbox-card.tsx'
import { StripeCard } from './stripe-card.tsx'

interface CardFieldProps {
  provider: Reply<'GET /payments/provider'>
  owner: string
  onCard: (card: Card) => void
}

/** The fields of whoever takes the money: a card is checked there, nothing is charged. */
export const CardField = ({ provider, owner, onCard }: CardFieldProps) =>
  provider.provider === 'stripe' && provider.publishable_key !== null ? (
    <StripeCard owner={owner} publishableKey={provider.publishable_key} onCard={onCard} />
  ) : (
    <SandboxCard owner={owner} testCards={provider.test_cards} onCard={onCard} />
  )
