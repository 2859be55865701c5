import { useSearchParams } from 'react-router'

import { fill } from '../../messages/fill.ts'
import { ButtonLink } from '../components/button.tsx'
import { Room } from '../components/room.tsx'
import { useWords } from '../words.ts'

export default function SearchPage() {
  const { pages } = useWords()
  const query = (useSearchParams()[0].get('query') ?? '').trim().slice(0, 200)
  return (
    <Room head={pages.search} isPersonal>
      {query ? <p className="mb-8 text-body [overflow-wrap:anywhere]">{fill(pages.noResults, { query })}</p> : null}
      <ButtonLink to="/artwork">{pages.artworks.heading}</ButtonLink>
    </Room>
  )
}
