import type { Artist } from '../../../../contract/catalogue/shapes.ts'
import ConsentVideo from '../../../components/consent-video.tsx'
import { FilmPlayer } from '../film-player.tsx'

type Video = NonNullable<Artist['videos']>[number]

/** A film of ours, or one that another company shows after consent. */
export function Film({ video: { file, link, ...video } }: { video: Video }) {
  if (file) return <FilmPlayer file={file} {...video} />
  return link ? <ConsentVideo title={video.title} address={link} /> : null
}
