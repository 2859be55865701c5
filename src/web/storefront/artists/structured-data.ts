import type { Artist, ArtistCard } from '../../../contract/catalogue/shapes.ts'
import { LANGUAGE_TAGS, type Locale } from '../../../contract/locale.ts'
import { localizePath } from '../../navigation/locale-path.ts'

/** Where the site stands and in which language, for addresses that others follow. */
interface Site {
  publicUrl: string
  locale: Locale
  addressOf: (storagePath: string) => string
}

const urlOf = ({ publicUrl, locale }: Site, path: string) => publicUrl + localizePath(path, locale)

/** An artist as search engines read it. */
export function personOf(artist: Artist, site: Site): object {
  const { slug, name, headline, type, born, died, picture, awards } = artist
  return {
    '@context': 'https://schema.org',
    '@type': 'Person',
    name,
    url: urlOf(site, `/artist/${slug}`),
    jobTitle: type.name,
    inLanguage: LANGUAGE_TAGS[site.locale],
    ...(headline ? { description: headline } : {}),
    ...(born === null ? {} : { birthDate: String(born) }),
    ...(died === null ? {} : { deathDate: String(died) }),
    ...(picture ? { image: new URL(site.addressOf(picture.path), site.publicUrl || undefined).href } : {}),
    ...(awards.length > 0 ? { award: awards.map(({ title, year }) => `${title}, ${year}`) } : {}),
  }
}

/** The way from the entrance to a page. */
export function breadcrumbsOf(steps: { name: string; to: string }[], site: Site): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, to }, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name,
      item: urlOf(site, to),
    })),
  }
}

/** Things side by side, in the order they are shown in. */
export function itemListOf(items: { name: string; to: string }[], site: Site): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    numberOfItems: items.length,
    itemListElement: items.map(({ name, to }, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name,
      url: urlOf(site, to),
    })),
  }
}

export const artistItem = ({ name, slug }: Pick<ArtistCard, 'name' | 'slug'>) => ({ name, to: `/artist/${slug}` })
