import type { FastifyError } from 'fastify'

import type { Locale } from '../contract/locale.ts'
import type { FieldFault } from '../domain/domain-error.ts'
import { apiMessages } from '../messages/api.ts'
import { fill } from '../messages/fill.ts'

/** The parts of the schema library's findings that choose the words. */
interface Finding {
  keyword?: string
  instancePath?: string
  params?: { issue?: Issue } & Record<string, unknown>
}

interface Issue {
  code?: string
  input?: unknown
  format?: string
  origin?: string
  expected?: string
  minimum?: number
  maximum?: number
  values?: unknown[]
  /** What a rule of our own found. */
  params?: { word?: 'mismatch' | 'agreement' | 'vatNumber' }
}

/** Every wrong field with its messages in the caller's language. */
export function wordFieldErrors(
  validation: NonNullable<FastifyError['validation']>,
  locale: Locale,
): Record<string, string[]> {
  const errors: Record<string, string[]> = {}
  for (const finding of validation as Finding[]) {
    const field = (finding.instancePath ?? '').replace(/^\//, '').replaceAll('/', '.') || 'request'
    const messages = (errors[field] ??= [])
    const message = wordFinding(finding, locale)
    if (!messages.includes(message)) messages.push(message)
  }
  return errors
}

/** The same for what a rule of the domain found wrong. */
export function wordFieldFaults(
  faults: Record<string, FieldFault>,
  locale: Locale,
): Record<string, string[]> | undefined {
  const words = apiMessages[locale].fields
  const entries = Object.entries(faults).map(([field, { word, values = {} }]) => [field, [fill(words[word], values)]])
  return entries.length === 0 ? undefined : (Object.fromEntries(entries) as Record<string, string[]>)
}

function wordFinding(finding: Finding, locale: Locale): string {
  const words = apiMessages[locale].fields
  const issue: Issue = { code: finding.keyword, ...(finding.params as Issue), ...finding.params?.issue } as Issue
  switch (issue.code) {
    case 'invalid_type':
      return issue.expected === 'number' || issue.expected === 'int' ? words.number : words.required
    case 'invalid_format':
      return issue.format === 'email' ? words.email : words.invalid
    case 'too_small':
      if (issue.origin !== 'string') return fill(words.tooSmall, { min: issue.minimum ?? 0 })
      return issue.minimum === 1 ? words.required : fill(words.tooShort, { min: issue.minimum ?? 0 })
    case 'too_big':
      return fill(issue.origin === 'string' ? words.tooLong : words.tooBig, { max: issue.maximum ?? 0 })
    case 'invalid_value':
      return fill(words.option, { options: (issue.values ?? []).join(', ') })
    case 'custom':
      return words[issue.params?.word ?? 'invalid']
    default:
      return words.invalid
  }
}
