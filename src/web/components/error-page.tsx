import { isRouteErrorResponse, useNavigate } from 'react-router'

import { AppLink } from '../navigation/app-link.tsx'
import { useLocale } from '../navigation/locale-path.ts'
import { useWords } from '../words.ts'
import { ButtonLink, classOf } from './button.tsx'
import { LastResort } from './last-resort.tsx'
import { Main } from './main.tsx'

/** What a visitor sees when a page is missing or broke; it names the status of the answer, or 500. */
export function ErrorPage({ error }: { error: unknown }) {
  const status = isRouteErrorResponse(error) ? error.status : 500
  return <LastResort locale={useLocale()}>{status === 404 ? <NotFound /> : <Failure status={status} />}</LastResort>
}

function NotFound() {
  const { errors } = useWords()
  return (
    <Main className="py-24 md:py-32">
      <title>{errors.notFoundTitle}</title>
      <h1 className="font-display text-display">{errors.notFoundTitle}</h1>
      <p className="mt-6 font-display text-heading">{errors.notFoundText}</p>
      <p className="mt-4 mb-12 text-body text-muted">{errors.notFoundHint}</p>
      <ButtonLink to="/">{errors.backHome}</ButtonLink>
    </Main>
  )
}

function Failure({ status }: { status: number }) {
  const { errors } = useWords()
  const navigate = useNavigate()
  return (
    <Main className="py-24 md:py-32">
      <title>{errors.failedTitle}</title>
      <p className="text-label text-muted">{status}</p>
      <h1 className="mt-2 font-display text-heading">{errors.failedTitle}</h1>
      <p className="mt-4 mb-12 max-w-[52ch] text-body">{status === 503 ? errors.unavailableText : errors.failedText}</p>
      <div className="flex flex-wrap gap-6">
        <AppLink
          className={classOf('outline')}
          to="/"
          onClick={(event) => {
            // The router numbers its entries; the first has nothing of ours before it.
            if (!((window.history.state as { idx?: number } | null)?.idx ?? 0)) return
            event.preventDefault()
            void navigate(-1)
          }}
        >
          {errors.back}
        </AppLink>
        <ButtonLink look="quiet" to="/">
          {errors.backHome}
        </ButtonLink>
      </div>
    </Main>
  )
}
