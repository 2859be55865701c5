/** What was typed and not sent, for as long as the page stands: closing a modal by mistake loses nothing. */
const drafts = new Map<string, Map<string, string>>()

/** Keeps what stands in a form's fields under a name. */
export function keepDraft(name: string, form: FormData): void {
  const texts = [...form].flatMap(([field, value]) => (typeof value === 'string' ? [[field, value] as const] : []))
  drafts.set(name, new Map(texts))
}

/** What a field of that form was left with, if it was. */
export const draftOf = (name: string, field: string): string | undefined => drafts.get(name)?.get(field) || undefined

export const forgetDraft = (name: string): void => void drafts.delete(name)
