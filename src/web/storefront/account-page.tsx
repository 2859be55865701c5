import { fill } from '../../messages/fill.ts'
import { Room } from '../components/room.tsx'
import { useAuth } from '../state/auth-store.ts'
import { useWords } from '../words.ts'

export default function AccountPage() {
  const { pages } = useWords()
  const name = useAuth(({ user }) => user?.name ?? '')
  return <Room head={{ ...pages.account, introduction: fill(pages.account.introduction, { name }) }} isPersonal />
}
