import { useNavigate } from 'react-router'

import { fill } from '../../../messages/fill.ts'
import { call } from '../../api/call.ts'
import { toast } from '../../components/toasts.tsx'
import { useReason } from '../../components/trouble.tsx'
import { listAddressOf } from '../../lists/list-address.ts'
import { useWords } from '../../words.ts'
import { paramsOf } from '../item.ts'
import type { PanelProps } from './panel-props.ts'

/** What can be done with a thing besides writing and publishing it; each says what it did, or why not. */
export function useActs({ session, name }: Omit<PanelProps, 'onClose'>) {
  const { publishing, lists } = useWords()
  const navigate = useNavigate()
  const reason = useReason()
  const { item } = session
  const which = paramsOf(item)

  const attempting = (work: () => Promise<unknown>) => async () => {
    try {
      await work()
    } catch (error) {
      toast(fill(publishing.failed, { reason: reason(error) }))
    }
  }
  return {
    hide: attempting(async () => {
      await session.act(
        async (version) =>
          (await call('DELETE /editor/{kind}/{id}/publication', { ...which, query: { version } })).item,
      )
      toast(fill(publishing.hidden, { title: name }))
    }),
    revert: attempting(async () => {
      await session.act(
        async (version) => (await call('POST /editor/{kind}/{id}/reversion', { ...which, body: { version } })).item,
        { isReplacing: true },
      )
      toast(publishing.reverted)
    }),
    duplicate: attempting(async () => {
      await session.settle()
      const body = { copy_of: item.id }
      const { item: copy } = await call('POST /editor/{kind}', { params: { kind: item.kind }, body })
      toast(publishing.duplicated)
      await navigate(`/${item.kind}/${copy.id}`, { state: { isCopy: true } })
    }),
    trash: attempting(async () => {
      await session.settle()
      const query = { version: session.item.version }
      const { outcome } = await call('DELETE /editor/{kind}/{id}', { ...which, query })
      await navigate(listAddressOf(item.kind))
      if (outcome === 'hidden') toast(fill(publishing.hiddenInstead, { title: name }))
      else {
        toast(fill(publishing.trashed, { title: name || lists.untitled }), () => {
          void call('POST /editor/{kind}/trash/{id}', which).then(({ item: back }) =>
            navigate(`/${back.kind}/${back.id}`),
          )
        })
      }
    }),
    schedule: (publish_at: string | null, hide_at: string | null, onSet: () => void) =>
      attempting(async () => {
        await session.act(
          async (version) =>
            (await call('PUT /editor/{kind}/{id}/schedule', { ...which, body: { version, publish_at, hide_at } })).item,
        )
        onSet()
        toast(publish_at || hide_at ? publishing.scheduled : publishing.unscheduled)
      })(),
  }
}
