import { Suspense, useEffect, useEffectEvent } from 'react'
import { useNavigate } from 'react-router'

import { type Locale, perLocale } from '../../../contract/locale.ts'
import { focusMain } from '../../components/main.tsx'
import { loadLater } from '../../navigation/load-later.ts'
import { useLocale } from '../../navigation/locale-path.ts'
import { useOverlay } from '../../navigation/overlay.ts'
import { takePath } from '../../navigation/remembered-path.ts'
import { useAuth } from '../../state/auth-store.ts'
import { loadArea } from '../../words.ts'

// The modal comes together with its words, in the language of the page under it.
const modalIn = (locale: Locale) =>
  loadLater(async () => {
    const [modal] = await Promise.all([import('./account-modal.tsx'), loadArea(locale, 'account')])
    return modal
  })
const MODALS = perLocale(modalIn)

/** The login and register modals, opened by their flags in the address; who is logged in goes on to where they were going. */
export function AccountModals() {
  const { modal, close } = useOverlay()
  const { user, isSettled } = useAuth()
  const navigate = useNavigate()
  const AccountModal = MODALS[useLocale()]
  const isDone = modal !== undefined && user !== null

  const goOn = useEffectEvent(() => {
    const path = takePath()
    if (path === undefined) close()
    else void navigate(path, { replace: true })
    focusMain()
  })
  useEffect(() => {
    if (isDone) goOn()
  }, [isDone])

  return modal && isSettled && !user ? (
    <Suspense>
      <AccountModal key={modal} modal={modal} onClose={close} />
    </Suspense>
  ) : null
}
