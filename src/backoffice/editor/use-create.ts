import { useNavigate } from 'react-router'

import type { EditedKind } from '../../contract/content/values.ts'
import { call } from '../api/call.ts'
import { toast } from '../components/toasts.tsx'
import { useReason } from '../components/trouble.tsx'

/** Begins something new and goes there. Should nothing be written, the editor takes it away again. */
export function useCreate(): (kind: EditedKind, begun?: Record<string, unknown>) => Promise<void> {
  const navigate = useNavigate()
  const reason = useReason()
  return async (kind, begun = {}) => {
    try {
      const draft = kind === 'artworks' ? { kind: 'original', ...begun } : begun
      const { item } = await call('POST /editor/{kind}', { params: { kind }, body: { draft } })
      await navigate(`/${kind}/${item.id}`, { state: { isNew: true } })
    } catch (error) {
      toast(reason(error))
    }
  }
}
