import { useEffect } from 'react'
import { redirect, useLoaderData } from 'react-router'

import type { Artist } from '../../../../contract/catalogue/shapes.ts'
import type { Call } from '../../../../contract/client.ts'
import { localeOfPath, localizePath, useLocale } from '../../../navigation/locale-path.ts'
import { expectSlug, loadPage } from '../../../page-data.ts'
import { activateArtist, fetchArtist, keepArtist } from '../../../state/active-artist-store.ts'
import { usePreview } from '../use-preview.tsx'
import { dayNow } from './exhibition-times.ts'

type Place = Parameters<Parameters<typeof loadPage>[0]>[1]

/** The artist of the address; a former name leads to the present one. */
export async function findArtist(call: Call, place: Place): Promise<Artist> {
  const slug = place.params.artist ?? ''
  // One server serves everybody; only a browser has somebody walking through it.
  const artist = await (import.meta.env.SSR
    ? fetchArtist(call, slug)
    : activateArtist(call, slug, localeOfPath(place.pathname)))
  expectSlug(place, slug, artist.slug)
  return artist
}

/** Loads any page of an artist that shows nothing else. */
export const loadArtist = loadPage(async (call, place) => ({ artist: await findArtist(call, place), today: dayNow() }))

/** The artist of the page; walking on from here needs no further call. */
export function useArtist(): Awaited<ReturnType<typeof loadArtist>> {
  const loaded = useLoaderData<typeof loadArtist>()
  useKeptArtist(loaded.artist)
  return loaded
}

/** Loads a series of an artist; under another artist's name it leads to its own. */
export const loadSeries = loadPage(findSeries)

async function findSeries(call: Call, place: Place) {
  const artist = await findArtist(call, place)
  const slug = place.params.series ?? ''
  // Only from one work to the next: whoever comes to a series asks for it, and so has opened its page.
  const known = place.params.artwork && artist.series?.find((one) => one.slug === slug)
  const series = known || (await call('GET /series/{slug}', { params: { slug } })).series
  if (series.artist.slug !== artist.slug || series.slug !== slug) {
    const [, beyond = ''] = place.pathname.split(/\/series\/[^/]+/)
    const isFormer = series.slug !== slug
    throw redirect(localizePath(`${seriesPath(series)}${beyond}`, localeOfPath(place.pathname)), isFormer ? 301 : 302)
  }
  return { artist, series: { ...series, artworks: series.artworks ?? [] } }
}

/** Loads one work of a series, the first one if none is named; one that hangs elsewhere leads to there. */
export const loadArtworkInSeries = loadPage(async (call, place) => {
  const { artist, series } = await findSeries(call, place)
  const slug = place.params.artwork
  const position = slug === undefined ? 0 : series.artworks.findIndex((one) => one.slug === slug)
  if (position >= 0) return { artist, series, position }

  const { artwork } = await call('GET /artworks/{slug}', { params: { slug: slug ?? '' } })
  const home = artwork.series
  const isElsewhere = home && (home.slug !== series.slug || artwork.slug !== slug)
  const path = isElsewhere
    ? `${seriesPath({ ...home, artist: artwork.artist })}/artwork/${artwork.slug}`
    : `/artwork/${artwork.slug}`
  // A former name leads on for ever; a work may come back to the series it hung in.
  throw redirect(localizePath(path, localeOfPath(place.pathname)), artwork.slug === slug ? 302 : 301)
})

/** Where a series hangs, without its language. */
export const seriesPath = ({ slug, artist }: { slug: string; artist: { slug: string } }) =>
  `/artist/${artist.slug}/series/${slug}`

/** What the server has rendered counts as fetched. */
export function useKeptArtist(artist: Artist): void {
  const locale = useLocale()
  const isPreview = usePreview() !== undefined
  useEffect(() => {
    // What is not published is not what visitors walk on with.
    if (!isPreview) keepArtist(artist, locale)
  }, [artist, locale, isPreview])
}
