import { createElement as element, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { StaticRouter } from 'react-router'
import { expect, test } from 'vitest'

import { AppLink } from './app-link.tsx'
import { localizePath } from './locale-path.ts'
import { PageLink } from './page-link.tsx'

const at = (location: string, link: ReactNode) => renderToStaticMarkup(element(StaticRouter, { location }, link))
const attributesOf = (html: string) => [...html.matchAll(/ ([\w-]+)="([^"]*)"/g)].map(([, ...pair]) => pair).toSorted()

test.each([
  '/',
  '/artwork',
  '/artwork?category=Painting&price=1-2',
  '/artwork#top',
  '/artist/zoé',
  '/search?query=灯塔 &x',
])('a link to %s is sent as the browser finds it', (to) => {
  for (const [here, locale] of [['/artist/x', 'en'] as const, ['/fr/artist/x', 'fr'] as const]) {
    const props = { className: 'a', preventScrollReset: true, replace: true, 'aria-label': 'b' }
    const sent = at(here, element(AppLink, { to, ...props }, 'Words'))
    const live = at(here, element(PageLink, { to: localizePath(to, locale), ...props }, 'Words'))

    expect(sent).toContain('>Words</a>')
    expect(attributesOf(sent)).toEqual(attributesOf(live))
  }
})
