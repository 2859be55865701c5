import { useNavigate } from 'react-router'

import type { EditedKind } from '../../contract/content/values.ts'
import { call } from '../api/call.ts'
import { toast } from '../components/toasts.tsx'
import { useReason } from '../components/trouble.tsx'

/** What is usual, of things that are begun. */
const BEGINNINGS: Partial<Record<EditedKind, Record<string, unknown>>> = {
  artworks: { kind: 'original' },
  exhibitions: { is_at_gallery: true },
}

/** Begins something new and goes there, and says whether it could. Should nothing be written, the editor takes it away again. */
export function useCreate(): (
  kind: EditedKind,
  begun?: Record<string, unknown>,
  options?: { replace?: boolean },
) => Promise<boolean> {
  const navigate = useNavigate()
  const reason = useReason()
  return async (kind, begun = {}, { replace = false } = {}) => {
    try {
      const draft = { ...BEGINNINGS[kind], ...begun }
      const { item } = await call('POST /editor/{kind}', { params: { kind }, body: { draft } })
      await navigate(`/${kind}/${item.id}`, { replace, state: { isNew: true } })
      return true
    } catch (error) {
      toast(reason(error))
      return false
    }
  }
}
