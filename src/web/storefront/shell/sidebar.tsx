import { useEffect } from 'react'

import { Dialog } from '../../components/dialog.tsx'
import { Logo } from '../../components/logo.tsx'
import { AppLink } from '../../navigation/app-link.tsx'
import { useWords } from '../../words.ts'
import { AccountLinks } from './account-links.tsx'
import { CartLink } from './cart-link.tsx'
import { LanguageSelector } from './language-selector.tsx'
import { MenuLinks } from './menu-links.tsx'
import { SearchForm } from './search-form.tsx'

const FITS_THE_BAR = '(min-width: 1025px)'

/** Everything of the navigation bar, for screens up to 1024 px wide. */
export default function Sidebar({ onClose }: { onClose: () => void }) {
  const { shell } = useWords()

  useEffect(() => {
    const width = window.matchMedia(FITS_THE_BAR)
    width.addEventListener('change', onClose)
    return () => width.removeEventListener('change', onClose)
  }, [onClose])

  return (
    <Dialog label={shell.menu} onClose={onClose} place="edge">
      <div className="flex min-h-full flex-col">
        {/* On one line with the cross that closes. */}
        <div className="-mt-3 mb-6">
          <Logo replace />
        </div>
        <SearchForm isAlwaysOpen isOpen onToggle={onClose} />
        <nav aria-label={shell.mainNavigation} className="my-8">
          <ul>
            <MenuLinks replace className="flex min-h-12 items-center font-display text-title" />
            <li>
              <AppLink replace className="flex min-h-12 items-center font-display text-title" to="/gallery#map">
                {shell.contact}
              </AppLink>
            </li>
          </ul>
        </nav>
        <div className="mt-auto border-t border-line pt-4">
          <div className="flex flex-wrap items-center gap-x-6">
            <AccountLinks className="inline-flex min-h-11 items-center text-body" />
            <span className="-mr-3 ml-auto">
              <CartLink replace />
            </span>
          </div>
          <LanguageSelector replace />
        </div>
      </div>
    </Dialog>
  )
}
