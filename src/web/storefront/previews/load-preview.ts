import type { ComponentType } from 'react'

import { ApiError, type Call } from '../../../contract/client.ts'
import { type Locale, localize } from '../../../contract/locale.ts'
import type { LoadArguments } from '../../page-data.ts'
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

const GALLERY = 'gallery'

/** Why there is nothing to show. */
export type PreviewFault = 'link-expired' | 'link-invalid' | 'gone' | 'unready' | 'unreachable'

/** What the strip and the page are made of; the page's own data lie beside. */
interface Preview {
  until: string
  Page: ComponentType
}

type PageData = Partial<
  Record<'artwork' | 'otherWorks' | 'artist' | 'today' | 'series' | 'exhibition' | 'article' | 'others', unknown>
>
type Loaded = (Preview & PageData) | { fault: PreviewFault }

/** The file of a page. */
interface PageFile {
  default: ComponentType
  clientLoader: (args: LoadArguments) => Promise<object>
}

interface Wish {
  token: string
  room: string | undefined
  locale: Locale
  /** What the router gives a page to load with. */
  args: LoadArguments
}

/**
 * Whatever a link leads to, with the page that shows it to visitors: that page finds its data where its own loader would
 * have put them. The page's file is asked for as the router does, so that no file of visitors is cut otherwise for it.
 */
export async function loadPreview(call: Call, { token, room, locale, args }: Wish): Promise<Loaded> {
  try {
    const { until, ...found } = await call('GET /previews/{token}', { params: { token } })
    const fetchFile = async (page: string, words: 'artwork' | 'artist' | 'visit') => {
      const [file] = await Promise.all([fetchPage(locale, page), loadArea(locale, words)])
      return file as PageFile
    }
    const show = async (page: string, words: 'artwork' | 'artist' | 'visit') => ({
      until,
      Page: (await fetchFile(page, words)).default,
    })
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
      case 'exhibitions':
        return { ...(await show('exhibition', 'visit')), exhibition: found.exhibition }
      case 'news':
        return { ...(await show('newsArticle', 'visit')), article: found.news, others: [] }
      case 'press':
        return { ...(await show('pressItem', 'visit')), ...found.press }
      case 'pages': {
        const { slug, title, body, picture } = found.page
        const written = { slug, title: localize(title, locale), body: body ? localize(body, locale) : '' }
        if (slug !== GALLERY) return { ...(await show('written', 'visit')), ...written }
        // The page of the gallery shows more than staff have written: the rest is as visitors see it now.
        const { default: Page, clientLoader } = await fetchFile(GALLERY, 'visit')
        return { ...(await clientLoader(args)), ...{ until, Page, body: written.body, map: picture } }
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
