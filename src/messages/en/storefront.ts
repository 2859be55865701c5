import { label } from './catalogue/label.ts'
import { suggestions } from './catalogue/suggestions.ts'
import { pages } from './gallery/pages.ts'
import { consent } from './shell/consent.ts'
import { errors } from './shell/errors.ts'
import { footer } from './shell/footer.ts'
import { shell } from './shell/shell.ts'

export const storefront = { shell, footer, consent, pages, errors, label, suggestions }
