import { ButtonLink } from '../../components/button.tsx'
import { Dialog } from '../../components/dialog.tsx'
import { useOverlay } from '../../navigation/overlay.ts'
import { useIsLoggedIn } from '../../state/auth-store.ts'
import { useWords } from '../../words.ts'

/** The login and register modals, opened by their flags in the address. */
export function AccountModals() {
  const { pages } = useWords()
  const { modal, close } = useOverlay()
  const isLoggedIn = useIsLoggedIn()
  if (!modal || isLoggedIn) return null
  const { heading, introduction } = modal === 'loginModal' ? pages.login : pages.register
  return (
    <Dialog key={modal} label={heading} onClose={close}>
      <h2 className="font-display text-heading">{heading}</h2>
      <p className="mt-4 mb-8 text-body">{introduction}</p>
      <ButtonLink replace to="/contact">
        {pages.toContact}
      </ButtonLink>
    </Dialog>
  )
}
