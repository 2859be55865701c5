import type { Artist, ArtistCard } from '../../../../contract/catalogue/shapes.ts'
import { LANGUAGES, type Locale } from '../../../../contract/locale.ts'
import { describeTrail } from '../describe-trail.ts'
import type { Absolute } from '../use-absolute.ts'

/** An artist as search engines read it. */
export function personOf(artist: Artist, absolute: Absolute, locale: Locale): object {
  const { slug, name, headline, type, born, died, picture, awards } = artist
  return {
    '@context': 'https://schema.org',
    '@type': 'Person',
    name,
    url: absolute.page(`/artist/${slug}`),
    jobTitle: type.name,
    inLanguage: LANGUAGES[locale].tag,
    ...(headline ? { description: headline } : {}),
    ...(born === null ? {} : { birthDate: String(born) }),
    ...(died === null ? {} : { deathDate: String(died) }),
    ...(picture ? { image: absolute.picture(picture) } : {}),
    ...(awards.length > 0 ? { award: awards.map(({ title, year }) => `${title}, ${year}`) } : {}),
  }
}

/** The way from the entrance to a page, on its own. */
export const breadcrumbsOf = (steps: { name: string; to: string }[], absolute: Absolute): object => ({
  '@context': 'https://schema.org',
  ...describeTrail(steps, absolute),
})

/** Things side by side, in the order they are shown in. */
export function itemListOf(items: { name: string; to: string }[], absolute: Absolute): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    numberOfItems: items.length,
    itemListElement: items.map(({ name, to }, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name,
      url: absolute.page(to),
    })),
  }
}

export const artistItem = ({ name, slug }: Pick<ArtistCard, 'name' | 'slug'>) => ({ name, to: `/artist/${slug}` })
