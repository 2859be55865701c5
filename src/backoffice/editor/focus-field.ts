/** Brings the first field on the page that is named by one of these paths into view and under the cursor. */
export function focusField(paths: string[]): void {
  const wanted = new Set(paths)
  const inner = (path: string) => paths.some((one) => path.startsWith(`${one}.`))
  const fields = [...document.querySelectorAll<HTMLElement>('[data-path]')]
  const found =
    fields.find(({ dataset }) => wanted.has(dataset.path ?? '') && isControl(dataset.path ?? '', fields)) ??
    fields.find(({ dataset }) => inner(dataset.path ?? '')) ??
    fields.find(({ dataset }) => wanted.has(dataset.path ?? ''))
  found?.scrollIntoView({ block: 'center' })
  found?.focus({ preventScroll: true })
}

// A group of fields is not where one types.
const isControl = (path: string, fields: HTMLElement[]) =>
  !fields.some(({ dataset }) => dataset.path?.startsWith(`${path}.`))
