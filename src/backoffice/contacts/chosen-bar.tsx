import { fill } from '../../messages/fill.ts'
import { Button } from '../../web/components/button.tsx'
import { ActBar } from '../components/act-bar.tsx'
import { useWords } from '../words.ts'

interface Props {
  count: number
  onRelease: () => void
  onOffer: () => void
}

/** How many people are chosen, and what can be done with them. */
export function ChosenBar({ count, onRelease, onOffer }: Props) {
  const { contacts: words } = useWords()
  return (
    <ActBar said={count > 0 ? fill(words.chosen, { count }) : ''}>
      <div className="flex items-center gap-6">
        <Button look="quiet" onClick={onRelease}>
          {words.chooseNobody}
        </Button>
        <Button onClick={onOffer}>{words.offer}</Button>
      </div>
    </ActBar>
  )
}
