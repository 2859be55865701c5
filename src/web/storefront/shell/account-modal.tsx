import { type MouseEvent, useEffect } from 'react'

import { Dialog } from '../../components/dialog.tsx'
import { focusMain } from '../../components/main.tsx'
import type { ModalFlag } from '../../navigation/modal-flags.ts'
import { useOverlay } from '../../navigation/overlay.ts'
import { useWords } from '../../words.ts'
import { LoginForm } from '../accounts/access/login-form.tsx'
import { RegisterForm } from '../accounts/access/register-form.tsx'

/** The login or the register modal; each leads to the other. */
export default function AccountModal({ modal, onClose }: { modal: ModalFlag; onClose: () => void }) {
  const { pages } = useWords().account
  const { openModal } = useOverlay()
  const isLogin = modal === 'loginModal'
  const { heading } = isLogin ? pages.login : pages.register

  useEffect(() => {
    // The dialog itself would begin with the button that closes it.
    document.querySelector<HTMLElement>('dialog input')?.focus()
    return () => {
      // Who came back to an open modal and went on to the other pressed nothing that the focus could return to.
      if (document.activeElement === document.body) focusMain()
    }
  }, [])

  const switchTo = (flag: ModalFlag) => (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    openModal(flag)
  }

  return (
    <Dialog label={heading} onClose={onClose}>
      <h2 className="mb-8 font-display text-heading">{heading}</h2>
      {isLogin ? (
        <LoginForm onSwitch={switchTo('registerModal')} />
      ) : (
        <RegisterForm onSwitch={switchTo('loginModal')} />
      )}
    </Dialog>
  )
}
