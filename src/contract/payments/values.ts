/** Whoever can take a gallery's money; rows of orders and plans keep these names. */
export const PROVIDERS = ['stripe', 'sandbox'] as const
export type ProviderName = (typeof PROVIDERS)[number]
