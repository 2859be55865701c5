import { hash } from 'node:crypto'

import type { ProviderName } from '../../contract/payments/values.ts'
import { rememberFew } from '../../http/remember-few.ts'

// Most pages have the same ones, the style sheet among them.
const hashOf = rememberFew((text) => `'sha256-${hash('sha256', text, 'base64')}'`, { longest: 200_000 })

interface Wishes {
  apiUrl: string
  isSecure: boolean
  /** Who takes the money, and so asks for cards in pages. */
  paysWith?: ProviderName | undefined
  mapsKey?: string | undefined
}

const NOBODY = { scripts: [], frames: [], calls: [] }
const CARDS: Record<ProviderName, Record<'scripts' | 'frames' | 'calls', string[]>> = {
  // Its card fields are frames of its own, and so are the banks' questions.
  stripe: {
    scripts: ['https://js.stripe.com', 'https://*.js.stripe.com'],
    frames: ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
    calls: ['https://api.stripe.com'],
  },
  sandbox: NOBODY,
}

// The one address of each that shows a map in a frame.
const MAPS = {
  google: 'https://www.google.com/maps/embed/v1/place',
  openStreetMap: 'https://www.openstreetmap.org/export/embed.html',
}

/** A policy that allows of inline scripts and styles just those that we wrote, by their hashes. */
export function policyFor(
  { scripts, styles }: Record<'scripts' | 'styles', string[]>,
  { apiUrl, isSecure, paysWith, mapsKey }: Wishes,
): string {
  const cards = paysWith ? CARDS[paysWith] : NOBODY
  const directives = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...scripts.map(hashOf), ...cards.scripts],
    'style-src': ["'self'", ...styles.map(hashOf)],
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
