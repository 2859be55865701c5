import { Suspense, useId, useState } from 'react'

import { Icon } from '../../../components/icon.tsx'
import { loadLater } from '../../../navigation/load-later.ts'
import { useWords } from '../../../words.ts'
import type { EstimateProps } from './estimate-panel.tsx'

const EstimatePanel = loadLater(async () => ({ default: (await import('./estimate-panel.tsx')).EstimatePanel }))

/** What bringing a work to a country costs; it is asked for, and its script fetched, when somebody opens it. */
export function DeliveryEstimate(props: EstimateProps) {
  const { delivery: words } = useWords().artwork
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  return (
    <div className="mt-4 border-y border-line text-label unscripted:hidden">
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        className="flex min-h-11 w-full items-center justify-between text-muted hover:text-ink"
        onClick={() => setOpen(!isOpen)}
      >
        {words.title}
        <Icon name="chevron" className={`transition-transform ${isOpen ? 'rotate-180' : ''}`} />
      </button>
      <div id={id}>
        {isOpen ? (
          <Suspense fallback={<p className="pb-4 text-muted">{words.asking}</p>}>
            <EstimatePanel {...props} />
          </Suspense>
        ) : null}
      </div>
    </div>
  )
}
