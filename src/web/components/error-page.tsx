import { isRouteErrorResponse, Link } from 'react-router'

import { localizePath, useLocale } from '../locale-path.ts'
import { useWords } from '../words.ts'

/** What a visitor sees when a page is missing or broke. */
export function ErrorPage({ error }: { error: unknown }) {
  const { errors } = useWords()
  const locale = useLocale()
  const isMissing = isRouteErrorResponse(error) && error.status === 404
  return (
    <main id="content" className="mx-auto max-w-container px-6 py-24">
      <title>{isMissing ? errors.notFoundTitle : errors.failedTitle}</title>
      <h1 className="font-display text-6xl">{isMissing ? errors.notFoundTitle : errors.failedTitle}</h1>
      <p className="mt-4 text-lg">{isMissing ? errors.notFoundText : errors.failedText}</p>
      <Link className="mt-8 inline-block underline" to={localizePath('/', locale)}>
        {errors.backHome}
      </Link>
    </main>
  )
}
