import { useState } from 'react'
import { Link } from 'react-router'

import type { Showing } from '../../contract/content/acts-of.ts'
import type { EditedKind } from '../../contract/content/values.ts'
import { LANGUAGES } from '../../contract/locale.ts'
import { fill } from '../../messages/fill.ts'
import { formatNumber } from '../../messages/format.ts'
import { Button } from '../../web/components/button.tsx'
import { fieldAddressOf } from '../editor/field-address.ts'
import { useNamePathOf } from '../editor/name-path.ts'
import { TitleOf } from '../lists/title-of.tsx'
import { useLocale, useWords } from '../words.ts'
import type { Outcome, Thing } from './use-bulk-acts.ts'
import { useTellValue } from './use-tell-value.ts'

const SHOWN = 20
const MORE = 100

/** What cannot be comes first: it is what somebody has to know. */
const ORDER = ['refused', 'newer', 'gone', 'changed', 'same'] as const

interface Props {
  kind: EditedKind
  outcome: Outcome
  /** What visitors are to see, if it is about that. */
  show?: Showing | undefined
}

/** What becomes of each of many things, gathered by what that is. */
export function OutcomeList({ kind, show, outcome: { things, names } }: Props) {
  const parts = ORDER.map((outcome) => ({ outcome, things: things.filter((thing) => thing.outcome === outcome) }))
  return parts
    .filter((part) => part.things.length > 0)
    .map((part) => <Part key={part.outcome} {...part} {...{ kind, names, show }} />)
}

interface PartProps {
  kind: EditedKind
  outcome: Thing['outcome']
  things: Thing[]
  names: Outcome['names']
  show: Showing | undefined
}

function Part({ kind, outcome, things, names, show }: PartProps) {
  const { bulk } = useWords()
  const locale = useLocale()
  const [shown, setShown] = useState(SHOWN)
  const hasValues = outcome === 'changed' && !show
  const isShown = outcome === 'changed' && show !== undefined
  const hasReasons = outcome === 'refused' || things.some(({ left }) => left.length > 0)
  const { columns } = bulk
  const said = { ...bulk.outcomes, ...(show ? bulk.shows[show].outcomes : {}) }
  const title = `${said[outcome]} (${formatNumber(things.length, locale)})`
  const heads = [
    columns.thing,
    ...(hasValues ? [columns.was, columns.becomes] : []),
    ...(isShown ? [bulk.forVisitors] : []),
    ...(hasReasons ? [columns.why] : []),
  ]
  return (
    <section className="mt-6">
      <h3 className={`text-body ${outcome === 'refused' ? 'text-error' : ''}`}>{title}</h3>
      <table className="mt-2 w-full table-fixed border-collapse text-label">
        <thead>
          <tr className="border-b border-ink text-left">
            {heads.map((head) => (
              <th key={head} scope="col" className="py-2 pr-3 font-normal text-muted">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {things.slice(0, shown).map((thing) => (
            <tr key={thing.id} className="border-b border-line align-top">
              <th scope="row" className="py-2 pr-3 text-left font-normal break-words">
                <Named kind={kind} thing={thing} />
              </th>
              {hasValues ? <Values kind={kind} thing={thing} names={names} /> : null}
              {isShown ? <ForVisitors {...{ kind, thing, show }} /> : null}
              {!hasValues && hasReasons ? <Reasons kind={kind} thing={thing} /> : null}
            </tr>
          ))}
        </tbody>
      </table>
      {things.length > shown ? (
        <Button look="quiet" onClick={() => setShown(shown + MORE)}>
          {fill(bulk.more, { count: formatNumber(things.length - shown, locale) })}
        </Button>
      ) : null}
    </section>
  )
}

function Named({ kind, thing: { id, version, title, number } }: { kind: EditedKind; thing: Thing }) {
  const { bulk } = useWords()
  if (version === null) return fill(bulk.removed, { id })
  return (
    // Beside the preview, so that it is still there afterwards.
    <Link to={`/${kind}/${id}`} target="_blank" className="hover:underline">
      <TitleOf words={title} />
      {number ? <span className="block text-muted">{number}</span> : null}
    </Link>
  )
}

const CELL = 'py-2 pr-3 break-words'

function Values({ kind, thing: { places }, names }: { kind: EditedKind; thing: Thing; names: Outcome['names'] }) {
  const tell = useTellValue(kind)
  return (['was', 'becomes'] as const).map((side) => (
    <td key={side} className={`${CELL} ${side === 'was' ? 'text-muted' : ''}`}>
      {places.map((one) => (
        <span key={one.place} className="line-clamp-4">
          {tell(one.place, one[side], names)}
        </span>
      ))}
    </td>
  ))
}

/** What visitors see of a thing from then on that they do not see now. */
function ForVisitors({ kind, thing: { state, places }, show }: { kind: EditedKind; thing: Thing; show: Showing }) {
  const { bulk } = useWords()
  const namePath = useNamePathOf(kind)
  const { habits } = LANGUAGES[useLocale()]
  const fields = new Intl.ListFormat(habits, { type: 'unit' }).format(places.map(({ place }) => namePath(place)))
  return <td className={CELL}>{fill(bulk.shows[show].states[state ?? 'draft'], { fields })}</td>
}

function Reasons({ kind, thing: { id, errors, left } }: { kind: EditedKind; thing: Thing }) {
  const { bulk } = useWords()
  const namePath = useNamePathOf(kind)
  return (
    <td className={CELL}>
      {Object.entries(errors).map(([path, words]) =>
        path === '' ? (
          <span key={path} className="block">
            {words.join(' ')}
          </span>
        ) : (
          <Link key={path} to={fieldAddressOf(kind, id, path)} target="_blank" className="block underline">
            {fill(bulk.reason, { field: namePath(path), reason: words.join(' ') })}
          </Link>
        ),
      )}
      {left.map((path) => (
        <span key={path} className="block">
          {namePath(path)}
        </span>
      ))}
    </td>
  )
}
