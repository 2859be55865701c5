import type { Doc } from '../../contract/content/fields.ts'
import { describePicture } from '../gallery/describe-picture.ts'
import { GALLERY_EXHIBITIONS } from '../gallery/exhibitions.ts'
import { GALLERY } from '../gallery/gallery.ts'
import { HOME } from '../gallery/home.ts'
import { IDENTITY } from '../gallery/identity.ts'
import { GALLERY_NEWS } from '../gallery/news.ts'
import { FOOTER, GALLERY_PAGES, LEGAL_MENTION } from '../gallery/pages.ts'
import { GALLERY_PRESS } from '../gallery/press.ts'
import { pictureFile, PRESS_KIT_FILE } from './picture-file.ts'
import type { Told } from './tell-collection.ts'

/** Tells what a gallery shows around its works: itself, exhibitions, news, press, pages and the choice for the home page. */
export function tellGallery(): Told {
  const { hero, ...home } = HOME
  return {
    'gallery.yaml': { ...IDENTITY },
    'home.yaml': { hero_artwork: hero, ...home },
    'legal-mention.yaml': { content: LEGAL_MENTION },
    'footer.yaml': { title: FOOTER.title, picture: pictureFile(FOOTER.picture), links: FOOTER.links },
    'pages/gallery.yaml': { title: GALLERY.title, body: GALLERY.body, ...shown(GALLERY.map) },
    ...tellEach('pages', GALLERY_PAGES, ({ slug: _, ...page }) => page),
    ...tellEach('exhibitions', GALLERY_EXHIBITIONS, tellExhibition),
    ...tellEach('news', GALLERY_NEWS, ({ slug: _, daysAgo, picture, ...article }) => ({
      published_at: inDays(-daysAgo),
      ...article,
      ...shown(picture),
    })),
    ...tellEach('press', GALLERY_PRESS, ({ slug: _, dated, picture, file, ...press }) => ({
      published_at: typeof dated === 'string' ? `${dated}T09:00:00Z` : inDays(-dated),
      ...press,
      dated: typeof dated === 'string' ? dated : inDays(-dated),
      ...(file ? { file: PRESS_KIT_FILE } : {}),
      ...(picture ? shown(picture) : {}),
    })),
  }
}

function tellExhibition({
  startsIn,
  endsIn,
  works,
  picture,
  slug: _,
  ...exhibition
}: (typeof GALLERY_EXHIBITIONS)[number]): Doc {
  return {
    published_at: inDays(Math.min(startsIn - 30, -1)),
    ...exhibition,
    is_at_gallery: true,
    venue: { en: 'Cimaise', fr: 'Cimaise', cn: 'Cimaise 画廊' },
    city: { en: 'Paris', fr: 'Paris', cn: '巴黎' },
    starts_on: inDays(startsIn),
    ends_on: inDays(endsIn),
    ...shown(picture),
    artworks: works,
  }
}

const shown = (picture: string) => ({ picture: pictureFile(picture), picture_alt: describePicture(picture) })

/** A day that is counted from the day the demo is hung, so that it never grows old. */
const inDays = (days: number) => (days === 0 ? 'today' : `today${days > 0 ? '+' : ''}${days}`)

const tellEach = <One extends { slug: string }>(
  folder: string,
  all: readonly One[],
  tell: (one: One) => object,
): Told => Object.fromEntries(all.map((one) => [`${folder}/${one.slug}.yaml`, { ...tell(one) }]))
