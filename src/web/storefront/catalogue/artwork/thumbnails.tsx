import type { Picture as PictureData } from '../../../../contract/catalogue/shapes.ts'
import { fill } from '../../../../messages/fill.ts'
import { Picture } from '../../../components/picture.tsx'
import { useStorage } from '../../../navigation/storage.ts'
import { useWords } from '../../../words.ts'

interface ThumbnailsProps {
  pictures: PictureData[]
  /** Which of them is seen large. */
  at: number
  onChange: (at: number) => void
}

const HEIGHT = 72

/** The pictures of a work in small; each takes the place of the large one, or opens by itself where no script runs. */
export function Thumbnails({ pictures, at, onChange }: ThumbnailsProps) {
  const { artwork: words } = useWords()
  const addressOf = useStorage()
  return (
    <ul className="mt-6 flex flex-wrap gap-4">
      {pictures.map((picture, index) => {
        const width = Math.max(44, (HEIGHT * picture.width) / picture.height)
        return (
          <li key={picture.path}>
            <a
              href={addressOf(picture.path)}
              aria-label={fill(words.pictureOf, { number: index + 1, count: pictures.length })}
              aria-current={index === at ? 'true' : undefined}
              className="block border-b border-transparent pb-2 aria-[current]:border-ink"
              style={{ width }}
              onClick={(event) => {
                if (event.metaKey || event.ctrlKey || event.shiftKey) return
                event.preventDefault()
                onChange(index)
              }}
            >
              <Picture picture={picture} sizes={`${Math.round(width)}px`} isDecorative />
            </a>
          </li>
        )
      })}
    </ul>
  )
}
