import { useBlocker } from 'react-router'

import { Button } from '../../web/components/button.tsx'
import { Dialog } from '../components/dialog.tsx'
import { useWords } from '../words.ts'
import { hasUploads } from './inputs/uploads-under-way.ts'

/** Asks before a screen is left from which files are still being sent: they would belong to nothing. */
export function LeaveGuard() {
  const { leaving } = useWords().editor
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => hasUploads() && currentLocation.pathname !== nextLocation.pathname,
  )
  if (blocker.state !== 'blocked') return null
  return (
    <Dialog label={leaving.title} onClose={() => blocker.reset()}>
      <div className="space-y-6">
        <h2 className="font-display text-title">{leaving.title}</h2>
        <p>{leaving.text}</p>
        <div className="flex flex-wrap gap-6">
          <Button onClick={() => blocker.reset()}>{leaving.stay}</Button>
          <Button look="quiet" onClick={() => blocker.proceed()}>
            {leaving.leave}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
