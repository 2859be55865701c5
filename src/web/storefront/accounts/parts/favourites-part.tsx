import { useEffect, useState } from 'react'

import type { ArtworkCard } from '../../../../contract/catalogue/shapes.ts'
import { ArtworkGrid } from '../../../components/artwork-grid.tsx'
import { Button, ButtonLink } from '../../../components/button.tsx'
import { useLocale } from '../../../navigation/locale-path.ts'
import { browserApi } from '../../../page-data.ts'
import { useWords } from '../../../words.ts'
import { useAccountData } from '../customer/use-account-data.ts'
import { Part, PartPending } from './part.tsx'

const SHOWN_AT_ONCE = 12

/** The works one likes; a heart taken back here can be set again until the page is left. */
export function FavouritesPart() {
  const { favourites: words } = useWords().account
  const { data, hasFailed, again } = useAccountData('GET /account/favourites')
  return (
    <Part name="favourites">
      {data === undefined ? <PartPending hasFailed={hasFailed} again={again} /> : null}
      {data?.favourites.length === 0 ? (
        <div className="space-y-6">
          <p className="text-body text-muted">{words.none}</p>
          <ButtonLink to="/artwork">{words.browse}</ButtonLink>
        </div>
      ) : null}
      {data && data.favourites.length > 0 ? <Works ids={data.favourites} /> : null}
    </Part>
  )
}

function Works({ ids }: { ids: number[] }) {
  const { favourites: words } = useWords().account
  const locale = useLocale()
  const [count, setCount] = useState(SHOWN_AT_ONCE)
  const [artworks, setArtworks] = useState<ArtworkCard[]>()
  const [hasFailed, setFailed] = useState(false)
  const [attempt, setAttempt] = useState(0)

  useEffect(() => {
    const abort = new AbortController()
    const show = async () => {
      const call = browserApi(locale)
      // One call takes up to fifty works.
      const parts = Array.from({ length: Math.ceil(count / 48) }, (_, at) => ids.slice(at * 48, at * 48 + 48))
      const replies = await Promise.all(
        parts.map((id) => call('GET /cart/artworks', { query: { id: id.slice(0, count) } }, { signal: abort.signal })),
      )
      const byId = new Map(replies.flatMap((reply) => reply.artworks).map((artwork) => [artwork.id, artwork]))
      setArtworks(ids.slice(0, count).flatMap((id) => byId.get(id) ?? []))
      setFailed(false)
    }
    show().catch(() => {
      if (!abort.signal.aborted) setFailed(true)
    })
    return () => abort.abort()
  }, [ids, count, locale, attempt])

  if (artworks === undefined) return <PartPending hasFailed={hasFailed} again={() => setAttempt(attempt + 1)} />
  return (
    <div className="space-y-12">
      <ArtworkGrid artworks={artworks} />
      {count < ids.length ? (
        <Button look="outline" onClick={() => setCount(count + SHOWN_AT_ONCE)}>
          {words.more}
        </Button>
      ) : null}
    </div>
  )
}
