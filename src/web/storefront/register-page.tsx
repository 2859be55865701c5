import { ButtonLink } from '../components/button.tsx'
import { Room } from '../components/room.tsx'
import { useWords } from '../words.ts'

export default function RegisterPage() {
  const { pages } = useWords()
  return (
    <Room head={pages.register} isPersonal>
      <ButtonLink to="/contact">{pages.toContact}</ButtonLink>
    </Room>
  )
}
