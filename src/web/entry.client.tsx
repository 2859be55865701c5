import { startTransition, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { RouterContextProvider } from 'react-router'
import { HydratedRouter } from 'react-router/dom'

import { pressOnce } from './components/press-once.ts'
import { apiContext, browserApi } from './page-data.ts'
import { keepShownPage } from './router/page-by-page.ts'
import { wakeRouter } from './router/wake-router.ts'
import { useAuth } from './state/auth-store.ts'
import { useCart } from './state/cart-store.ts'
import { useConsent } from './state/consent-store.ts'
import { useFavourites } from './state/favourites-store.ts'
import { nextTask } from './state/next-task.ts'
import { followStores } from './state/persisted.ts'
import { loadWords } from './words.ts'

if (import.meta.env.DEV) await import('./app.css')
await nextTask()
// Known before React begins, which starts as the server did and then renders what differs, once.
followStores([useAuth, useCart, useConsent, useFavourites])

const getContext = () => new RouterContextProvider(new Map([[apiContext, browserApi]]))

await nextTask()
await loadWords(location.pathname)
if (import.meta.env.PROD) {
  keepShownPage()
  await wakeRouter({ getContext })
}

pressOnce()

// Whoever goes on faster than a page fades in breaks the fading off; the router leaves that promise to the browser.
addEventListener('unhandledrejection', (event) => {
  if (String(event.reason).includes('Transition was skipped')) event.preventDefault()
})

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter getContext={getContext} />
    </StrictMode>,
  )
})
