import { useWords } from '../../words.ts'
import { LetterDoor, type NextProps } from '../accounts/access/letter-door.tsx'

const ONE_CLICK = { name: 'List-Unsubscribe', value: 'One-Click' }

/** Ends the newsletter by the link from any of its mails, on a press of the button; without scripts that is the one click of mail programs. */
export default function UnsubscribePage() {
  const { pages, letter } = useWords().account
  const { unsubscribe: words } = letter
  return (
    <LetterDoor
      call="POST /newsletter/unsubscription"
      head={pages.unsubscribe}
      words={words}
      wordFault={() => words.fault}
      plainField={ONE_CLICK}
      Next={Next}
    />
  )
}

function Next({ outcome }: NextProps) {
  const { regret } = useWords().account.letter.unsubscribe
  return outcome === 'done' ? <p className="max-w-[60ch] text-body text-muted">{regret}</p> : null
}
