import type { NewUser } from '../../domain/accounts/index.ts'

/** The demo's people: one of each scope. Mail to their addresses reaches nobody anywhere. */
export const PEOPLE = {
  collector: { name: 'Inès Carpentier', email: 'collector@cimaise.example', locale: 'fr', scope: ['collector'] },
  editor: { name: 'Oscar Lindqvist', email: 'editor@cimaise.example', locale: 'en', scope: ['collector', 'editor'] },
  sales: { name: 'Lin Yue', email: 'sales@cimaise.example', locale: 'cn', scope: ['collector', 'sales'] },
  admin: { name: 'Mathilde Orsel', email: 'admin@cimaise.example', locale: 'fr', scope: ['collector', 'admin'] },
} as const satisfies Record<string, Omit<NewUser, 'scope'> & { scope: readonly string[] }>
