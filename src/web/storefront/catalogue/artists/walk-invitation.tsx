import type { Artist, ArtworkCard } from '../../../../contract/catalogue/shapes.ts'
import { Picture } from '../../../components/picture.tsx'
import { Section } from '../../../components/section.tsx'
import { AppLink } from '../../../navigation/app-link.tsx'
import { useWords } from '../../../words.ts'
import { CORNER, EYE_LEVEL, gapBetween } from '../virtual-gallery/hanging-rule.ts'
import { FLOOR_SEEN, WallDrawing } from '../virtual-gallery/wall-drawing.tsx'
import { roomPath } from './artist-rooms.ts'

const WALL_HEIGHT = 2.7
const TALLEST_CM = 200
const FEWEST = 3
const LONGEST_WALL = 12
// On a phone a longer wall would be a strip of stamps.
const LONGEST_ON_PHONES = 4.5

/** An invitation into the virtual gallery: a few of the works as they hang there, to scale, with somebody before them. */
export function WalkInvitation({ artist }: { artist: Artist }) {
  const { artist: words } = useWords()
  const works = artist.artworks.filter(
    ({ picture, height, category }) => picture !== null && height < TALLEST_CM && category.slug !== 'Sculpture',
  )
  if (artist.artworks.length === 0) return null
  const to = roomPath(artist.slug, 'virtual-gallery')
  return (
    <Section title={words.rooms['virtual-gallery']} more={{ to, name: words.walk.enter }}>
      {works.length >= FEWEST ? (
        <AppLink to={to} tabIndex={-1} aria-hidden="true" className="@container mb-6 block">
          <ShortWall works={works} longest={LONGEST_ON_PHONES} className="md:hidden" />
          <ShortWall works={works} longest={LONGEST_WALL} className="max-md:hidden" />
        </AppLink>
      ) : null}
      <p className="max-w-[60ch] text-body text-muted">{words.walk.text}</p>
    </Section>
  )
}

function ShortWall({ works, longest, className }: { works: ArtworkCard[]; longest: number; className: string }) {
  const { hung, length } = hangInRow(works, longest)
  const metres = (value: number) => `calc(var(--m) * ${value.toFixed(3)})`
  const size = { '--m': `calc(100cqw / ${length.toFixed(3)})`, height: metres(WALL_HEIGHT + FLOOR_SEEN) }
  const wall = {
    side: 'west',
    length,
    height: WALL_HEIGHT,
    hasDoor: false,
    bench: length / 2,
    figure: CORNER / 2,
  } as const
  return (
    <div className={`relative ${className}`} style={size}>
      <WallDrawing wall={{ ...wall, items: [] }} hasFigure />
      {hung.map(({ work: { id, picture, width, height }, left }) => (
        <div
          key={id}
          className="absolute flex shadow-[0_1px_4px_rgb(23_22_20/0.22)]"
          style={{
            left: metres(left),
            bottom: metres(EYE_LEVEL - height / 200 + FLOOR_SEEN),
            width: metres(width / 100),
          }}
        >
          {picture ? (
            <Picture picture={picture} sizes={`${Math.ceil((width / length) * 0.94)}vw`} isDecorative />
          ) : null}
        </div>
      ))}
    </div>
  )
}

/** As many as a wall of this length holds, at least one, with the air that their size asks for. */
function hangInRow(works: ArtworkCard[], longest: number) {
  const hung: { work: ArtworkCard; left: number }[] = []
  let end = 0
  for (const work of works) {
    const last = hung.at(-1)?.work
    const left = last ? end + gapBetween({ width: last.width / 100 }, { width: work.width / 100 }) : CORNER
    if (last && left + work.width / 100 + CORNER > longest) break
    end = left + work.width / 100
    hung.push({ work, left })
  }
  return { hung, length: end + CORNER }
}
