import './office.css'
import { createRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router/dom'

import { DEFAULT_LOCALE, LOCALES } from '../contract/locale.ts'
import { pressOnce } from '../web/components/press-once.ts'
import { useAuth } from '../web/state/auth-store.ts'
import { followStores } from '../web/state/persisted.ts'
import { createOfficeRouter, fetchScreens } from './app/router.tsx'
import { loadWords } from './words.ts'

const locale = LOCALES.find((one) => location.pathname.split('/')[1] === one) ?? DEFAULT_LOCALE

followStores([useAuth])
pressOnce()
// A link that is pressed and left would drop its address into whatever text lies where the hand lets go.
addEventListener('dragstart', (event) => {
  if (event.target instanceof Element && event.target.closest('a')) event.preventDefault()
})
await loadWords(locale)
createRoot(document.getElementById('office') as HTMLElement).render(
  <RouterProvider router={createOfficeRouter(locale)} />,
)
// Not before the first screen stands.
setTimeout(() => void fetchScreens(), 2000)
