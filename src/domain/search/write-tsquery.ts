import { isCharacter } from './chinese.ts'
import { pieceForm } from './keys.ts'
import type { Term } from './parse-query.ts'
import type { FormsByWord } from './word-forms.ts'

/** A key as PostgreSQL reads it in a tsquery. */
export const quoteKey = (key: string): string => `'${key.replaceAll(/['\\]/g, '$&$&')}'`

/** The tsquery for documents that hold all of the terms, where `keyOf` tells the key of a form. */
export function writeTsquery(terms: Term[], forms: FormsByWord, keyOf: (form: string) => string): string {
  const anyOf = (term: Term) => formsOf(term, forms).map(({ form, sign }) => quoteKey(keyOf(form)) + sign)
  return `(${terms.map((term) => `(${anyOf(term).join('|')})`).join('&')})`
}

/** The forms of which one has to be there for a term, each whole or as a beginning. */
export function formsOf(term: Term, forms: FormsByWord): { form: string; sign: '' | ':*' }[] {
  if (term.kind === 'chinese') return [{ form: term.word, sign: '' }]
  if (term.kind === 'piece') {
    // One character is the beginning of a word, of a pair or of nothing more.
    const sign = isCharacter(term.characters) ? ':*' : ''
    return [term.characters, pieceForm(term.characters)].map((form) => ({ form, sign }))
  }
  const { plain, stems } = forms.get(term.word) ?? { plain: term.word, stems: [term.word] }
  const whole = Array.from(new Set(stems), (form) => ({ form, sign: '' as const }))
  if (!term.isBeginning) return whole
  return [{ form: plain, sign: ':*' }, ...whole.filter(({ form }) => !form.startsWith(plain))]
}
