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
      <ul className="grid gap-y-16">
        {locations.map(({ id, name, about, ...place }) => (
          <li key={id} className="grid gap-x-16 gap-y-8 lg:grid-cols-[1fr_2fr]">
            <div>
              <h3 className="font-display text-lead">{name}</h3>
              {about ? <p className="mt-2 text-body text-muted">{about}</p> : null}
            </div>
            <VisitFacts facts={['address', 'hours', 'reach']} of={place} />
          </li>
        ))}
      </ul>
    </Section>
  )
}
