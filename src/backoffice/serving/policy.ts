interface Wishes {
  apiUrl: string
  isSecure: boolean
}

/** What the staff's app may load: its own files and the gallery's API. Nothing inline runs, neither scripts nor styles. */
export function officePolicy({ apiUrl, isSecure }: Wishes): string {
  const directives = {
    'default-src': ["'none'"],
    'script-src': ["'self'"],
    'style-src': ["'self'"],
    // Pictures are shown from the file itself until the gallery has them.
    'img-src': ["'self'", 'blob:', apiUrl],
    'media-src': ["'self'", apiUrl],
    'font-src': ["'self'"],
    'connect-src': ["'self'", apiUrl],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
    ...(isSecure ? { 'upgrade-insecure-requests': [] } : {}),
  }
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources.filter(Boolean)].join(' '))
    .join('; ')
}
