import { useParams } from 'react-router'

import { useWords } from '../../words.ts'
import { LetterDoor, type NextProps } from '../accounts/access/letter-door.tsx'

const ONE_CLICK = { name: 'List-Unsubscribe', value: 'One-Click' }

/** Ends one alert, or all of them, by a link from a mail, on a press of the button; without scripts that is the one click of mail programs. */
export default function EndAlertsPage() {
  const { alerts } = useWords().account
  const isAll = useParams().token?.startsWith('all-') === true
  const words = isAll ? alerts.endAll : alerts.endOne
  return (
    <LetterDoor
      call="POST /alerts/unsubscription"
      head={words.head}
      words={words}
      wordFault={() => words.fault}
      plainField={ONE_CLICK}
      Next={Next}
    />
  )
}

function Next({ outcome }: NextProps) {
  const { regret } = useWords().account.alerts
  return outcome === 'done' ? <p className="max-w-[60ch] text-body text-muted">{regret}</p> : null
}
