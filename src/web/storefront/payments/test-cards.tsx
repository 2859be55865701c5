import type { Reply } from '../../../contract/client.ts'
import { fill } from '../../../messages/fill.ts'
import { Icon } from '../../components/icon.tsx'
import { useWords } from '../../words.ts'
import { groupDigits } from './card-number.ts'

interface TestCardsProps {
  cards: Reply<'GET /payments/provider'>['test_cards']
  onUse: (number: string) => void
}

/** The cards of the sandbox, each with what it stands for; a click fills one in. */
export function TestCards({ cards, onUse }: TestCardsProps) {
  const { pay: words } = useWords().cart.checkout
  const outcomes: Record<string, string> = words.outcomes
  return (
    <details className="group border-y border-line">
      <summary className="flex min-h-12 cursor-pointer list-none items-center justify-between text-label">
        {words.testCards}
        <Icon name="chevron" className="transition-transform group-open:rotate-180" />
      </summary>
      <ul className="pb-4">
        {cards.map(({ number, outcome }) => {
          const told = outcomes[outcome] ?? words.outcomes.other
          return (
            <li key={number}>
              <button
                type="button"
                aria-label={fill(words.useCard, { number: groupDigits(number), outcome: told })}
                className="grid min-h-11 w-full items-center gap-x-6 py-2 text-left text-label md:grid-cols-[12rem_1fr] hover:underline hover:underline-offset-4"
                onClick={() => onUse(number)}
              >
                <span className="tabular-nums">{groupDigits(number)}</span>
                <span className="text-muted">{told}</span>
              </button>
            </li>
          )
        })}
      </ul>
    </details>
  )
}
