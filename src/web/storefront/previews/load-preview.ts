import type { ComponentType } from 'react'

import { ApiError, type Call } from '../../../contract/client.ts'
import type { Locale } from '../../../contract/locale.ts'
import { fetchPage } from '../../router/join-route-list.ts'
import { loadArea } from '../../words.ts'
import { linkFaultOf } from '../accounts/access/link-fault.ts'
import { dayNow } from '../catalogue/artists/exhibition-times.ts'

/** The pages of an artist that have something of the draft to show, by the last part of their address. */
const ROOMS: Record<string, string> = {
  series: 'artistSeries',
  exhibitions: 'artistExhibitions',
  news: 'artistNews',
  press: 'artistPress',
  statement: 'artistStatement',
  video: 'artistVideo',
}

/** Why there is nothing to show. */
export type PreviewFault = 'link-expired' | 'link-invalid' | 'gone' | 'unready' | 'unreachable'

/** What the strip and the page are made of; the page's own data lie beside. */
interface Preview {
  until: string
  Page: ComponentType
}

type Loaded =
  | (Preview & Partial<Record<'artwork' | 'otherWorks' | 'artist' | 'today' | 'series', unknown>>)
  | { fault: PreviewFault }

interface Wish {
  token: string
  room: string | undefined
  locale: Locale
}

/**
 * Whatever a link leads to, with the page that shows it to visitors: that page finds its data where its own loader would
 * have put them. The page's file is asked for as the router does, so that no file of visitors is cut otherwise for it.
 */
export async function loadPreview(call: Call, { token, room, locale }: Wish): Promise<Loaded> {
  try {
    const { until, ...found } = await call('GET /previews/{token}', { params: { token } })
    const show = async (page: string, words: 'artwork' | 'artist') => {
      const [file] = await Promise.all([fetchPage(`${locale}/${page}`), loadArea(locale, words)])
      return { until, Page: (file as { default: ComponentType }).default }
    }
    switch (found.kind) {
      case 'artworks':
        return { ...(await show('artwork', 'artwork')), artwork: found.artwork, otherWorks: found.other_works }
      case 'artists':
        return {
          ...(await show((room && ROOMS[room]) || 'artist', 'artist')),
          ...{ artist: found.artist, today: dayNow() },
        }
      case 'series': {
        const { artist, series } = found
        return { ...(await show('series', 'artist')), artist, series: { ...series, artworks: series.artworks ?? [] } }
      }
    }
  } catch (fault) {
    return { fault: faultOf(fault) }
  }
}

function faultOf(fault: unknown): PreviewFault {
  const status = fault instanceof ApiError ? fault.status : 0
  if (status === 404) return 'gone'
  if (status === 422 && fault instanceof ApiError && fault.code === 'validation-failed') {
    // A token of another form than ours is refused by that name.
    return 'token' in fault.errors ? 'link-invalid' : 'unready'
  }
  const named = linkFaultOf(fault)
  return named === 'link-expired' ? named : named ? 'link-invalid' : 'unreachable'
}
