import { createHash } from 'node:crypto'

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

interface Wishes {
  apiUrl: string
  isSecure: boolean
  paysWithStripe?: boolean
  mapsKey?: string | undefined
}

// Its card fields are frames of its own, and so are the banks' questions.
const STRIPE = {
  scripts: ['https://js.stripe.com', 'https://*.js.stripe.com'],
  frames: ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
  calls: ['https://api.stripe.com'],
}
const NOBODY: typeof STRIPE = { scripts: [], frames: [], calls: [] }

// The one address of each that shows a map in a frame.
const MAPS = {
  google: 'https://www.google.com/maps/embed/v1/place',
  openStreetMap: 'https://www.openstreetmap.org/export/embed.html',
}

/** A policy that allows just the inline scripts and styles that stand in this very page, by their hashes. */
export function policyFor(html: string, { apiUrl, isSecure, paysWithStripe = false, mapsKey }: Wishes): string {
  const cards = paysWithStripe ? STRIPE : NOBODY
  const scripts = findElements(html, 'script').flatMap(({ tag, code }) => (/\ssrc=/.test(tag) ? [] : hashOf(code)))
  const styles = findElements(html, 'style').map(({ code }) => hashOf(code))
  const directives = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...scripts, ...cards.scripts],
    'style-src': ["'self'", ...styles],
    // React writes measured sizes and placeholders as attributes.
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'", 'data:', apiUrl],
    'media-src': ["'self'", apiUrl],
    'font-src': ["'self'"],
    'connect-src': ["'self'", apiUrl, ...cards.calls],
    // Players of videos and the map, once the visitor agrees; and the demo's mails.
    'frame-src': [
      "'self'",
      apiUrl,
      'https://www.youtube-nocookie.com',
      'https://player.vimeo.com',
      mapsKey ? MAPS.google : MAPS.openStreetMap,
      ...cards.frames,
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

/** Every element of a kind: its opening tag, and what stands in it. */
function findElements(html: string, name: string): { tag: string; code: string }[] {
  const elements: { tag: string; code: string }[] = []
  for (let at = html.indexOf(`<${name}`); at >= 0; at = html.indexOf(`<${name}`, at)) {
    const open = html.indexOf('>', at)
    const close = html.indexOf(`</${name}>`, open)
    if (open < 0 || close < 0) break
    elements.push({ tag: html.slice(at, open), code: html.slice(open + 1, close) })
    at = close
  }
  return elements
}
