import { isLocale, type Locale } from '../../contract/locale.ts'

/** What the browser keeps for us while its owner is at the service. */
export interface SocialAttempt {
  provider: string
  locale: Locale
  /** What the page will have to answer for the code. */
  challenge: string
  state: string
  nonce: string
  verifier: string
}

const NAME = 'social_login'
const TEN_MINUTES = 600
const FIELDS = ['provider', 'locale', 'challenge', 'state', 'nonce', 'verifier'] as const

/** The header that makes a browser keep an attempt, or with nothing forget it. */
export function writeAttempt(attempt: SocialAttempt | undefined, isSecure: boolean): string {
  const value = attempt ? FIELDS.map((field) => attempt[field]).join('.') : ''
  const parts = [`${NAME}=${value}`, 'Path=/api/auth/social', `Max-Age=${attempt ? TEN_MINUTES : 0}`]
  return [...parts, 'HttpOnly', 'SameSite=Lax', ...(isSecure ? ['Secure'] : [])].join('; ')
}

/** The attempt that a browser kept, if it has one for this service. */
export function readAttempt(header: string | undefined, provider: string): SocialAttempt | undefined {
  const [, value = ''] = /(?:^|;)\s*social_login=([\w.-]*)/.exec(header ?? '') ?? []
  const parts = value.split('.')
  const attempt = Object.fromEntries(
    FIELDS.map((field, index) => [field, parts[index] ?? '']),
  ) as unknown as SocialAttempt
  const isWhole = parts.length === FIELDS.length && parts.every(Boolean)
  return isWhole && attempt.provider === provider && isLocale(attempt.locale) ? attempt : undefined
}
