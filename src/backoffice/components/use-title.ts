import { useEffect } from 'react'

import { useWords } from '../words.ts'

/** Names the tab. */
export function useTitle(name: string): void {
  const { shell } = useWords()
  useEffect(() => {
    document.title = `${name} · ${shell.title}`
  }, [name, shell.title])
}
