import { renderToReadableStream } from 'react-dom/server'
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router'

import { markContext, OwnMark } from './own-mark.ts'

/** Renders a whole page before the first byte leaves: pages are cached, and their policy lists the scripts in them. */
export default async function renderPage(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  let finalStatus = status
  const mark = loadContext.get(markContext)
  const stream = await renderToReadableStream(
    <OwnMark value={mark}>
      <ServerRouter context={context} url={request.url} {...(mark ? { nonce: mark } : {})} />
    </OwnMark>,
    {
      signal: request.signal,
      ...(mark ? { nonce: { script: mark, style: mark } } : {}),
      onError: () => {
        finalStatus = 500
      },
    },
  )
  await stream.allReady
  headers.set('content-type', 'text/html; charset=utf-8')
  return new Response(stream, { status: finalStatus, headers })
}
