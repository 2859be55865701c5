import type { ReactNode } from 'react'

import type { Reply } from '../../../contract/client.ts'
import type { ProviderName } from '../../../contract/payments/values.ts'
import type { Card } from './card.ts'
import { SandboxCard } from './sandbox-card.tsx'
import { StripeCard } from './stripe-card.tsx'

interface CardFieldProps {
  provider: Reply<'GET /payments/provider'>
  owner: string
  onCard: (card: Card) => void
}

const FIELDS: Record<ProviderName, (props: CardFieldProps) => ReactNode> = {
  stripe: ({ provider, ...others }) => <StripeCard {...others} publishableKey={provider.publishable_key ?? ''} />,
  sandbox: ({ provider, ...others }) => <SandboxCard {...others} testCards={provider.test_cards} />,
}

/** The fields of whoever takes the money: a card is checked there, nothing is charged. */
export const CardField = (props: CardFieldProps) =>
  props.provider.provider === 'none' ? null : FIELDS[props.provider.provider](props)
