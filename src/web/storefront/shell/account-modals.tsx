import { ButtonLink } from '../../components/button.tsx'
import { Dialog } from '../../components/dialog.tsx'
import { useModal } from '../../navigation/modal-flag.ts'
import { useIsLoggedIn } from '../../state/auth-store.ts'
import { useWords } from '../../words.ts'

/** The login and register modals, opened by their flags in the address. */
export function AccountModals() {
  const { pages } = useWords()
  const { open, closeModal } = useModal()
  const isLoggedIn = useIsLoggedIn()
  if (!open || isLoggedIn) return null
  const { heading, introduction } = open === 'loginModal' ? pages.login : pages.register
  return (
    <Dialog key={open} label={heading} onClose={closeModal}>
      <h2 className="font-display text-heading">{heading}</h2>
      <p className="mt-4 mb-8 text-body">{introduction}</p>
      <ButtonLink to="/contact">{pages.toContact}</ButtonLink>
    </Dialog>
  )
}
