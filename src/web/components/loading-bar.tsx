import { useEffect, useState } from 'react'
import { useNavigation } from 'react-router'

import { trackRequest, useRequests } from '../state/requests-store.ts'
import { useWords } from '../words.ts'

const THROTTLE_MS = 200
const DURATION_MS = 5000
const HIDE_AFTER_MS = 500

type Phase = 'hidden' | 'running' | 'done' | 'failed'

/** Shows that something is being fetched: only when it takes a while, in red when it failed, and gone soon after. */
export function LoadingBar() {
  const { shell } = useWords()
  const isNavigating = useNavigation().state !== 'idle'
  const { active, hasFailed } = useRequests()
  const isActive = active > 0
  const [phase, setPhase] = useState<Phase>('hidden')

  useEffect(() => {
    if (!isNavigating) return
    const finish = trackRequest()
    return () => finish(true)
  }, [isNavigating])

  useEffect(() => {
    if (isActive) {
      const timer = setTimeout(() => setPhase('running'), THROTTLE_MS)
      return () => clearTimeout(timer)
    }
    // A failure is shown even when it came too quickly for the bar to have run.
    setPhase((current) => (hasFailed ? 'failed' : current === 'hidden' ? 'hidden' : 'done'))
    const timer = setTimeout(() => setPhase('hidden'), HIDE_AFTER_MS)
    return () => clearTimeout(timer)
  }, [isActive, hasFailed])

  if (phase === 'hidden') return null
  return (
    <div
      role="progressbar"
      aria-label={shell.loading}
      data-phase={phase}
      className={`loading-bar fixed inset-x-0 top-0 z-50 h-0.5 origin-left ${phase === 'failed' ? 'bg-error' : 'bg-accent'}`}
      style={{ animationDuration: `${DURATION_MS}ms` }}
    />
  )
}
