import type { Reply } from '../../contract/client.ts'
import { EDITED_KINDS, type EditedKind } from '../../contract/content/values.ts'
import { isLocale, LANGUAGES } from '../../contract/locale.ts'
import { useNamePathOf } from '../editor/name-path.ts'
import { useWords } from '../words.ts'

export type Act = Reply<'GET /acts'>['acts'][number]

/** What was asked for, and what became of what. */
export function ActDetails({ act }: { act: Act }) {
  const { acts } = useWords()
  const kind = EDITED_KINDS.find((one) => one === act.content?.kind)
  return (
    <details>
      <summary className="flex min-h-11 w-fit cursor-pointer items-center text-label underline underline-offset-4">
        {acts.before} · {acts.after}
      </summary>
      <table className="w-full table-fixed text-label">
        <thead>
          <tr className="text-left text-muted">
            <th className="w-1/4 py-1 pr-4 font-normal">{acts.place}</th>
            <th className="py-1 pr-4 font-normal">{acts.before}</th>
            <th className="py-1 font-normal">{acts.after}</th>
          </tr>
        </thead>
        <tbody className="align-top">
          {Object.entries(act.asked).map(([field, value]) => (
            <tr key={field} className="border-t border-line">
              <th className="py-1 pr-4 text-left font-normal">
                <Place place={field} />
              </th>
              <td className="py-1 pr-4 text-muted">{acts.asked}</td>
              <td className="py-1 break-words">{typeof value === 'string' ? value : JSON.stringify(value)}</td>
            </tr>
          ))}
          {act.changes.map(({ place, before, after }) => (
            <tr key={place} className="border-t border-line">
              <th className="py-1 pr-4 text-left font-normal break-words">
                {kind ? <ContentPlace kind={kind} place={place} /> : <Place place={place} />}
              </th>
              <td className="py-1 pr-4 break-words">{before ?? <span className="text-muted">{acts.nothing}</span>}</td>
              <td className="py-1 break-words">{after ?? <span className="text-muted">{acts.nothing}</span>}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}

function ContentPlace({ kind, place }: { kind: EditedKind; place: string }) {
  const { acts } = useWords()
  const namePath = useNamePathOf(kind)
  return place === 'availability' ? acts.places.availability : namePath(place)
}

/** A place such as `order.status` or `members.Ada.scope`, in words. */
function Place({ place }: { place: string }) {
  const { acts } = useWords()
  const words: Record<string, string> = acts.places
  const parts = place.split('.')
  const language = isLocale(parts.at(-1) ?? '') ? parts.pop() : undefined
  const field = parts.pop() ?? ''
  const whose = parts.slice(1).join('.')
  return [whose, words[field] ?? field, language && isLocale(language) ? LANGUAGES[language].name : '']
    .filter(Boolean)
    .join(', ')
}
