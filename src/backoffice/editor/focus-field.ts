import { isLocale, type Locale } from '../../contract/locale.ts'

/**
 * Brings the first field on the page that is named by one of these paths into view and under the cursor; a language
 * that a narrow screen does not show is shown first.
 */
export function focusField(paths: string[], showLanguage: (locale: Locale) => void): void {
  const wanted = new Set(paths)
  const inner = (path: string) => paths.some((one) => path.startsWith(`${one}.`))
  const fields = [...document.querySelectorAll<HTMLElement>('[data-path]')]
  const found =
    fields.find(({ dataset }) => wanted.has(dataset.path ?? '') && isControl(dataset.path ?? '', fields)) ??
    fields.find(({ dataset }) => inner(dataset.path ?? '')) ??
    fields.find(({ dataset }) => wanted.has(dataset.path ?? ''))
  const language = found?.dataset.path?.split('.').at(-1)
  if (isLocale(language)) showLanguage(language)
  found?.scrollIntoView({ block: 'center' })
  found?.focus({ preventScroll: true })
}

// A group of fields is not where one types.
const isControl = (path: string, fields: HTMLElement[]) =>
  !fields.some(({ dataset }) => dataset.path?.startsWith(`${path}.`))
