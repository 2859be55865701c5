import { Room } from '../../components/room.tsx'
import { useWords } from '../../words.ts'
import { RegisterForm } from './access/register-form.tsx'

/** Registering as a page of its own. */
export default function RegisterPage() {
  const { pages } = useWords().account
  return (
    <Room head={pages.register} isPersonal>
      <div className="max-w-xl">
        <RegisterForm />
      </div>
    </Room>
  )
}
