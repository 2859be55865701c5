import { ButtonLink } from '../components/button.tsx'
import { Room } from '../components/room.tsx'
import { useWords } from '../words.ts'

export default function CartPage() {
  const { pages } = useWords()
  return (
    <Room head={pages.cart} isPersonal>
      <ButtonLink to="/artwork">{pages.artworks.heading}</ButtonLink>
    </Room>
  )
}
