import type { Point } from './driver.ts'

/**
 * Runs in a page: the middle of the first of these words that can be seen and reached in a part of the page, scrolled to
 * if need be. Without words, the middle of the part itself. Nothing where there is none.
 */
export function findWords(words: string | null, part: string): Point | null {
  const normalize = (text: string | null) => (text ?? '').replaceAll(/\s+/g, ' ').trim()

  function* listPlaces(): Generator<{ element: Element; range: Range | Element }> {
    for (const root of document.querySelectorAll(part)) {
      if (words === null) yield { element: root, range: root }
      else {
        const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
        while (texts.nextNode()) {
          const { currentNode: text } = texts
          // Words may stand in several texts of one element.
          const node = normalize(text.textContent) === words ? text : text.parentElement
          if (!node || !text.parentElement || normalize(node.textContent) !== words) continue
          const range = document.createRange()
          range.selectNodeContents(node)
          yield { element: text.parentElement, range }
        }
      }
    }
  }

  function reach(element: Element, range: Range | Element): Point | null {
    const own = element.getBoundingClientRect()
    // What only a screen reader reads is a pixel large.
    if (!element.checkVisibility({ visibilityProperty: true }) || own.width < 2 || own.height < 2) return null
    const { left, top, width, height } = range.getBoundingClientRect()
    const point = { x: left + width / 2, y: top + height / 2 }
    const hit = document.elementFromPoint(point.x, point.y)
    return hit && (hit.contains(element) || element.contains(hit)) ? point : null
  }

  for (const { element, range } of listPlaces()) {
    const found = reach(element, range)
    if (found) return found
    if (!element.checkVisibility({ visibilityProperty: true })) continue
    element.scrollIntoView({ block: 'center', behavior: 'instant' })
    const scrolled = reach(element, range)
    if (scrolled) return scrolled
  }
  return null
}
