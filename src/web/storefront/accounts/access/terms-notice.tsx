import { AppLink } from '../../../navigation/app-link.tsx'
import { useWords } from '../../../words.ts'

const PLACES = { terms: '/general-terms-and-conditions', privacy: '/privacy-policy' }

/** That registering means accepting the terms and the privacy policy, both of them a click away in a tab of their own. */
export function TermsNotice() {
  const { shell, account } = useWords()
  const { notice, terms, privacy } = account.register
  const names = { terms, privacy }
  return (
    <p className="max-w-[56ch] text-label text-muted">
      {notice.split(/(\{\w+\})/).map((part) => {
        const key = part.slice(1, -1) as keyof typeof names
        if (!part.startsWith('{')) return part
        return (
          <AppLink
            key={key}
            className="text-ink underline decoration-line underline-offset-4 hover:decoration-ink"
            to={PLACES[key]}
            target="_blank"
          >
            {names[key]}
            <span className="sr-only"> {shell.opensInNewTab}</span>
          </AppLink>
        )
      })}
    </p>
  )
}
