import type { ReactNode } from 'react'

import type { CartArtwork, WallRoom } from '../../../../../contract/catalogue/shapes.ts'
import { Picture } from '../../../../components/picture.tsx'
import { WALL_COLORS, type WallColor } from './wall-colors.ts'
import { useWallWords } from './wall-words.ts'

const GROUP = 'mt-4 border-t border-line pt-3'
const ROW = 'clear-left flex flex-wrap gap-2'
const CHOICE =
  'inline-flex min-h-11 cursor-pointer items-center gap-2 border border-line px-3 text-label has-checked:border-ink has-focus-visible:outline-2 has-focus-visible:outline-accent'

function Group({ name, children }: { name: string; children: ReactNode }) {
  return (
    <fieldset className={GROUP}>
      <legend className="float-left mb-2 w-full text-label text-muted">{name}</legend>
      <div className={ROW}>{children}</div>
    </fieldset>
  )
}

interface RoomChoiceProps {
  rooms: WallRoom[]
  /** Null is the plain wall. */
  chosen: number | null
  onChoose: (id: number | null) => void
}

/** In which room a work is seen. */
export function RoomChoice({ rooms, chosen, onChoose }: RoomChoiceProps) {
  const words = useWallWords()
  return (
    <Group name={words.room}>
      {[{ id: null, name: words.plain }, ...rooms].map(({ id, name }) => (
        <label key={id} className={CHOICE}>
          <input
            type="radio"
            name="wall-room"
            className="sr-only"
            checked={chosen === id}
            onChange={() => onChoose(id)}
          />
          {name}
        </label>
      ))}
    </Group>
  )
}

interface ColorChoiceProps {
  /** Null is the colour that the wall has in its picture. */
  chosen: WallColor | null
  hasOwn?: boolean
  onChoose: (color: WallColor | null) => void
}

const COLORS = Object.keys(WALL_COLORS) as WallColor[]

/** What colour the wall has. */
export function ColorChoice({ chosen, hasOwn = false, onChoose }: ColorChoiceProps) {
  const words = useWallWords()
  return (
    <Group name={words.color}>
      {(hasOwn ? [null, ...COLORS] : COLORS).map((name) => (
        <label key={name} className={CHOICE}>
          <input
            type="radio"
            name="wall-color"
            className="sr-only"
            checked={chosen === name}
            onChange={() => onChoose(name)}
          />
          {name ? (
            <span
              aria-hidden="true"
              className="size-5 border border-line"
              style={{ backgroundColor: WALL_COLORS[name] }}
            />
          ) : null}
          {name ? words.colors[name] : words.ownColor}
        </label>
      ))}
    </Group>
  )
}

interface OthersChoiceProps {
  others: CartArtwork[]
  chosen: number[]
  /** Which of them there is room for. */
  canHang: (other: CartArtwork) => boolean
  onToggle: (id: number) => void
}

const HEIGHT = 56
const WIDEST = 104

/** What else hangs beside the work. */
export function OthersChoice({ others, chosen, canHang, onToggle }: OthersChoiceProps) {
  const words = useWallWords()
  return (
    <Group name={words.beside}>
      {others.map((other) => {
        const { id, title, picture } = other
        if (!picture) return null
        const width = Math.min(WIDEST, Math.round((HEIGHT * picture.width) / picture.height))
        const isChosen = chosen.includes(id)
        return (
          <button
            key={id}
            type="button"
            aria-pressed={isChosen}
            disabled={!isChosen && !canHang(other)}
            className="flex w-26 flex-col border-b-2 border-transparent pb-1 text-left aria-pressed:border-ink disabled:opacity-35"
            onClick={() => onToggle(id)}
          >
            <span className="flex h-14 items-end">
              <span className="block" style={{ width }}>
                <Picture picture={picture} sizes={`${width}px`} isDecorative />
              </span>
            </span>
            <span className="mt-1 line-clamp-2 text-label">{title}</span>
          </button>
        )
      })}
    </Group>
  )
}
