/**
 * What the browser calls something it sends: the same for the same form, however often it is sent, so that an answer lost on
 * its way does not make two; another one as soon as something else is typed or chosen.
 */
export function keepKey(): (form: FormData) => string {
  let known = ''
  let key = ''
  return (form) => {
    const now = JSON.stringify(
      [...form].map(([name, value]) => [name, typeof value === 'string' ? value : markOf(value)]),
    )
    if (now !== known) [known, key] = [now, makeKey()]
    return key
  }
}

const markOf = ({ name, size, lastModified }: File) => [name, size, lastModified]

/** A key by itself; `randomUUID` is missing on pages that come without https. */
export function makeKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}
