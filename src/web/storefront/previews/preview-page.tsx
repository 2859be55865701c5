import { type ShouldRevalidateFunctionArgs, useLoaderData } from 'react-router'

import type { preview } from '../../../messages/en/catalogue/preview.ts'
import { fill } from '../../../messages/fill.ts'
import { useApartWords } from '../../apart-words.ts'
import { Button, ButtonLink } from '../../components/button.tsx'
import { Room } from '../../components/room.tsx'
import { localeOfPath, useLocale } from '../../navigation/locale-path.ts'
import { type LoadArguments, loadPage } from '../../page-data.ts'
import { joinRouteList } from '../../router/join-route-list.ts'
import { PREVIEW_NOTE } from '../catalogue/use-preview.tsx'
import { formatMoment } from '../orders/format-moment.ts'
import { loadPreview, type PreviewFault } from './load-preview.ts'

const WORDS = import.meta.glob<typeof preview>('../../../messages/*/catalogue/preview.ts', {
  eager: true,
  import: 'preview',
})

const usePreviewWords = (): typeof preview => useApartWords(WORDS)

if (!import.meta.env.SSR) {
  joinRouteList({ id: 'preview', path: 'preview/:token/:room?', file: import.meta.url })
}

// Only a browser asks: whoever has a link is counted for themselves, and what unfolds links in letters sees nothing.
const load = (args: LoadArguments) =>
  loadPage((call, { pathname, params }) =>
    loadPreview(call, { token: params.token ?? '', room: params.room, locale: localeOfPath(pathname), args }),
  )(args)
export const clientLoader = Object.assign(load, { hydrate: true as const })
export const loader = () => null

/** What lies over a page is no reason to fetch it again. */
export const shouldRevalidate = ({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  currentUrl.pathname !== nextUrl.pathname || (currentUrl.href === nextUrl.href && defaultShouldRevalidate)

/** What is shown before anything is known. */
function Waiting() {
  const words = usePreviewWords()
  return (
    <Room head={words.head} isPersonal>
      <p role="status" className="text-lead unscripted:hidden">
        {words.loading}
      </p>
      <p className="hidden text-lead unscripted:block">{words.unscripted}</p>
    </Room>
  )
}

/** Something as visitors will see it, for whoever has the private link. */
export default function PreviewPage() {
  const words = usePreviewWords()
  const locale = useLocale()
  const found = useLoaderData() as Awaited<ReturnType<typeof load>> | null
  if (!found) return <Waiting />
  if ('fault' in found) return <NoPreview fault={found.fault} />
  const { Page, until } = found
  return (
    <>
      <meta name="robots" content="noindex" />
      <aside id={PREVIEW_NOTE} aria-label={words.head.title} className="border-y border-line bg-line/25">
        <p className="mx-auto w-full max-w-container px-6 py-3 text-label">
          {words.strip} {fill(words.until, { moment: formatMoment(until, locale, words) })} {words.inert}
        </p>
      </aside>
      <Page />
    </>
  )
}

function NoPreview({ fault }: { fault: PreviewFault }) {
  const words = usePreviewWords()
  return (
    <Room head={words.head} isPersonal>
      <div className="space-y-8">
        <p role="status" className="max-w-[60ch] text-lead">
          {words.faults[fault]}
        </p>
        {fault === 'unreachable' || fault === 'unready' ? (
          <Button onClick={() => location.reload()}>{words.again}</Button>
        ) : (
          <ButtonLink to="/">{words.home}</ButtonLink>
        )}
      </div>
    </Room>
  )
}
