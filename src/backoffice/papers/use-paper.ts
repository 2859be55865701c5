import { useEffect, useState } from 'react'

import { call } from '../api/call.ts'
import type { Paper } from './ask-paper.ts'

const EVERY_MS = 700

/** A paper that was asked for, looked at until it is drawn. */
export function usePaper() {
  const [paper, setPaper] = useState<Paper>()
  const [looks, setLooks] = useState(0)
  const isWaiting = paper?.state === 'waiting'
  useEffect(() => {
    if (!paper || !isWaiting) return undefined
    const leaving = new AbortController()
    const timer = setTimeout(() => {
      call('GET /editor/papers/{paper}', { params: { paper: paper.id } }, { signal: leaving.signal })
        .then((reply) => setPaper(reply.paper))
        // A line that is gone comes back: it is looked at again.
        .catch(() => undefined)
        .finally(() => leaving.signal.aborted || setLooks((before) => before + 1))
    }, EVERY_MS)
    return () => {
      clearTimeout(timer)
      leaving.abort()
    }
  }, [paper, isWaiting, looks])
  return { paper, setPaper }
}
