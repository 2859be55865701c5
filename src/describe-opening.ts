import type { ProviderName } from './contract/payments/values.ts'

interface Opening {
  demo: { isOn: boolean; reason: string }
  /** Who takes the money. */
  payments: ProviderName | undefined
  mail: { isSent: boolean; isShown: boolean; folder: string }
  /** The names of the services that people come in through. */
  services: string[]
}

const PAYMENTS: Record<ProviderName | 'none', string> = {
  stripe: 'Stripe',
  sandbox: 'sandbox with test cards',
  none: 'none',
}

/** Says in one line what is on in a gallery that opens, and why the demo is or is not. */
export function describeOpening({ demo, payments, mail, services }: Opening): string {
  const kept = mail.isShown
    ? `kept in ${mail.folder}, shown to everybody at /outbox`
    : `reaches nobody, since SMTP_URL is not set; kept in ${mail.folder}`
  return [
    `Demo: ${demo.isOn ? 'on' : 'off'}, since ${demo.reason}.`,
    `Payments: ${PAYMENTS[payments ?? 'none']}.`,
    `Mail: ${mail.isSent ? 'sent by SMTP' : kept}.`,
    `Login services: ${services.join(', ') || 'none'}.`,
  ].join(' ')
}
