// What runs in the frame in which a stranger's PDF is read. The frame has an origin of its own that nobody else has, asks
// nobody for anything, and knows only what it is handed: the bytes and the words that stand around them.
import './frame.css'
import { layOut, type Sheets } from './lay-out.ts'
import type { Asked, Handed, Told } from './messages.ts'

/** Longer than this nobody waits for a page; what takes longer is meant to. */
const PATIENCE_MS = 30_000
/** So many pages are read out; who needs more saves the file. */
const MOST_READ = 300

globalThis.addEventListener('message', ({ source, data }: MessageEvent<Handed>) => {
  const isHanded = source === globalThis.parent && globalThis.parent !== globalThis.window
  if (isHanded && !document.body.dataset.handed) show(data)
})
// Whoever holds the frame may have it ready before or after us.
globalThis.parent.postMessage('ready', '*')

function show({ bytes, words, language }: Handed): void {
  document.body.dataset.handed = 'yes'
  document.documentElement.lang = language
  const thread = openThread()
  const ask = (asked: Asked, handedOver: Transferable[] = []) => thread.postMessage(asked, handedOver)
  let timer = 0
  const sheets: Sheets = layOut(words, (page, width) => {
    wait()
    ask({ kind: 'draw', page, width })
  })
  const giveUp = () => {
    thread.terminate()
    sheets.fail()
  }
  function wait() {
    clearTimeout(timer)
    timer = window.setTimeout(giveUp, PATIENCE_MS)
  }
  thread.addEventListener('error', giveUp)
  thread.addEventListener('message', ({ data }: MessageEvent<Told>) => {
    // The library speaks on the same line, to itself.
    if (!('kind' in data)) return
    clearTimeout(timer)
    if (data.kind === 'loaded') {
      wait()
      ask({ kind: 'open', bytes }, [bytes])
    } else if (data.kind === 'opened') {
      sheets.open(data.pages, data.ratio)
      ask({ kind: 'read', page: 1 })
    } else if (data.kind === 'drawn') sheets.draw(data.page, data.ratio, data.picture)
    else if (data.kind === 'text') {
      sheets.read(data.page, data.text)
      if (data.page < Math.min(sheets.count(), MOST_READ)) ask({ kind: 'read', page: data.page + 1 })
    } else if (data.kind === 'failed') {
      if (data.page === undefined) giveUp()
      else sheets.fail(data.page)
    }
  })
  wait()
}

/** Without an origin of its own, a frame can only have a thread that fetches its file by itself, once it runs. */
function openThread(): Worker {
  const file = document.querySelector<HTMLLinkElement>('link[data-thread]')?.href ?? ''
  const address = URL.createObjectURL(new Blob([`import(${JSON.stringify(file)})`], { type: 'text/javascript' }))
  return new Worker(address)
}
