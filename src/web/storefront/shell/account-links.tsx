import type { MouseEvent } from 'react'

import { focusMain } from '../../components/main.tsx'
import { AppLink } from '../../navigation/app-link.tsx'
import { useLocale } from '../../navigation/locale-path.ts'
import type { ModalFlag } from '../../navigation/modal-flags.ts'
import { useOverlay } from '../../navigation/overlay.ts'
import { forgetPath } from '../../navigation/remembered-path.ts'
import { browserApi } from '../../page-data.ts'
import { announce } from '../../state/announcement-store.ts'
import { logOut, useIsLoggedIn } from '../../state/auth-store.ts'
import { useWords } from '../../words.ts'

/** Register and Login open their modals (and lead to their pages without JavaScript); who is logged in sees Logout. */
export function AccountLinks({ className }: { className: string }) {
  const { shell } = useWords()
  const { openModal, isSidebar, close } = useOverlay()
  const locale = useLocale()
  const isLoggedIn = useIsLoggedIn()

  const open = (flag: ModalFlag) => (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    // Whoever comes in by this door stays where they are.
    forgetPath()
    openModal(flag)
  }

  async function leave() {
    await logOut(browserApi(locale))
    announce(shell.loggedOut)
    // The button goes with what it did.
    if (isSidebar) close()
    else focusMain()
  }

  if (isLoggedIn) {
    return (
      <>
        <AppLink className={className} to="/account" replace={isSidebar}>
          {shell.account}
        </AppLink>
        <button type="button" className={className} onClick={() => void leave()}>
          {shell.logout}
        </button>
      </>
    )
  }
  return (
    <>
      <AppLink className={className} to="/register" onClick={open('registerModal')}>
        {shell.register}
      </AppLink>
      <AppLink className={className} to="/login" onClick={open('loginModal')}>
        {shell.login}
      </AppLink>
    </>
  )
}
