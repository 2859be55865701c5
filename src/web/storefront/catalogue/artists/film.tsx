import type { Artist } from '../../../../contract/catalogue/shapes.ts'
import { LANGUAGES } from '../../../../contract/locale.ts'
import ConsentVideo from '../../../components/consent-video.tsx'
import { useLocale } from '../../../navigation/locale-path.ts'
import { useStorage } from '../../../navigation/storage.ts'

type Video = NonNullable<Artist['videos']>[number]

/** A film of ours, played by the browser itself with its captions, or one that another company shows after consent. */
export function Film({ video }: { video: Video }) {
  const { title, file, link, poster, captions } = video
  const addressOf = useStorage()
  const locale = useLocale()
  const { width, height } = poster ?? { width: 16, height: 9 }
  if (!file) return link ? <ConsentVideo title={title} address={link} /> : null
  return (
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- as many as the gallery has: a silent film may have none
    <video
      controls
      playsInline
      preload="none"
      aria-label={title}
      src={addressOf(file)}
      className="w-full bg-ink"
      style={{ aspectRatio: `${width} / ${height}` }}
      {...(poster ? { poster: addressOf(poster.path) } : {})}
      // Captions from another origin are read only if the film is asked for as they are.
      {...(captions.length > 0 ? { crossOrigin: 'anonymous' as const } : {})}
    >
      {captions.map((caption) => (
        <track
          key={caption.locale}
          kind="captions"
          src={addressOf(caption.file)}
          srcLang={LANGUAGES[caption.locale].tag}
          label={LANGUAGES[caption.locale].name}
          default={caption.locale === locale}
        />
      ))}
    </video>
  )
}
