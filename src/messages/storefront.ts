import type { account } from './en/accounts/account.ts'
import type { application } from './en/applications/application.ts'
import type { artist } from './en/catalogue/artist.ts'
import type { artwork } from './en/catalogue/artwork.ts'
import type { filters } from './en/catalogue/filters.ts'
import type { home } from './en/catalogue/home.ts'
import type { walk } from './en/catalogue/walk.ts'
import type { enquiry } from './en/enquiries/enquiry.ts'
import type { visit } from './en/gallery/visit.ts'
import type { outbox } from './en/mail/outbox.ts'
import type { cart } from './en/orders/cart.ts'
import type { plan } from './en/plans/plan.ts'
import type { storefront } from './en/storefront.ts'

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
