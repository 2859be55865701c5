import type { ArtworkCard } from '../../../../contract/catalogue/shapes.ts'
import { AppLink } from '../../../navigation/app-link.tsx'
import { useWords } from '../../../words.ts'

interface Step {
  artwork: ArtworkCard
  to: string
}

/** The way to the neighbours of a work in its series; at either end one of them is missing. */
export function SeriesSteps({ previous, next }: { previous: Step | undefined; next: Step | undefined }) {
  const { artist: words } = useWords()
  if (!previous && !next) return null
  return (
    <nav aria-label={words.browse} className="mt-12 grid grid-cols-2 gap-8 border-t border-line pt-6">
      <div>{previous ? <StepLink step={previous} name={words.previous} rel="prev" /> : null}</div>
      <div className="text-right">{next ? <StepLink step={next} name={words.next} rel="next" /> : null}</div>
    </nav>
  )
}

function StepLink({ step, name, rel }: { step: Step; name: string; rel: 'prev' | 'next' }) {
  return (
    <AppLink rel={rel} to={step.to} className="group inline-block min-h-11">
      <span className="block text-label text-muted">
        {rel === 'prev' ? <span aria-hidden="true">← </span> : null}
        {name}
        {rel === 'next' ? <span aria-hidden="true"> →</span> : null}
      </span>
      <cite className="font-display text-lead italic decoration-line underline-offset-4 group-hover:underline">
        {step.artwork.title}
      </cite>
    </AppLink>
  )
}
