// The thread in which a stranger's PDF is read and drawn: it knows the bytes that it was handed, and can reach nothing.
import { getDocument, VerbosityLevel } from 'unpdf/pdfjs'

import type { Asked, Told } from './messages.ts'

type Opened = Awaited<ReturnType<typeof getDocument>['promise']>
type Page = Awaited<ReturnType<Opened['getPage']>>

/** The largest picture of a page: beyond it browsers on phones draw nothing. */
const MOST_PIXELS = 16_000_000

const tell = (told: Told, handedOver: Transferable[] = []) =>
  (globalThis as unknown as Worker).postMessage(told, handedOver)

/** Where pages and what is woven into them are drawn, beside any page of the browser. */
class Canvases {
  create(width: number, height: number) {
    const canvas = new OffscreenCanvas(Math.max(1, width), Math.max(1, height))
    return { canvas, context: canvas.getContext('2d') }
  }
  reset({ canvas }: ReturnType<Canvases['create']>, width: number, height: number) {
    Object.assign(canvas, { width, height })
  }
  destroy({ canvas }: ReturnType<Canvases['create']>) {
    Object.assign(canvas, { width: 0, height: 0 })
  }
}

/** Filters are made of elements, of which there are none here. */
class NoFilters {
  addFilter = () => 'none'
  addHCMFilter = () => 'none'
  addAlphaFilter = () => 'none'
  addLuminosityFilter = () => 'none'
  addKnockoutFilter = () => 'none'
  addHighlightHCMFilter = () => 'none'
  destroy() {
    return undefined
  }
}

let opened: Opened | undefined
let line: Promise<unknown> = Promise.resolve()

globalThis.addEventListener('message', ({ data }: MessageEvent<Asked>) => {
  // One after the other, in the order they were asked for.
  line = line
    .then(() => answer(data))
    .catch(() => tell({ kind: 'failed', ...('page' in data ? { page: data.page } : {}) }))
})

async function answer(asked: Asked): Promise<void> {
  if (asked.kind === 'open') return open(asked.bytes)
  const page = await opened?.getPage(asked.page)
  if (!page) return
  if (asked.kind === 'draw') await draw(page, asked)
  else await read(page, asked.page)
  page.cleanup()
}

async function open(bytes: ArrayBuffer): Promise<void> {
  opened = await getDocument({
    data: new Uint8Array(bytes),
    // Letters are drawn as shapes: no font of a stranger's is given to the browser.
    disableFontFace: true,
    useSystemFonts: true,
    useWasm: false,
    useWorkerFetch: false,
    isOffscreenCanvasSupported: true,
    enableXfa: false,
    stopAtErrors: false,
    verbosity: VerbosityLevel.ERRORS,
    CanvasFactory: Canvases,
    FilterFactory: NoFilters,
  }).promise
  const first = await opened.getPage(1)
  tell({ kind: 'opened', pages: opened.numPages, ratio: ratioOf(first) })
}

async function draw(page: Page, { page: number, width }: Extract<Asked, { kind: 'draw' }>): Promise<void> {
  const whole = page.getViewport({ scale: 1 })
  const scale = Math.min(width / whole.width, Math.sqrt(MOST_PIXELS / (whole.width * whole.height)))
  const viewport = page.getViewport({ scale })
  const canvas = new OffscreenCanvas(Math.max(1, Math.floor(viewport.width)), Math.max(1, Math.floor(viewport.height)))
  await page.render({
    // The library draws on either kind, and names only the other.
    canvas: null,
    canvasContext: canvas.getContext('2d') as unknown as CanvasRenderingContext2D,
    viewport,
  }).promise
  const picture = canvas.transferToImageBitmap()
  tell({ kind: 'drawn', page: number, ratio: ratioOf(page), picture }, [picture])
}

async function read(page: Page, number: number): Promise<void> {
  const { items } = await page.getTextContent()
  const text = items.map((item) => ('str' in item ? `${item.str}${item.hasEOL ? '\n' : ''}` : '')).join('')
  tell({ kind: 'text', page: number, text })
}

function ratioOf(page: Page): number {
  const { width, height } = page.getViewport({ scale: 1 })
  return width > 0 && height > 0 ? width / height : 1
}

tell({ kind: 'loaded' })
