import type { ArtworkPicture, Film } from '../../../../contract/catalogue/shapes.ts'
import { fill } from '../../../../messages/fill.ts'
import { Icon } from '../../../components/icon.tsx'
import { Picture } from '../../../components/picture.tsx'
import { useStorage } from '../../../navigation/storage.ts'
import { useWords } from '../../../words.ts'

interface ThumbnailsProps {
  pictures: ArtworkPicture[]
  /** What comes behind them. */
  films: Film[]
  /** Which of them is seen large. */
  at: number
  onChange: (at: number) => void
}

const HEIGHT = 72

/** The views of a work in small, each with what it shows; one takes the place of the large one, or opens by itself where no script runs. */
export function Thumbnails({ pictures, films, at, onChange }: ThumbnailsProps) {
  const { artwork: words } = useWords()
  const addressOf = useStorage()
  const views = [
    ...pictures.map((picture) => ({ picture, view: picture.view, address: picture.path })),
    ...films.map(({ poster, file }) => ({ picture: poster, view: 'film' as const, address: file })),
  ]
  return (
    <ul className="mt-6 flex gap-x-4 gap-y-3 max-md:-mx-6 max-md:overflow-x-auto max-md:px-6 md:flex-wrap wide:justify-center">
      {views.map(({ picture, view, address }, index) => {
        const width = Math.max(44, (HEIGHT * picture.width) / picture.height)
        const name = words.viewNames[view]
        return (
          <li key={address} className="shrink-0">
            <a
              href={addressOf(address)}
              aria-label={fill(words.pictureOf, { view: name, number: index + 1, count: views.length })}
              aria-current={index === at ? 'true' : undefined}
              className="flex flex-col text-label text-muted hover:text-ink aria-[current]:text-ink aria-[current]:underline aria-[current]:underline-offset-8"
              onClick={(event) => {
                if (event.metaKey || event.ctrlKey || event.shiftKey) return
                event.preventDefault()
                onChange(index)
              }}
            >
              <span className="relative block" style={{ width }}>
                <Picture picture={picture} sizes={`${Math.round(width)}px`} isDecorative />
                {view === 'film' ? (
                  <span className="absolute inset-0 m-auto grid size-8 place-content-center rounded-full bg-ink text-paper">
                    <Icon name="play" className="size-4" />
                  </span>
                ) : null}
              </span>
              <span className="mt-1 max-w-24 pb-1">{name}</span>
            </a>
          </li>
        )
      })}
    </ul>
  )
}
