/** What can be said of a certificate: it holds, it does not any more, or somebody has changed it. */
export const CERTIFICATE_STATES = ['valid', 'void', 'changed'] as const
export type CertificateState = (typeof CERTIFICATE_STATES)[number]

/** What an order says of one: it may be another's meanwhile. */
export const ORDERED_CERTIFICATE_STATES = ['valid', 'void', 'handed-on'] as const

/** Why one does not hold any more. */
export const VOID_REASONS = ['returned', 'destroyed', 'mistaken'] as const
export type VoidReason = (typeof VOID_REASONS)[number]
