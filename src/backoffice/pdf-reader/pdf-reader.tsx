import { useEffect, useRef, useState } from 'react'

import { LANGUAGES } from '../../contract/locale.ts'
import { Button } from '../../web/components/button.tsx'
import { fetchFile } from '../api/fetch-file.ts'
import { useLocale, useWords } from '../words.ts'
import type { Handed } from './frame/messages.ts'

/** Where there is room for it beside the form, it is opened with the page; on a phone, when it is wished for. */
const HAS_ROOM = '(min-width: 64rem)'

/**
 * A PDF that a stranger has sent, to be read in the page. It is read and drawn in a frame without an origin: whatever is in
 * it can neither act in our name nor tell anybody.
 */
export function PdfReader({ path, title }: { path: string; title: string }) {
  const { reader } = useWords()
  const [isOpen, setOpen] = useState(() => matchMedia(HAS_ROOM).matches)
  if (isOpen) return <Frame path={path} title={title} />
  return (
    <Button look="outline" onClick={() => setOpen(true)}>
      {reader.open}
    </Button>
  )
}

function Frame({ path, title }: { path: string; title: string }) {
  const { reader } = useWords()
  const locale = useLocale()
  const frame = useRef<HTMLIFrameElement>(null)
  const [hasFailed, setFailed] = useState(false)
  useEffect(() => {
    const leaving = new AbortController()
    const { signal } = leaving
    const ready = new Promise<void>((resolve) => {
      const listen = ({ source, data }: MessageEvent) => {
        if (data === 'ready' && source === frame.current?.contentWindow) resolve()
      }
      globalThis.addEventListener('message', listen, { signal })
    })
    async function hand() {
      const bytes = await (await fetchFile(path, locale, signal)).arrayBuffer()
      await ready
      const { open: _, fetchFailed: __, ...words } = reader
      const handed: Handed = { bytes, words, language: LANGUAGES[locale].tag }
      // It has no origin that it could be named by, and nothing else is ever shown in it.
      if (!signal.aborted) frame.current?.contentWindow?.postMessage(handed, '*', [bytes])
    }
    hand().catch(() => {
      if (!signal.aborted) setFailed(true)
    })
    return () => leaving.abort()
  }, [path, locale, reader])
  if (hasFailed) return <p role="alert">{reader.fetchFailed}</p>
  return (
    <iframe
      ref={frame}
      key={path}
      title={title}
      src="/admin/pdf-frame"
      sandbox="allow-scripts"
      className="block h-[80vh] min-h-96 w-full border border-line"
    />
  )
}
