import { LOCALES } from '../src/contract/locale.ts'
import { PAGES } from '../src/web/pages.ts'

/** Every address of the list of pages, with something in place of each parameter, and what staff have written. */
export const LISTED_ADDRESSES = [
  ...PAGES.filter(({ path }) => path !== '*').map(({ path }) => `/${path.replaceAll(/:\w+\??/g, 'nobody')}`),
  '/artist/nobody/series/nothing/artwork',
  '/faq',
  '/terms-of-sales',
]

/** What stands in the links of e-mails is looked at by the page itself. */
export const isLink = (address: string): boolean =>
  /^\/(forgot-password|verification|application|enquiry|offer|certificate|handover|newsletter\/\w+|alerts\/\w+|preview\/nobody)\/nobody$/.test(
    address,
  )

export const isMissing = (address: string): boolean => /nobody|no-such-page/.test(address) && !isLink(address)

/** The outbox is the demo's, and empty-handed here. Of written pages two are enough. */
const LEFT_OUT = ['/outbox', '/conditions-of-use', '/general-terms-and-conditions']

/** What every-page.spec goes through of the list; the page for what is missing is the same everywhere. */
export const isWalked = (address: string): boolean =>
  !isMissing(address) && !isLink(address) && !LEFT_OUT.includes(address)

/** Languages take turns, since the layout is the same in all: whose turn it is to look at an address. */
export const turnOf = (address: string): number => address.length % LOCALES.length
