import { AppLink } from '../../navigation/app-link.tsx'
import { PageLink } from '../../navigation/page-link.tsx'
import { useIsLoggedIn } from '../../state/auth-store.ts'
import { useWords } from '../../words.ts'
import { type ShellData, useShellData } from './shell-data.ts'

type MenuItem = ShellData['menu'][number]

interface MenuLinksProps {
  className: string
  /** In the sidebar, a link takes the place of the sidebar in the history. */
  replace?: boolean
}

// The one item of the menu that brings the Pricing entry along.
const PRICING_ITEM = 27

/** The items of the server's menu as list entries, each followed the way it says. */
export function MenuLinks({ className, replace = false }: MenuLinksProps) {
  const { shell } = useWords()
  const { menu } = useShellData()
  const isLoggedIn = useIsLoggedIn()
  return menu
    .filter(({ authentication }) => isLoggedIn || !authentication)
    .flatMap((item) => [
      <li key={item.id}>
        <MenuLink item={item} className={className} replace={replace} />
      </li>,
      item.id === PRICING_ITEM ? (
        <li key="pricing">
          <AppLink className={className} to="/pricing" replace={replace}>
            {shell.pricing}
          </AppLink>
        </li>
      ) : null,
    ])
}

function MenuLink({ item, className, replace }: { item: MenuItem; className: string; replace: boolean }) {
  const { shell } = useWords()
  if (item.use_external_link) {
    return (
      <a className={className} href={safeAddress(item.external_link)} target="_blank" rel="noopener noreferrer">
        {item.name}
        <span className="sr-only"> {shell.opensInNewTab}</span>
      </a>
    )
  }
  if (item.dont_use_locale) {
    return (
      <PageLink className={className} to={`/${item.slug}`} replace={replace}>
        {item.name}
      </PageLink>
    )
  }
  return (
    <AppLink className={className} to={`/${item.slug}`} replace={replace}>
      {item.name}
    </AppLink>
  )
}

// An address typed by staff could start with `javascript:`.
const safeAddress = (address: string | null) =>
  /^https?:\/\//.test(address ?? '') ? (address ?? undefined) : undefined
