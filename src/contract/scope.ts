/** What a user may do: buy, write the catalogue and content, handle sales, or everything. */
export const SCOPES = ['collector', 'editor', 'sales', 'admin'] as const
export type Scope = (typeof SCOPES)[number]
