import { Dialog } from '../../components/dialog.tsx'
import { AppLink } from '../../navigation/app-link.tsx'
import { useWords } from '../../words.ts'
import { AccountLinks } from './account-links.tsx'
import { CartLink } from './cart-link.tsx'
import { LanguageSelector } from './language-selector.tsx'
import { MenuLinks } from './menu-links.tsx'
import { SearchForm } from './search-form.tsx'

/** Everything of the navigation bar, for screens up to 1024 px wide. */
export function Sidebar({ onClose }: { onClose: () => void }) {
  const { shell } = useWords()
  const small = 'inline-flex min-h-11 items-center text-body'
  return (
    <Dialog label={shell.menu} onClose={onClose} place="edge">
      <div className="flex min-h-full flex-col gap-8 pt-12">
        <SearchForm isAlwaysOpen onSearch={onClose} />
        <nav aria-label={shell.mainNavigation}>
          <ul>
            <MenuLinks className="flex min-h-12 items-center font-display text-title" onFollow={onClose} />
            <li>
              <AppLink
                className="flex min-h-12 items-center font-display text-title"
                to="/gallery#map"
                onClick={onClose}
              >
                {shell.contact}
              </AppLink>
            </li>
          </ul>
        </nav>
        <div className="mt-auto border-t border-line pt-4">
          <div className="flex flex-wrap items-center gap-x-6">
            <AccountLinks className={small} onFollow={onClose} />
            <span className="-mr-3 ml-auto" onClickCapture={onClose}>
              <CartLink />
            </span>
          </div>
          <LanguageSelector />
        </div>
      </div>
    </Dialog>
  )
}
