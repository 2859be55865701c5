import { useRef, useState } from 'react'

import type { Film } from '../../../contract/catalogue/shapes.ts'
import { LANGUAGES } from '../../../contract/locale.ts'
import { Icon } from '../../components/icon.tsx'
import { useLocale } from '../../navigation/locale-path.ts'
import { useStorage } from '../../navigation/storage.ts'
import { useIsHydrated } from '../../navigation/use-is-hydrated.ts'
import { useWords } from '../../words.ts'

interface FilmPlayerProps extends Omit<Film, 'poster'> {
  poster: Film['poster'] | null
}

/** A film of ours, played by the browser itself with its captions; nothing of it is fetched before somebody wants it. */
export function FilmPlayer({ title, file, poster, captions }: FilmPlayerProps) {
  const addressOf = useStorage()
  const locale = useLocale()
  const { footer } = useWords()
  const player = useRef<HTMLVideoElement>(null)
  const isHydrated = useIsHydrated()
  const [isBegun, setBegun] = useState(false)
  const { width, height } = poster ?? { width: 16, height: 9 }

  function begin() {
    setBegun(true)
    player.current?.focus()
    // A film that cannot come is told by the player itself.
    void player.current?.play().catch(() => undefined)
  }

  // Until then browsers start it by a small button alone.
  const isCovered = isHydrated && !isBegun
  return (
    <div className="relative">
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- as many as the gallery has: a silent film may have none */}
      <video
        ref={player}
        controls={!isCovered}
        tabIndex={isCovered ? -1 : 0}
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
      {isCovered ? (
        <button
          type="button"
          aria-label={`${footer.playVideo}: ${title}`}
          className="absolute inset-0 grid cursor-pointer place-content-center"
          onClick={begin}
        >
          <span className="grid size-16 place-content-center rounded-full bg-ink text-paper">
            <Icon name="play" />
          </span>
        </button>
      ) : null}
    </div>
  )
}
