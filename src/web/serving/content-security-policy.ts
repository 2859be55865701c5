import { createHash } from 'node:crypto'

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** A policy that allows just the inline scripts and styles that stand in this very page, by their hashes. */
export function policyFor(html: string, { apiUrl, isSecure }: { apiUrl: string; isSecure: boolean }): string {
  const scripts = [...html.matchAll(/<script(?![^>]*\bsrc=)[^>]*>([\s\S]*?)<\/script>/g)].map(([, code = '']) =>
    hashOf(code),
  )
  const styles = [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, code = '']) => hashOf(code))
  const directives = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...scripts],
    'style-src': ["'self'", ...styles],
    // React writes measured sizes and placeholders as attributes.
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'", 'data:', apiUrl],
    'media-src': ["'self'", apiUrl],
    'font-src': ["'self'"],
    'connect-src': ["'self'", apiUrl],
    // Players of videos and the map, once the visitor agrees; and the demo's mails.
    'frame-src': [
      "'self'",
      apiUrl,
      'https://www.youtube-nocookie.com',
      'https://player.vimeo.com',
      'https://www.openstreetmap.org/export/embed.html',
    ],
    'manifest-src': ["'self'"],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
    ...(isSecure ? { 'upgrade-insecure-requests': [] } : {}),
  }
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...new Set(sources.filter(Boolean))].join(' '))
    .join('; ')
}
