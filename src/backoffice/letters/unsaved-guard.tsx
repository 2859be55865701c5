import { useEffect } from 'react'
import { useBlocker } from 'react-router'

import { Button } from '../../web/components/button.tsx'
import { Dialog } from '../components/dialog.tsx'
import { useWords } from '../words.ts'

/** Asks before words are left that are not saved. */
export function UnsavedGuard({ isUnsaved }: { isUnsaved: boolean }) {
  const { words } = useWords().letters
  useEffect(() => {
    if (!isUnsaved) return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', warn)
    return () => removeEventListener('beforeunload', warn)
  }, [isUnsaved])
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isUnsaved && currentLocation.pathname !== nextLocation.pathname,
  )
  if (blocker.state !== 'blocked') return null
  return (
    <Dialog label={words.leave} onClose={() => blocker.reset()}>
      <div className="space-y-6">
        <h2 className="font-display text-title">{words.leave}</h2>
        <p>{words.leaveText}</p>
        <div className="flex flex-wrap gap-6">
          <Button onClick={() => blocker.reset()}>{words.stay}</Button>
          <Button look="quiet" onClick={() => blocker.proceed()}>
            {words.go}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
