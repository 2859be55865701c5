import type { account } from './en/account.ts'
import type { application } from './en/application.ts'
import type { artist } from './en/artist.ts'
import type { artwork } from './en/artwork.ts'
import type { cart } from './en/cart.ts'
import type { enquiry } from './en/enquiry.ts'
import type { filters } from './en/filters.ts'
import type { home } from './en/home.ts'
import type { outbox } from './en/outbox.ts'
import type { plan } from './en/plan.ts'
import type { storefront } from './en/storefront.ts'
import type { visit } from './en/visit.ts'
import type { walk } from './en/walk.ts'

/** What every page says; each language ships to the browser on its own. */
export type CommonWords = typeof storefront

/** What only some pages say: these come with the first page that needs them. */
export interface AreaWords {
  account: typeof account
  application: typeof application
  artist: typeof artist
  artwork: typeof artwork
  cart: typeof cart
  enquiry: typeof enquiry
  filters: typeof filters
  home: typeof home
  outbox: typeof outbox
  visit: typeof visit
  plan: typeof plan
  walk: typeof walk
}
export type Area = keyof AreaWords

/** Every word of the storefront. */
export type StorefrontWords = CommonWords & AreaWords
