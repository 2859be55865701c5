import { ButtonLink } from '../../components/button.tsx'
import { Dialog } from '../../components/dialog.tsx'
import type { ModalFlag } from '../../navigation/modal-flags.ts'
import { useWords } from '../../words.ts'

/** The login or the register modal. */
export default function AccountModal({ modal, onClose }: { modal: ModalFlag; onClose: () => void }) {
  const { pages } = useWords()
  const { heading, introduction } = modal === 'loginModal' ? pages.login : pages.register
  return (
    <Dialog label={heading} onClose={onClose}>
      <h2 className="font-display text-heading">{heading}</h2>
      <p className="mt-4 mb-8 text-body">{introduction}</p>
      <ButtonLink replace to="/contact">
        {pages.toContact}
      </ButtonLink>
    </Dialog>
  )
}
