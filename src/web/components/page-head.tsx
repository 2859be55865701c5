import { useLocation, useRouteLoaderData } from 'react-router'

import type { Picture } from '../../contract/catalogue/shapes.ts'
import { DEFAULT_LOCALE, LANGUAGES } from '../../contract/locale.ts'
import { toLocale, useLocale } from '../navigation/locale-path.ts'
import { useStorage } from '../navigation/storage.ts'
import type { Site } from '../page-data.ts'
import { useGallery } from '../use-gallery.ts'

interface PageHeadProps {
  title: string
  /** Whether the title names the gallery already. */
  isWhole?: boolean
  description: string
  /** Kept out of search engines: pages about the visitor. */
  isPersonal?: boolean
  /** The part of the query that makes it a page of its own, with its question mark. */
  search?: string
  /** What a shared link shows, when not what the gallery shows of itself. */
  picture?: Picture | null
}

/** What browsers, search engines and shared links show of a page; React moves it into the head. */
export function PageHead({
  title,
  isWhole = false,
  description,
  isPersonal = false,
  search = '',
  picture = null,
}: PageHeadProps) {
  const { name, share_picture, languages } = useGallery()
  const locale = useLocale()
  const { pathname } = useLocation()
  const addressOf = useStorage()
  const publicUrl = useRouteLoaderData<Site>('root')?.publicUrl ?? ''
  const canonical = publicUrl + pathname + search
  const fullTitle = isWhole || title === name ? title : `${title} · ${name}`
  const shown = picture ?? share_picture
  return (
    <>
      <title>{fullTitle}</title>
      <meta name="description" content={description} />
      {isPersonal || !languages.includes(locale) ? <meta name="robots" content="noindex" /> : null}
      <link rel="canonical" href={canonical} />
      {languages.map((other) => (
        <link
          key={other}
          rel="alternate"
          hrefLang={LANGUAGES[other].tag}
          href={publicUrl + toLocale(pathname, other) + search}
        />
      ))}
      <link rel="alternate" hrefLang="x-default" href={publicUrl + toLocale(pathname, DEFAULT_LOCALE) + search} />
      <meta property="og:site_name" content={name} />
      <meta property="og:type" content="website" />
      <meta property="og:title" content={fullTitle} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={canonical} />
      <meta
        property="og:image"
        content={shown ? toAbsolute(addressOf(shown.path), publicUrl) : `${publicUrl}/icon-512.png`}
      />
      {picture ? <meta property="og:image:alt" content={picture.alt} /> : null}
      <meta name="twitter:card" content={shown ? 'summary_large_image' : 'summary'} />
      <meta property="og:locale" content={LANGUAGES[locale].habits.replace('-', '_')} />
    </>
  )
}

/** The whole address of something that may lie beside the page. */
export const toAbsolute = (address: string, publicUrl: string): string =>
  address.startsWith('/') ? publicUrl + address : address
