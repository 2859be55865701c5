import { Link } from 'react-router'

import { useWords } from '../words.ts'

/** Says that an invoice waits for the gallery's legal data, and leads to where it is written. */
export function LegalDataMissing() {
  const { papers: words } = useWords().sales
  return (
    <p className="max-w-prose">
      {words.waits}{' '}
      <Link className="underline" to="/settings">
        {words.complete}
      </Link>
    </p>
  )
}
