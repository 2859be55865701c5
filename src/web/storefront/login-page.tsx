import { ButtonLink } from '../components/button.tsx'
import { Room } from '../components/room.tsx'
import { useWords } from '../words.ts'

export default function LoginPage() {
  const { pages } = useWords()
  return (
    <Room head={pages.login} isPersonal>
      <ButtonLink to="/contact">{pages.toContact}</ButtonLink>
    </Room>
  )
}
