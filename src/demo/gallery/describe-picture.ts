import { DEMO_ARTISTS } from '../artists/index.ts'
import type { Words } from '../collection.ts'
import { portraitSlug } from '../pictures.ts'
import { SCENE_ALTS } from './scene-alts.ts'

/** What the picture of a slug shows: a work, a portrait or a scene. */
export function describePicture(slug: string): Words {
  const portrait = DEMO_ARTISTS.find((artist) => portraitSlug(artist.slug) === slug)?.portrait
  const works = DEMO_ARTISTS.flatMap(({ series }) => series).flatMap((series) => series.works)
  const alt = portrait?.alt ?? works.find((work) => work.slug === slug)?.alt ?? SCENE_ALTS[slug]
  if (!alt) throw new Error(`Nobody has described ${slug}.`)
  return alt
}
