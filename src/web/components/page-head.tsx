import { useLocation, useRouteLoaderData } from 'react-router'

import type { Picture } from '../../contract/catalogue/shapes.ts'
import { LANGUAGE_TAGS, LOCALES } from '../../contract/locale.ts'
import { toLocale, useLocale } from '../navigation/locale-path.ts'
import { useStorage } from '../navigation/storage.ts'
import type { Site } from '../page-data.ts'
import { useWords } from '../words.ts'

interface PageHeadProps {
  title: string
  description: string
  /** Kept out of search engines: pages about the visitor. */
  isPersonal?: boolean
  /** The part of the query that makes it a page of its own, with its question mark. */
  search?: string
  /** What a shared link shows, when not the gallery's sign. */
  picture?: Picture | null
}

/** What browsers, search engines and shared links show of a page; React moves it into the head. */
export function PageHead({ title, description, isPersonal = false, search = '', picture = null }: PageHeadProps) {
  const { shell } = useWords()
  const locale = useLocale()
  const { pathname } = useLocation()
  const addressOf = useStorage()
  const publicUrl = useRouteLoaderData<Site>('root')?.publicUrl ?? ''
  const canonical = publicUrl + pathname + search
  const fullTitle = title.includes(shell.galleryName) ? title : `${title} · ${shell.galleryName}`
  return (
    <>
      <title>{fullTitle}</title>
      <meta name="description" content={description} />
      {isPersonal ? <meta name="robots" content="noindex" /> : null}
      <link rel="canonical" href={canonical} />
      {LOCALES.map((other) => (
        <link
          key={other}
          rel="alternate"
          hrefLang={LANGUAGE_TAGS[other]}
          href={publicUrl + toLocale(pathname, other) + search}
        />
      ))}
      <link rel="alternate" hrefLang="x-default" href={publicUrl + toLocale(pathname, 'en') + search} />
      <meta property="og:site_name" content={shell.galleryName} />
      <meta property="og:type" content="website" />
      <meta property="og:title" content={fullTitle} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={canonical} />
      <meta
        property="og:image"
        content={picture ? toAbsolute(addressOf(picture.path), publicUrl) : `${publicUrl}/icon-512.png`}
      />
      {picture ? <meta property="og:image:alt" content={picture.alt} /> : null}
      <meta name="twitter:card" content={picture ? 'summary_large_image' : 'summary'} />
      <meta property="og:locale" content={OPEN_GRAPH_LOCALES[locale]} />
    </>
  )
}

/** The whole address of something that may lie beside the page. */
export const toAbsolute = (address: string, publicUrl: string): string =>
  address.startsWith('/') ? publicUrl + address : address

const OPEN_GRAPH_LOCALES = { en: 'en_GB', fr: 'fr_FR', cn: 'zh_CN' }
