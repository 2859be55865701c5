import { useEffect } from 'react'
import { Outlet } from 'react-router'

import { Announcer } from '../../components/announcer.tsx'
import { focusMain } from '../../components/main.tsx'
import { followFavourites } from '../../favourites/follow-favourites.ts'
import { useLocale } from '../../navigation/locale-path.ts'
import { browserApi, loadPage } from '../../page-data.ts'
import { watchUser } from '../../state/auth-store.ts'
import { beginToAsk } from '../../state/consent-store.ts'
import { useWords } from '../../words.ts'
import { AccountModals } from './account-modals.tsx'
import { ConsentBanner } from './consent-banner.tsx'
import { Footer } from './footer.tsx'
import { NavigationBar } from './navigation-bar.tsx'
import type { ShellData } from './shell-data.ts'

const load = loadPage(async (call): Promise<ShellData> => {
  const [{ gallery }, { menu }, { categories }, { page }, { legal_mention }] = await Promise.all([
    call('GET /gallery'),
    call('GET /menu'),
    call('GET /categories', { query: { limit: 5 } }),
    call('GET /pages/{slug}', { params: { slug: 'footer' } }),
    call('GET /legal-mentions'),
  ])
  return { gallery, menu, categories, footerPage: page, legalMention: legal_mention.content }
})
export { load as clientLoader, load as loader }

/** The frame stays as it is while its pages change. */
export const shouldRevalidate = () => false

/** The frame around every page of one language. */
export default function StorefrontLayout() {
  const { shell } = useWords()
  const locale = useLocale()
  useEffect(() => void beginToAsk(), [])
  useEffect(() => {
    const stopFavourites = followFavourites(() => browserApi(locale))
    const stopWatching = watchUser(() => browserApi(locale))
    return () => {
      stopFavourites()
      stopWatching()
    }
  }, [locale])
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#content"
        className="sr-only z-40 bg-paper p-4 focus:not-sr-only focus:fixed focus:top-2 focus:left-2"
        onClick={focusMain}
      >
        {shell.skipToContent}
      </a>
      <ConsentBanner />
      <NavigationBar />
      <Outlet />
      <Footer />
      <AccountModals />
      <Announcer />
    </div>
  )
}
