import { Button, ButtonLink } from '../../components/button.tsx'
import { useWords } from '../../words.ts'

interface LinkWaitingProps {
  found: 'invalid' | 'unreachable' | undefined
  onAgain: () => void
}

/** What a private page says before there is anything to show, or when there is nothing, with the next door. */
export function LinkWaiting({ found, onAgain }: LinkWaitingProps) {
  const { page: words } = useWords().enquiry
  return (
    <div className="space-y-8">
      <p role="status" className="min-h-14 max-w-[60ch] text-lead">
        {found === undefined ? words.loading : words[found]}
      </p>
      {found === 'unreachable' ? <Button onClick={onAgain}>{words.again}</Button> : null}
      {found === 'invalid' ? <ButtonLink to="/contact">{words.contact}</ButtonLink> : null}
    </div>
  )
}
