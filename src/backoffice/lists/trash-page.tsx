import { useNavigate, useParams } from 'react-router'

import type { EditedKind } from '../../contract/content/values.ts'
import { fill } from '../../messages/fill.ts'
import { Button } from '../../web/components/button.tsx'
import { call } from '../api/call.ts'
import { useFetched } from '../api/use-fetched.ts'
import { NotFound } from '../app/not-found.tsx'
import { Loading } from '../components/loading.tsx'
import { formatMoment } from '../components/moments.ts'
import { toast } from '../components/toasts.tsx'
import { Trouble, useReason } from '../components/trouble.tsx'
import { useTitle } from '../components/use-title.ts'
import { isEditedKind, isSingle } from '../kinds.ts'
import { useLocale, useWords } from '../words.ts'
import { BesideList } from './beside-list.tsx'
import { chooseText, TitleOf } from './title-of.tsx'

export function TrashPage() {
  const { kind } = useParams()
  return isEditedKind(kind) && !isSingle(kind) ? <Trash key={kind} kind={kind} /> : <NotFound />
}

/** What was removed of a kind, and the way back. */
function Trash({ kind }: { kind: EditedKind }) {
  const { frame, lists } = useWords()
  const locale = useLocale()
  const navigate = useNavigate()
  const reason = useReason()
  const trash = useFetched(
    kind,
    async (signal) => (await call('GET /editor/{kind}/trash', { params: { kind } }, { signal })).removed,
  )
  const title = fill(lists.trashOf, { kind: frame.kinds[kind].many })
  useTitle(title)

  async function bringBack({ id, title: words }: { id: number; title: Parameters<typeof chooseText>[0] }) {
    try {
      const { item } = await call('POST /editor/{kind}/trash/{id}', { params: { kind, id } })
      toast(fill(lists.broughtBack, { title: chooseText(words, locale)?.text ?? lists.untitled }))
      await navigate(`/${kind}/${item.id}`)
    } catch (error) {
      toast(reason(error))
    }
  }

  return (
    <div className="space-y-6">
      <BesideList kind={kind} title={title} />
      {trash.error ? <Trouble error={trash.error} onRetry={trash.retry} /> : trash.value ? null : <Loading />}
      {trash.value?.length === 0 ? <p>{lists.trashEmpty}</p> : null}
      <ul className="divide-y divide-line">
        {trash.value?.map((one) => (
          <li key={one.id} className="flex flex-wrap items-center justify-between gap-4 py-3">
            <div>
              <TitleOf words={one.title} />
              <p className="text-label text-muted">
                {fill(lists.removedBy, { actor: one.actor, moment: formatMoment(one.at, locale) })}
              </p>
            </div>
            <Button look="outline" onClick={() => void bringBack(one)}>
              {lists.bringBack}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  )
}
