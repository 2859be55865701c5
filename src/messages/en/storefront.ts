import { errors } from './errors.ts'
import { home } from './home.ts'
import { shell } from './shell.ts'

export const storefront = { shell, home, errors }
