import { useEffect, useState } from 'react'

import { Button } from '../../components/button.tsx'
import { useLocale } from '../../navigation/locale-path.ts'
import { useOverlay } from '../../navigation/overlay.ts'
import { forgetPath } from '../../navigation/remembered-path.ts'
import { useAuth } from '../../state/auth-store.ts'
import { useAlerts } from './alerts-store.ts'
import { dropWish, keepWish, type Wish } from './kept-wish.ts'

interface AlertButtonProps {
  wish: Wish
  /** What the button says before and after. */
  make: string
  end: string
  look: 'outline' | 'quiet'
  className?: string
}

// What happens on a press, and for whoever is logged in, comes when it is needed.
const late = () => import('./change-alerts.ts')

/** Looks out for something, or no longer; a visitor is asked to log in first, and then it happens. */
export function AlertButton({ wish, make, end, look, className = '' }: AlertButtonProps) {
  const locale = useLocale()
  const { modal, openModal } = useOverlay()
  const { user, isSettled } = useAuth()
  const { alerts, owner } = useAlerts()
  const [isSending, setSending] = useState(false)
  const known = user && owner === user.id ? alerts.find(({ path }) => path === wish.path) : undefined
  const { path } = wish

  useEffect(() => {
    if (user) void late().then(({ meetAlerts }) => meetAlerts(locale, user, path))
    else if (isSettled && modal === undefined) dropWish()
  }, [user, isSettled, modal, locale, path])

  async function press() {
    if (isSending) return
    if (!user) {
      keepWish(wish)
      forgetPath()
      return openModal('loginModal')
    }
    setSending(true)
    const { endAlert, makeAlert } = await late()
    await (known ? endAlert(locale, user, known) : makeAlert(locale, user, wish))
    setSending(false)
  }

  return (
    <Button
      look={look}
      aria-disabled={isSending}
      className={`unscripted:hidden ${className}`}
      onClick={() => void press()}
    >
      {known ? end : make}
    </Button>
  )
}
