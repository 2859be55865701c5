import type { CommonWords } from '../storefront.ts'
import { consent } from './consent.ts'
import { errors } from './errors.ts'
import { footer } from './footer.ts'
import { label } from './label.ts'
import { pages } from './pages.ts'
import { shell } from './shell.ts'
import { suggestions } from './suggestions.ts'

export const storefront: CommonWords = { shell, footer, consent, pages, errors, label, suggestions }
