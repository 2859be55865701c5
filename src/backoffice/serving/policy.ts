import { createHash } from 'node:crypto'

import { SHEET_STYLE } from '../../contract/mail/sheet-style.ts'

interface Wishes {
  apiUrl: string
  isSecure: boolean
}

/** Mails that are shown bring their own style along, always the same. */
const SHEET_HASH = createHash('sha256').update(SHEET_STYLE).digest('base64')

/**
 * What the staff's app may load: its own files and the gallery's API. No script runs that stands in a page. Styles do on
 * single elements, as mails have them that are shown in a frame: a frame is held by the policy of the page around it.
 */
export function officePolicy({ apiUrl, isSecure }: Wishes): string {
  const directives = {
    'default-src': ["'none'"],
    'script-src': ["'self'"],
    'style-src': ["'self'"],
    'style-src-elem': ["'self'", `'sha256-${SHEET_HASH}'`],
    'style-src-attr': ["'unsafe-inline'"],
    // Pictures are shown from the file itself until the gallery has them.
    'img-src': ["'self'", 'blob:', apiUrl],
    'media-src': ["'self'", apiUrl],
    'font-src': ["'self'"],
    // The frame in which a PDF is read; it cannot be led anywhere else either.
    'frame-src': ["'self'"],
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
