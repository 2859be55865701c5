import type { ReactNode } from 'react'
import { renderToReadableStream, renderToString } from 'react-dom/server'
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router'

import { htmlContext } from './html-context.ts'
import { markContext, OwnMark } from './own-mark.ts'

/** What stands where a part could not be rendered without waiting, or failed. */
const LEFT_OPEN = '<!--$!'

/**
 * Renders a whole page before the first byte leaves: pages are cached, and their policy lists the scripts in them. It is
 * done in one go, which costs much less than bit by bit; where a part of it has to be waited for, it is begun again.
 */
export default async function renderPage(
  request: Request,
  status: number,
  headers: Headers,
  { serverHandoffStream, ...context }: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  const mark = loadContext.get(markContext)
  const page = (
    <OwnMark value={mark}>
      <ServerRouter context={context} url={request.url} {...(mark ? { nonce: mark } : {})} />
    </OwnMark>
  )
  const data = await readWhole(serverHandoffStream)
  const { html, hasFailed } = renderInOneGo(page) ?? (await renderBitByBit(page, { mark, signal: request.signal }))
  Object.assign(loadContext.get(htmlContext), { html, ...(context.renderMeta?.didRenderScripts ? { data } : {}) })
  headers.set('content-type', 'text/html; charset=utf-8')
  return new Response(null, { status: hasFailed ? 500 : status, headers })
}

/** Nothing where a part has to be waited for, or fails: which of both is seen bit by bit. */
function renderInOneGo(page: ReactNode) {
  try {
    const html = renderToString(page)
    return html.includes(LEFT_OPEN) ? undefined : { html: `<!DOCTYPE html>${html}`, hasFailed: false }
  } catch {
    return undefined
  }
}

async function renderBitByBit(page: ReactNode, { mark, signal }: { mark: string | undefined; signal: AbortSignal }) {
  let hasFailed = false
  const stream = await renderToReadableStream(page, {
    signal,
    ...(mark ? { nonce: { script: mark, style: mark } } : {}),
    onError: () => {
      hasFailed = true
    },
  })
  await stream.allReady
  return { html: await readWhole(stream), hasFailed }
}

async function readWhole(stream: ReadableStream<Uint8Array> | undefined): Promise<string> {
  const decoder = new TextDecoder()
  let text = ''
  for await (const chunk of stream ?? []) text += decoder.decode(chunk, { stream: true })
  return text
}
