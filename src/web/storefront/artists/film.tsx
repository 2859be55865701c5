import type { Artist } from '../../../contract/catalogue/shapes.ts'
import ConsentVideo from '../../components/consent-video.tsx'
import { useStorage } from '../../navigation/storage.ts'

type Video = NonNullable<Artist['videos']>[number]

/** A film of ours, played by the browser itself, or one that another company shows after consent. */
export function Film({ video }: { video: Video }) {
  const { title, file, link, poster } = video
  const addressOf = useStorage()
  const { width, height } = poster ?? { width: 16, height: 9 }
  if (!file) return link ? <ConsentVideo title={title} address={link} /> : null
  return (
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- the catalogue holds no captions; the studio's films are silent
    <video
      controls
      playsInline
      preload="none"
      aria-label={title}
      src={addressOf(file)}
      className="w-full bg-ink"
      style={{ aspectRatio: `${width} / ${height}` }}
      {...(poster ? { poster: addressOf(poster.path) } : {})}
    />
  )
}
