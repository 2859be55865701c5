import type { Artist } from '../../../../contract/catalogue/shapes.ts'
import { Picture } from '../../../components/picture.tsx'
import { useWords } from '../../../words.ts'
import { FollowButton } from '../../alerts/follow-button.tsx'
import { Wanting } from '../use-preview.tsx'
import { useCounts } from './use-counts.ts'

const UPRIGHT = '(min-width: 1920px) 512px, min(448px, 92vw)'

/** How an artist's page begins: a picture of them or of the studio, a strong line, and how many works there are. */
export function ArtistOpening({ artist }: { artist: Artist }) {
  const { artist: words } = useWords()
  const countsOf = useCounts()
  const { headline, picture } = artist
  const isUpright = picture !== null && picture.height > picture.width
  return (
    <div className={`flex flex-col gap-8 lg:flex-row lg:items-end lg:gap-14 ${isUpright ? '' : 'wide:-mx-60'}`}>
      {picture ? (
        <div className={isUpright ? 'w-full max-w-md shrink-0 lg:w-5/12 wide:max-w-lg' : 'w-full shrink-0 lg:w-7/12'}>
          <Picture
            isFirst
            picture={picture}
            sizes={isUpright ? UPRIGHT : '(min-width: 1920px) 999px, (min-width: 1025px) 720px, 100vw'}
            className="w-full"
          />
        </div>
      ) : null}
      <div>
        {headline ? (
          <p className="font-display text-heading text-balance wrap-anywhere chinese:text-pretty">{headline}</p>
        ) : null}
        <p className="mt-6 text-label text-muted">{countsOf(artist)}</p>
        <Wanting>
          <FollowButton artist={artist} words={words} look="outline" className="mt-6" />
        </Wanting>
      </div>
    </div>
  )
}
