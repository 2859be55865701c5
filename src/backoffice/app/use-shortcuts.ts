import { useEffect, useLayoutEffect, useRef } from 'react'
import { useNavigate } from 'react-router'

import { EDITED_KINDS } from '../../contract/content/values.ts'
import { KEYS } from '../kinds.ts'

const SEQUENCE_MS = 1200

interface Acts {
  onFind: () => void
  onList: () => void
}

/** Keys that work everywhere except under a dialog; those without Ctrl or ⌘ not while somebody writes either. */
export function useShortcuts(acts: Acts): void {
  const navigate = useNavigate()
  const current = useRef(acts)
  useLayoutEffect(() => {
    current.current = acts
  })
  useEffect(() => {
    let sequenceUntil = 0
    const press = (event: KeyboardEvent) => {
      const key = event.key.toLowerCase()
      if ((event.ctrlKey || event.metaKey) && key === 'k') {
        event.preventDefault()
        if (!document.querySelector('dialog[open]')) current.current.onFind()
        return
      }
      if ((event.ctrlKey || event.metaKey) && key === 'enter' && !document.querySelector('dialog[open]')) {
        document.querySelector<HTMLElement>('[data-shortcut="publish"]')?.click()
        return
      }
      if (event.ctrlKey || event.metaKey || event.altKey || isBusy(event.target)) return
      const kind = EDITED_KINDS.find((one) => KEYS[one] === key)
      const isSequence = Date.now() < sequenceUntil
      sequenceUntil = 0
      if (isSequence && kind) void navigate(`/${kind}`)
      else if (key === 'g') sequenceUntil = Date.now() + SEQUENCE_MS
      else if (key === '?') current.current.onList()
      else if (key === 'n') document.querySelector<HTMLElement>('[data-shortcut="create"]')?.click()
      else if (key === '/') document.querySelector<HTMLElement>('[data-shortcut="search"]')?.focus()
      else return
      event.preventDefault()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [navigate])
}

function isBusy(target: EventTarget | null): boolean {
  if (document.querySelector('dialog[open]')) return true
  return target instanceof Element && target.closest('input, textarea, select, [contenteditable]') !== null
}
