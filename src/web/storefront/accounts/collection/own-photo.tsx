import { useEffect, useRef, useState } from 'react'

import { readApiUrl } from '../../../page-data.ts'
import { useAuth } from '../../../state/auth-store.ts'

/** A photograph that only its owner is given: fetched with their token, once it is about to be seen. */
export function OwnPhoto({ id, photo }: { id: string; photo: string }) {
  const ref = useRef<HTMLDivElement>(null)
  const [source, setSource] = useState<string>()
  useEffect(() => {
    const abort = new AbortController()
    const watch = new IntersectionObserver(
      ([seen]) => {
        if (!seen?.isIntersecting) return
        watch.disconnect()
        void fetchPhoto(id, abort.signal).then(setSource, () => undefined)
      },
      { rootMargin: '200px' },
    )
    if (ref.current) watch.observe(ref.current)
    return () => {
      abort.abort()
      watch.disconnect()
    }
    // Another photograph has another name.
  }, [id, photo])
  return (
    <div ref={ref} className={source ? '' : 'aspect-square bg-line/25'}>
      {source ? <img src={source} alt="" className="h-auto w-full" /> : null}
    </div>
  )
}

/** As an address that the page's policy lets it show. */
async function fetchPhoto(id: string, signal: AbortSignal): Promise<string> {
  const response = await fetch(`${readApiUrl()}/api/account/collection/${id}/photo`, {
    headers: { authorization: `Bearer ${useAuth.getState().token ?? ''}` },
    signal,
  })
  if (!response.ok) throw new Error(response.statusText)
  const blob = await response.blob()
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => resolve(reader.result as string))
    reader.addEventListener('error', () => reject(new Error('unreadable')))
    reader.readAsDataURL(blob)
  })
}
