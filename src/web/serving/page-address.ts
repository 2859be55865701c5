import type { Lasting } from '../../http/reply-cache.ts'
import { findByPath } from '../find-by-path.ts'
import { localeOfPath, localizePath } from '../navigation/locale-path.ts'
import { MODAL_FLAGS } from '../navigation/modal-flags.ts'
import { PAGES } from '../pages.ts'

/** What a request asks for, as far as pages can tell requests apart. */
export interface PageAddress {
  address: string
  /** How long it may be kept: those with a query are too many for long. What is somebody's own or a secret is not kept at all. */
  lasting: Lasting | undefined
  /** Whether it opens something that is not for everybody. */
  isSecret: boolean
}

/** An address that no page has, in the language of one that cannot be a page. */
export const nowhereOf = (url: string): string => localizePath('/404', localeOfPath(url))

/**
 * The address that a page is rendered and kept under: only what the page reads of the query counts, so that
 * additions by others (`?utm=…`) neither cost a rendering nor fill the cache. Clients may also send `//host`, `*`
 * or a whole address in place of a path: none of these is a page of ours.
 */
export function pageAddressOf(url: string): PageAddress {
  const [sent = '', search] = url.split(/\?(.*)/s)
  if (!sent.startsWith('/') || /\/\/|\\/.test(sent))
    return { address: nowhereOf(sent), lasting: 'often', isSecret: false }
  // An escape that cannot be read is taken as it stands, as the router in the browser takes it: both then miss the same page.
  const pathname = isReadable(sent) ? sent : sent.replaceAll('%', '%25')
  const page = findByPath(PAGES, pathname)
  const given = new URLSearchParams(search)
  const kept = new URLSearchParams()
  for (const name of page?.reads ?? []) for (const value of given.getAll(name)) kept.append(name, value)
  const isSecret = page?.address === undefined || (page.secret !== undefined && kept.has(page.secret))
  const lasting = isSecret ? undefined : kept.size === 0 ? 'often' : page.address === 'listed' ? 'rarely' : undefined
  for (const flag of MODAL_FLAGS) if (given.has(flag)) kept.set(flag, '1')
  return { address: kept.size === 0 ? pathname : `${pathname}?${kept}`, lasting, isSecret }
}

/** What the log shows of an address: of one that is secret, only which page it is. */
export function shownAddressOf(url: string): string {
  const { address, isSecret } = pageAddressOf(url)
  if (!isSecret) return address
  const [pathname = ''] = address.split('?')
  return localizePath(`/${findByPath(PAGES, pathname)?.path ?? '*'}`, localeOfPath(pathname))
}

function isReadable(pathname: string): boolean {
  try {
    return decodeURIComponent(pathname) !== ''
  } catch {
    return false
  }
}

/** Every place has one address: the one without a slash at its end, for those who came with one. */
export function withoutLastSlash(url: string): string | undefined {
  const queryAt = url.indexOf('?')
  const pathname = queryAt < 0 ? url : url.slice(0, queryAt)
  let end = pathname.length
  while (pathname[end - 1] === '/') end--
  const bare = pathname.slice(0, end)
  if (end === pathname.length || !bare.startsWith('/') || bare.includes('//') || bare.includes('\\')) return undefined
  return bare + url.slice(pathname.length)
}
