/** The parts of the account page, in their order; each name is also its anchor. */
export const PARTS = [
  'orders',
  'collection',
  'profile',
  'password',
  'addresses',
  'favourites',
  'alerts',
  'sessions',
  'newsletter',
  'data',
] as const

export type PartName = (typeof PARTS)[number]
