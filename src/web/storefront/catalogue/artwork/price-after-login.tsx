import { type MouseEvent, Suspense } from 'react'

import type { Artwork } from '../../../../contract/catalogue/shapes.ts'
import { classOf } from '../../../components/button.tsx'
import { AppLink } from '../../../navigation/app-link.tsx'
import { loadLater } from '../../../navigation/load-later.ts'
import { useOverlay } from '../../../navigation/overlay.ts'
import { forgetPath } from '../../../navigation/remembered-path.ts'
import { useIsLoggedIn } from '../../../state/auth-store.ts'
import { useWords } from '../../../words.ts'
import { AskLink } from './ask-link.tsx'
import { ForSale } from './for-sale.tsx'

const OwnPrice = loadLater(() => import('./own-price.tsx'))

/** Where prices are for whoever is logged in: the way to log in, and for those who are the price itself. */
export function PriceAfterLogin({ artwork }: { artwork: Artwork }) {
  const { artwork: words } = useWords()
  const { openModal } = useOverlay()
  const isLoggedIn = useIsLoggedIn()

  function logIn(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    // Whoever comes in by this door stays at the work.
    forgetPath()
    openModal('loginModal')
  }

  if (isLoggedIn) {
    return (
      <Suspense fallback={<p className="mt-6 text-muted">{words.delivery.asking}</p>}>
        <OwnPrice id={artwork.id}>
          {(seen, price) => <ForSale artwork={{ ...artwork, ...seen }} price={price} />}
        </OwnPrice>
      </Suspense>
    )
  }
  return (
    <div className="mt-6">
      <p className="text-lead">{words.priceAfterLogin}</p>
      <div className="mt-6 flex flex-wrap items-center gap-x-8 gap-y-2">
        <AppLink className={classOf('outline')} to="/login" onClick={logIn}>
          {words.logInForPrice}
        </AppLink>
        <AskLink artwork={artwork} kind="question" />
      </div>
    </div>
  )
}
