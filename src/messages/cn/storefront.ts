import { errors } from './errors.ts'
import { home } from './home.ts'
import { shell } from './shell.ts'
import type { StorefrontWords } from '../storefront.ts'

export const storefront: StorefrontWords = { shell, home, errors }
