import type { ReaderWords } from './messages.ts'

/** The pages of the file, below each other. */
export interface Sheets {
  open: (pages: number, ratio: number) => void
  draw: (page: number, ratio: number, picture: ImageBitmap) => void
  read: (page: number, text: string) => void
  /** Says that a page cannot be shown, or none at all. */
  fail: (page?: number) => void
  count: () => number
}

const ZOOMS = [50, 75, 100, 125, 150, 200, 300]

/** Lays the pages out and has those drawn that somebody looks at, and only those: the rest would fill the memory. */
export function layOut(words: ReaderWords, onWanted: (page: number, width: number) => void): Sheets {
  const bar = make('div', { role: 'toolbar', 'aria-label': words.tools })
  const told = make('p', { role: 'status' }, words.opening)
  const pages = make('main', { tabindex: '0', 'aria-label': words.tools })
  document.body.append(bar, told, pages)
  let zoom = ZOOMS.indexOf(100)
  let current = 1
  const sheets: HTMLElement[] = []
  const sheetOf = (page: number) => sheets[page - 1]
  const say = (page: number) => words.page.replace('{page}', String(page)).replace('{pages}', String(sheets.length))

  const wanted = new Set<number>()
  const want = (page: number) => {
    wanted.add(page)
    onWanted(page, Math.round((sheetOf(page)?.clientWidth ?? 0) * devicePixelRatio))
  }
  const watching = new IntersectionObserver(
    (seen) => {
      for (const { target, isIntersecting } of seen) {
        const page = sheets.indexOf(target as HTMLElement) + 1
        if (isIntersecting && !wanted.has(page)) want(page)
        else if (!isIntersecting && wanted.delete(page)) canvasOf(target).width = 0
      }
    },
    { root: pages, rootMargin: '100% 0px' },
  )

  const setZoom = (next: number) => {
    zoom = Math.min(ZOOMS.length - 1, Math.max(0, next))
    pages.dataset.zoom = String(ZOOMS[zoom])
    sheetOf(current)?.scrollIntoView()
    for (const page of wanted) want(page)
  }
  const goTo = (page: number) => {
    if (page < 1 || page > sheets.length) return
    sheetOf(page)?.scrollIntoView()
    tellPage(page)
  }
  const tellPage = (page: number) => {
    current = page
    place.textContent = say(page)
  }
  const place = make('span', { 'aria-live': 'polite' })
  const press = (label: string, sign: string, onPress: () => void) => {
    const button = make('button', { type: 'button', 'aria-label': label, title: label }, sign)
    button.addEventListener('click', onPress)
    return button
  }

  pages.addEventListener('scroll', () => {
    const middle = pages.scrollTop + pages.clientHeight / 2
    const page = sheets.findLastIndex((sheet) => sheet.offsetTop - pages.offsetTop <= middle) + 1
    if (page > 0 && page !== current) tellPage(page)
  })
  globalThis.addEventListener('keydown', ({ key, ctrlKey, metaKey, altKey }) => {
    if (ctrlKey || metaKey || altKey) return
    if (key === '+') setZoom(zoom + 1)
    else if (key === '-') setZoom(zoom - 1)
    else if (key === 'ArrowRight') goTo(current + 1)
    else if (key === 'ArrowLeft') goTo(current - 1)
  })
  globalThis.addEventListener('resize', () => {
    for (const page of wanted) want(page)
  })

  return {
    count: () => sheets.length,
    open: (count, ratio) => {
      told.remove()
      for (let page = 1; page <= count; page++) {
        const sheet = make('section')
        sheet.append(make('canvas', { 'aria-hidden': 'true' }), make('p', { class: 'text' }))
        setRatio(sheet, ratio)
        sheets.push(sheet)
      }
      sheets.forEach((sheet, at) => sheet.setAttribute('aria-label', say(at + 1)))
      pages.append(...sheets)
      bar.append(
        press(words.previous, '←', () => goTo(current - 1)),
        place,
        press(words.next, '→', () => goTo(current + 1)),
        press(words.smaller, '−', () => setZoom(zoom - 1)),
        press(words.larger, '+', () => setZoom(zoom + 1)),
      )
      tellPage(1)
      for (const sheet of sheets) watching.observe(sheet)
    },
    draw: (page, ratio, picture) => {
      const sheet = sheetOf(page)
      if (!sheet || !wanted.has(page)) return picture.close()
      setRatio(sheet, ratio)
      const canvas = canvasOf(sheet)
      Object.assign(canvas, { width: picture.width, height: picture.height })
      canvas.getContext('bitmaprenderer')?.transferFromImageBitmap(picture)
      sheet.dataset.drawn = 'yes'
    },
    read: (page, text) => {
      const read = sheetOf(page)?.querySelector('p')
      if (read) read.textContent = text
    },
    fail: (page) => {
      const place = page === undefined ? undefined : sheetOf(page)
      if (place) place.replaceChildren(make('p', {}, words.failed))
      else document.body.replaceChildren(make('p', { role: 'alert' }, words.failed))
    },
  }
}

const canvasOf = (sheet: Element) => sheet.querySelector('canvas') ?? document.createElement('canvas')

// Styles that stand in a page are refused, those that a script sets on an element are not.
const setRatio = (sheet: HTMLElement, ratio: number) => {
  sheet.style.aspectRatio = String(ratio)
}

function make<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Record<string, string> = {},
  text = '',
) {
  const element = document.createElement(name)
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value)
  element.textContent = text
  return element
}
