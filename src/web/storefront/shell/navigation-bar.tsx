import { useState } from 'react'

import { Icon } from '../../components/icon.tsx'
import { LoadingBar } from '../../components/loading-bar.tsx'
import { AppLink } from '../../navigation/app-link.tsx'
import { useWords } from '../../words.ts'
import { AccountLinks } from './account-links.tsx'
import { CartLink } from './cart-link.tsx'
import { LanguageSelector } from './language-selector.tsx'
import { MenuLinks } from './menu-links.tsx'
import { SearchForm } from './search-form.tsx'
import { Sidebar } from './sidebar.tsx'

/** The bar at the head of every page; up to 1024 px a sidebar repeats what does not fit. */
export function NavigationBar() {
  const { shell } = useWords()
  const [isSidebarOpen, setSidebarOpen] = useState(false)
  return (
    <header className="mx-auto w-full max-w-container px-6">
      <LoadingBar />
      <div className="hidden items-center justify-end gap-x-7 pt-3 text-label text-muted lg:flex">
        <AppLink className="hover:text-ink" to="/gallery#map">
          {shell.contact}
        </AppLink>
        <LanguageSelector />
        <AccountLinks className="hover:text-ink" />
      </div>
      <div className="relative flex min-h-18 items-center gap-x-4 lg:min-h-20 lg:gap-x-10">
        <AppLink className="font-display text-logo leading-none" to="/">
          {shell.galleryName}
        </AppLink>
        <nav aria-label={shell.mainNavigation} className="hidden lg:block unscripted:block">
          <ul className="flex flex-wrap gap-x-7 text-body">
            <MenuLinks className="inline-flex min-h-11 items-center hover:underline hover:underline-offset-8" />
          </ul>
        </nav>
        <div className="-mr-2.5 ml-auto flex items-center gap-x-1">
          <SearchForm />
          <CartLink />
          <button
            type="button"
            aria-label={shell.openMenu}
            aria-expanded={isSidebarOpen}
            className="grid size-11 place-items-center lg:hidden unscripted:hidden"
            onClick={() => setSidebarOpen(true)}
          >
            <Icon name="menu" />
          </button>
        </div>
      </div>
      {isSidebarOpen ? <Sidebar onClose={() => setSidebarOpen(false)} /> : null}
    </header>
  )
}
