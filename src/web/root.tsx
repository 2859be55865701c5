import italic from '@fontsource/eb-garamond/files/eb-garamond-latin-400-italic.woff2?url'
import garamond from '@fontsource/eb-garamond/files/eb-garamond-latin-400-normal.woff2?url'
import hanken from '@fontsource/hanken-grotesk/files/hanken-grotesk-latin-400-normal.woff2?url'
import { type ReactNode, use } from 'react'
import {
  type ClientLoaderFunctionArgs,
  type LoaderFunctionArgs,
  Outlet,
  Scripts,
  ScrollRestoration,
  useRouteLoaderData,
} from 'react-router'

import { LANGUAGES } from '../contract/locale.ts'
import { ErrorPage } from './components/error-page.tsx'
import { LOST_PICTURES_SCRIPT } from './components/lost-pictures-script.ts'
import { GO_ON_SCRIPT, noteGoingTo } from './navigation/going-to.ts'
import { localeOfPath, localizePath, useLocale } from './navigation/locale-path.ts'
import { UNROLL_SCRIPT } from './navigation/unroll-script.ts'
import { useEndOfOpening } from './navigation/use-end-of-opening.ts'
import { OwnMark } from './own-mark.ts'
import { type Site, siteContext } from './page-data.ts'
import { type Gallery, useGallery } from './use-gallery.ts'
import { areasAt, loadWords } from './words.ts'

import css from './app.css?inline'

// Those that pages show at once.
const FONTS = [garamond, hanken]

/** What a page knows of its site: of the files of words only its own. */
interface SiteOfPage extends Omit<Site, 'words'> {
  words: string[]
}

export function loader({ context, request }: LoaderFunctionArgs): SiteOfPage {
  const { words = {}, ...site } = context.get(siteContext)
  const { pathname } = new URL(request.url)
  const locale = localeOfPath(pathname)
  const areas = [locale, ...areasAt(pathname).map((area) => `${locale}.${area}`)]
  return { ...site, words: areas.flatMap((area) => words[area] ?? []) }
}

/** Where the site lives does not change while it is visited. */
export const shouldRevalidate = () => false

/** Before a page's data the words come: even the page that tells of a failure needs them. */
export const clientMiddleware = [
  noteGoingTo,
  ({ request }: Pick<ClientLoaderFunctionArgs, 'request'>) =>
    loadWords(new URL(request.url).pathname).catch(() => loadAnew(request.url)),
]

// A page whose words cannot be fetched is asked for as a whole, which needs no script.
function loadAnew(address: string): Promise<never> {
  location.assign(address)
  return new Promise(() => undefined)
}

// Where the frame around pages could not be loaded, its colour is not known either.
const accentRule = (gallery: Gallery | undefined) => (gallery?.accent ? `:root{--color-accent:${gallery.accent}}` : '')

/** The document around every page, error pages included. */
export function Layout({ children }: { children: ReactNode }) {
  const site = useRouteLoaderData<SiteOfPage>('root')
  const locale = useLocale()
  const gallery: Gallery | undefined = useGallery()
  const mark = import.meta.env.SSR ? use(OwnMark) : undefined
  const fonts = LANGUAGES[locale].isUpright ? FONTS : [...FONTS, italic]
  return (
    <html lang={LANGUAGES[locale].tag}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#fdfcfa" />
        {site?.apiUrl ? <meta name="api-url" content={site.apiUrl} /> : null}
        <script
          nonce={mark}
          suppressHydrationWarning
          dangerouslySetInnerHTML={{
            __html: import.meta.env.SSR ? GO_ON_SCRIPT + LOST_PICTURES_SCRIPT + UNROLL_SCRIPT : '',
          }}
        />
        {fonts.map((font) => (
          <link key={font} rel="preload" href={font} as="font" type="font/woff2" crossOrigin="anonymous" />
        ))}
        {import.meta.env.SSR ? site?.words.map((file) => <link key={file} rel="modulepreload" href={file} />) : null}
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href={localizePath('/site.webmanifest', locale)} />
        {/* Written as the browser's React writes one with a name: it finds it by that, and leaves it where it is. */}
        {import.meta.env.SSR ? (
          <style
            nonce={mark}
            data-precedence="app"
            data-href="app"
            dangerouslySetInnerHTML={{ __html: css + accentRule(gallery) }}
          />
        ) : (
          <style href="app" precedence="app" />
        )}
      </head>
      <body>
        {children}
        <ScrollRestoration />
        {/* They have done their work once there is a browser's React; it would ask for all of them again. */}
        {import.meta.env.SSR ? <Scripts /> : null}
      </body>
    </html>
  )
}

export default function App() {
  useEndOfOpening()
  return <Outlet />
}

// Without the frame there is no name to stand over it; the page itself has the way home.
export function ErrorBoundary({ error }: { error: unknown }) {
  return <ErrorPage error={error} />
}
