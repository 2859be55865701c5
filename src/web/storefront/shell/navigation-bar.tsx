import { Suspense, useState } from 'react'

import { Icon } from '../../components/icon.tsx'
import { LoadingBar } from '../../components/loading-bar.tsx'
import { Logo } from '../../components/logo.tsx'
import { AppLink } from '../../navigation/app-link.tsx'
import { loadLater } from '../../navigation/load-later.ts'
import { useOverlay } from '../../navigation/overlay.ts'
import { useWords } from '../../words.ts'
import { AccountLinks } from './account-links.tsx'
import { CartLink } from './cart-link.tsx'
import { LanguageSelector } from './language-selector.tsx'
import { MenuLinks } from './menu-links.tsx'
import { SearchForm } from './search-form.tsx'

const Sidebar = loadLater(() => import('./sidebar.tsx'))

/** The bar at the head of every page; up to 1024 px a sidebar repeats what does not fit. */
export function NavigationBar() {
  const { shell } = useWords()
  const { isSidebar, openSidebar, close } = useOverlay()
  const [isSearching, setSearching] = useState(false)
  return (
    <header className="mx-auto w-full max-w-container px-6">
      <LoadingBar />
      <div className="hidden flex-wrap items-center justify-end gap-x-7 pt-3 text-label text-muted lg:flex unscripted:flex">
        <AppLink className="hover:text-ink" to="/gallery#map">
          {shell.contact}
        </AppLink>
        <LanguageSelector />
        <AccountLinks className="hover:text-ink" />
      </div>
      <div className="relative flex min-h-18 items-center gap-x-4 lg:min-h-20 lg:gap-x-10 unscripted:flex-wrap">
        <Logo />
        {/* What lies under the open search takes no focus. */}
        <nav aria-label={shell.mainNavigation} inert={isSearching} className="hidden lg:block unscripted:block">
          <ul className="flex flex-wrap gap-x-7 text-body">
            <MenuLinks className="inline-flex min-h-11 items-center hover:underline hover:underline-offset-8" />
          </ul>
        </nav>
        <div className="-mr-2.5 ml-auto flex items-center gap-x-1">
          <SearchForm isOpen={isSearching} onToggle={setSearching} />
          <div inert={isSearching} className="flex items-center gap-x-1">
            <CartLink />
            <button
              type="button"
              aria-label={shell.openMenu}
              aria-expanded={isSidebar}
              className="grid size-11 place-items-center lg:hidden unscripted:hidden"
              onClick={openSidebar}
            >
              <Icon name="menu" />
            </button>
          </div>
        </div>
      </div>
      {isSidebar ? (
        <Suspense>
          <Sidebar onClose={close} />
        </Suspense>
      ) : null}
    </header>
  )
}
