import type { Reply } from '../../../contract/client.ts'
import { Section } from '../../components/section.tsx'
import { useWords } from '../../words.ts'
import { VisitFacts } from './visit-facts.tsx'

/** Where the gallery is beside its own address; nothing where it is nowhere else. */
export function Locations({ locations }: Reply<'GET /locations'>) {
  const { visit } = useWords()
  if (locations.length === 0) return null
  return (
    <Section title={visit.gallery.locations}>
      <ul className="grid gap-x-16 gap-y-12 md:grid-cols-2">
        {locations.map(({ id, name, about, ...place }) => (
          <li key={id}>
            <h3 className="font-display text-title">{name}</h3>
            {about ? <p className="mt-2 text-body text-muted">{about}</p> : null}
            <div className="mt-6">
              <VisitFacts facts={['address', 'hours', 'reach']} of={{ name, place }} />
            </div>
          </li>
        ))}
      </ul>
    </Section>
  )
}
