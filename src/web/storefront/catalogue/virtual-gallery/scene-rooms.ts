import type { ArtworkCard, Cutout } from '../../../../contract/catalogue/shapes.ts'
import { fill } from '../../../../messages/fill.ts'
import { formatDimensions } from '../../../../messages/format.ts'
import { usePriceText } from '../../../components/artwork-label.tsx'
import { useLocale } from '../../../navigation/locale-path.ts'
import { useStorage } from '../../../navigation/storage.ts'
import { useWords } from '../../../words.ts'
import type { Room } from './room.ts'
import type { SceneWork } from './scene/open-scene.ts'
import type { WalkWork } from './walk-work.ts'

/** Makes of hung rooms what the scene draws: with labels in the language of the page, and the addresses of pictures. */
export function useSceneRooms(): (rooms: Room<WalkWork>[]) => Room<SceneWork>[] {
  const { walk, label } = useWords()
  const locale = useLocale()
  const priceText = usePriceText()
  const addressOf = useStorage()

  const labelOf = (artwork: ArtworkCard) => [
    artwork.artist.name,
    fill(walk.workTitle, { title: artwork.title }) + (artwork.year === null ? '' : label.comma + artwork.year),
    artwork.technique.name,
    formatDimensions(artwork, locale),
    priceText(artwork),
  ]

  function addressAt(picture: Cutout, pixels: number): string {
    const widths = picture.widths.toSorted((one, other) => one - other)
    const width = widths.find((one) => one >= pixels) ?? widths.at(-1)
    return addressOf(`${picture.path.slice(0, picture.path.lastIndexOf('/'))}/${width}.webp`)
  }

  function toSceneWork({ artwork, cutout, ...size }: WalkWork): SceneWork {
    const picture = cutout ?? artwork.picture
    return {
      ...size,
      slug: artwork.slug,
      pictureAt: (pixels) => picture && addressAt(picture, pixels),
      preview: picture?.thumbhash,
      isCutOut: cutout !== undefined,
      color: artwork.picture?.color ?? '#dedad2',
      label: labelOf(artwork),
      isSold: artwork.availability === 'sold',
    }
  }

  return (rooms) =>
    rooms.map((room) => ({
      ...room,
      places: room.places.map(({ work, ...place }) => ({ work: toSceneWork(work), ...place })),
    }))
}
