import type { ReactNode } from 'react'
import {
  type LoaderFunctionArgs,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useRouteLoaderData,
} from 'react-router'

import { LANGUAGE_TAGS } from '../contract/locale.ts'
import { ErrorPage } from './components/error-page.tsx'
import { useLocale } from './locale-path.ts'
import { type Site, siteContext } from './page-data.ts'

import css from './app.css?inline'

export const loader = ({ context }: LoaderFunctionArgs): Site => context.get(siteContext)

/** Where the site lives does not change while it is visited. */
export const shouldRevalidate = () => false

/** The document around every page, error pages included. */
export function Layout({ children }: { children: ReactNode }) {
  const site = useRouteLoaderData<Site>('root')
  return (
    <html lang={LANGUAGE_TAGS[useLocale()]}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {site?.apiUrl ? <meta name="api-url" content={site.apiUrl} /> : null}
        <Meta />
        <Links />
        {/* The browser's bundle leaves the text out: it finds the style that the server wrote, by its name. */}
        <style href="app" precedence="app">
          {import.meta.env.SSR ? css : ''}
        </style>
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}

export default function App() {
  return <Outlet />
}

export function ErrorBoundary({ error }: { error: unknown }) {
  return <ErrorPage error={error} />
}
