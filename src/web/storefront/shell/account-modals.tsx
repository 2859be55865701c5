import { Suspense } from 'react'

import { loadLater } from '../../navigation/load-later.ts'
import { useOverlay } from '../../navigation/overlay.ts'
import { useIsLoggedIn } from '../../state/auth-store.ts'

const AccountModal = loadLater(() => import('./account-modal.tsx'))

/** The login and register modals, opened by their flags in the address. */
export function AccountModals() {
  const { modal, close } = useOverlay()
  const isLoggedIn = useIsLoggedIn()
  return modal && !isLoggedIn ? (
    <Suspense>
      <AccountModal key={modal} modal={modal} onClose={close} />
    </Suspense>
  ) : null
}
