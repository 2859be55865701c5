import type { StorefrontWords } from '../storefront.ts'
import { artist } from './artist.ts'
import { artwork } from './artwork.ts'
import { cart } from './cart.ts'
import { consent } from './consent.ts'
import { errors } from './errors.ts'
import { filters } from './filters.ts'
import { footer } from './footer.ts'
import { home } from './home.ts'
import { pages } from './pages.ts'
import { shell } from './shell.ts'
import { visit } from './visit.ts'

export const storefront: StorefrontWords = {
  shell,
  footer,
  consent,
  pages,
  errors,
  home,
  artwork,
  filters,
  artist,
  visit,
  cart,
}
