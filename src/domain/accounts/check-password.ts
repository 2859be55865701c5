import type { FieldFault } from '../domain-error.ts'
import commonPasswords from './common-passwords.json' with { type: 'json' }

const COMMON = new Set<string>(commonPasswords)

/** What is wrong with a password that somebody chooses: it is among those tried first, or is their own name or address. */
export function findPasswordFault(
  password: string,
  { name, email }: { name: string; email: string },
): FieldFault | undefined {
  const tried = password.trim().toLowerCase()
  const own = [name, email].map((text) => text.toLowerCase())
  const guesses = new Set(own.flatMap((text) => [text, text.split('@')[0] ?? text, text.replaceAll(/\s/g, '')]))
  return COMMON.has(tried) || guesses.has(tried) ? { word: 'common' } : undefined
}
