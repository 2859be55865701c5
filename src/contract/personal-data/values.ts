/** What is kept of somebody, by kind. */
export const DATA_KINDS = [
  'account',
  'addresses',
  'sessions',
  'services',
  'passkeys',
  'favourites',
  'alerts',
  'views',
  'keys',
  'webhooks',
  'orders',
  'certificates',
  'collection',
  'collection_notes',
  'enquiries',
  'answers',
  'offers',
  'applications',
  'plans',
  'newsletter',
  'consents',
  'contacts',
  'notes',
  'mails',
  'invitations',
  'acts',
  'erasures',
] as const

export type DataKind = (typeof DATA_KINDS)[number]

/** Why somebody cannot be erased now. */
export const ERASURE_OBSTACLES = ['works-here', 'order-underway', 'plan-running'] as const

export type ErasureObstacle = (typeof ERASURE_OBSTACLES)[number]

/** What is thinned by its time. */
export const THINNED_KINDS = ['enquiries', 'applications', 'orders', 'contacts'] as const

export type ThinnedKind = (typeof THINNED_KINDS)[number]
