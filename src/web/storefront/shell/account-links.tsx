import type { MouseEvent } from 'react'

import { AppLink } from '../../navigation/app-link.tsx'
import { useLocale } from '../../navigation/locale-path.ts'
import { type ModalFlag, useModal } from '../../navigation/modal-flag.ts'
import { browserApi } from '../../page-data.ts'
import { logOut, useIsLoggedIn } from '../../state/auth-store.ts'
import { useWords } from '../../words.ts'

interface AccountLinksProps {
  className: string
  onFollow?: () => void
}

/** Register and Login open their modals (and lead to their pages without JavaScript); who is logged in sees Logout. */
export function AccountLinks({ className, onFollow }: AccountLinksProps) {
  const { shell } = useWords()
  const { openModal } = useModal()
  const locale = useLocale()
  const isLoggedIn = useIsLoggedIn()

  const open = (flag: ModalFlag) => (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    onFollow?.()
    openModal(flag)
  }

  if (isLoggedIn) {
    return (
      <>
        <AppLink className={className} to="/account" onClick={onFollow}>
          {shell.account}
        </AppLink>
        <button type="button" className={className} onClick={() => void logOut(browserApi(locale)).then(onFollow)}>
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
