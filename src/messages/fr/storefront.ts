import type { StorefrontWords } from '../storefront.ts'
import { errors } from './errors.ts'
import { home } from './home.ts'
import { shell } from './shell.ts'

export const storefront: StorefrontWords = { shell, home, errors }
