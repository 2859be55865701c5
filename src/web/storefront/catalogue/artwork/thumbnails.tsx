import type { ArtworkPicture } from '../../../../contract/catalogue/shapes.ts'
import { fill } from '../../../../messages/fill.ts'
import { Picture } from '../../../components/picture.tsx'
import { useStorage } from '../../../navigation/storage.ts'
import { useWords } from '../../../words.ts'

interface ThumbnailsProps {
  pictures: ArtworkPicture[]
  /** Which of them is seen large. */
  at: number
  onChange: (at: number) => void
}

const HEIGHT = 72

/** The views of a work in small, each with what it shows; one takes the place of the large one, or opens by itself where no script runs. */
export function Thumbnails({ pictures, at, onChange }: ThumbnailsProps) {
  const { artwork: words } = useWords()
  const addressOf = useStorage()
  return (
    <ul className="mt-6 flex flex-wrap gap-x-4 gap-y-3 wide:justify-center">
      {pictures.map((picture, index) => {
        const width = Math.max(44, (HEIGHT * picture.width) / picture.height)
        const view = words.viewNames[picture.view]
        return (
          <li key={picture.path}>
            <a
              href={addressOf(picture.path)}
              aria-label={fill(words.pictureOf, { view, number: index + 1, count: pictures.length })}
              aria-current={index === at ? 'true' : undefined}
              className="flex flex-col text-label text-muted hover:text-ink aria-[current]:text-ink aria-[current]:underline aria-[current]:underline-offset-8"
              onClick={(event) => {
                if (event.metaKey || event.ctrlKey || event.shiftKey) return
                event.preventDefault()
                onChange(index)
              }}
            >
              <span className="block" style={{ width }}>
                <Picture picture={picture} sizes={`${Math.round(width)}px`} isDecorative />
              </span>
              <span className="mt-1 max-w-24 pb-1">{view}</span>
            </a>
          </li>
        )
      })}
    </ul>
  )
}
