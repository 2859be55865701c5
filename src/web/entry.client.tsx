import { startTransition, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { RouterContextProvider } from 'react-router'
import { HydratedRouter } from 'react-router/dom'

import { pressOnce } from './components/press-once.ts'
import { apiContext, browserApi } from './page-data.ts'
import { keepShownPage } from './router/page-by-page.ts'
import { loadWords } from './words.ts'

if (import.meta.env.DEV) await import('./app.css')
await loadWords(location.pathname)
if (import.meta.env.PROD) keepShownPage()

pressOnce()

// Whoever goes on faster than a page fades in breaks the fading off; the router leaves that promise to the browser.
addEventListener('unhandledrejection', (event) => {
  if (String(event.reason).includes('Transition was skipped')) event.preventDefault()
})

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter getContext={() => new RouterContextProvider(new Map([[apiContext, browserApi]]))} />
    </StrictMode>,
  )
})
