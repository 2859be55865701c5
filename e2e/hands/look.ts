import type { Page } from '@playwright/test'

/** Something on the page that looks as if it could be pressed. */
export interface Pressable {
  /** What it is and says: `button “Add to cart”`. */
  name: string
  /** Equal for things that look alike and stand in the same part of the page. */
  kind: string
  /** Where it stands in the document. */
  path: string
  /** Whether a press puts the focus on it, or on the field that it names. */
  isFocusable: boolean
  /** Whether it is there to be written in or chosen from. */
  isField: boolean
  /** Whether it goes on when pressed again at once, as arrows do. */
  isStep: boolean
  /** Whether it shows where one is: pressing it leads nowhere else. */
  isCurrent: boolean
}

/** Everything in a part of the page that a person would try to press, from top to bottom. */
export const findPressables = (page: Page, part: string): Promise<Pressable[]> => page.evaluate(lookForPressables, part)

// Runs in the page, so it can use nothing from outside.
function lookForPressables(part: string): Pressable[] {
  const CONTROLS =
    'a[href], button, summary, label, select, input, textarea, [role=button], [role=option], [role=tab], [role=slider]'
  const modal = [...document.querySelectorAll('dialog:modal')].at(-1)
  const found = (modal ? [modal] : [...document.querySelectorAll(part)]).flatMap((one) => [
    ...one.querySelectorAll('*'),
  ])
  const isPointed = (element: Element | null) => element !== null && getComputedStyle(element).cursor === 'pointer'

  return found.filter(looksPressable).map((element) => ({
    name: `${element.tagName.toLowerCase()} “${wordsOf(element)}”`,
    kind: `${landmarkOf(element)} ${element.tagName} ${element.getAttribute('role') ?? ''} ${element.className}`,
    path: pathOf(element),
    isFocusable: fieldOf(element).matches('a[href], button, summary, select, input, textarea, [tabindex]'),
    isField: element.matches('input, textarea, select, label'),
    isStep: element.closest('[data-steps]') !== null,
    isCurrent: leadsHere(element),
  }))

  function looksPressable(element: Element): boolean {
    const { width, height } = element.getBoundingClientRect()
    if (width < 4 || height < 4) return false
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return false
    if (element.closest('[inert], [aria-hidden=true], iframe')) return false
    // Of a slider only the thumb is pressed.
    if (getComputedStyle(element).pointerEvents === 'none') return false
    const field = fieldOf(element)
    if (field.matches(':disabled, [aria-disabled=true]') || element.closest('[aria-disabled=true]')) return false
    // What stands in a label is pressed by its words; what stands in a link or button belongs to it.
    const owner = element.parentElement?.closest(CONTROLS)
    if (owner && owner.matches('a[href], button, summary')) return false
    if (owner?.matches('label')) return wordsOf(owner) === '' && element.matches(CONTROLS)
    if (element.matches('a:not([href^="http"], [href^="/"], [href^="#"], [href^="?"])')) return false
    return element.matches(CONTROLS) || (isPointed(element) && !isPointed(element.parentElement))
  }
  function fieldOf(element: Element): Element {
    return (element instanceof HTMLLabelElement ? element.control : null) ?? element
  }
  function wordsOf(element: Element): string {
    const text = element.getAttribute('aria-label') ?? element.textContent
    return text.replace(/\s+/g, ' ').trim().slice(0, 60)
  }
  function landmarkOf(element: Element): string {
    const landmark = element.closest('dialog, [role=group], fieldset, form, nav, header, footer, aside, section, main')
    return `${landmark?.tagName ?? ''}.${landmark?.getAttribute('aria-label') ?? ''}`
  }
  function leadsHere(element: Element): boolean {
    if (element.matches('[aria-current], :checked, [aria-selected=true], [aria-pressed=true]')) return true
    if (fieldOf(element).matches('[type=radio]:checked')) return true
    if (element instanceof HTMLButtonElement && element.type === 'submit' && element.form?.method === 'get') {
      const asked = new URLSearchParams([...new FormData(element.form)] as [string, string][])
      return `${element.form.action}?${asked}` === location.href
    }
    return element instanceof HTMLAnchorElement && element.href === location.href
  }
  function pathOf(element: Element): string {
    const steps: string[] = []
    for (let at: Element | null = element; at && at !== document.documentElement; at = at.parentElement) {
      const place = [...(at.parentElement?.children ?? [])].indexOf(at) + 1
      steps.unshift(`${at.tagName.toLowerCase()}:nth-child(${place})`)
    }
    return steps.join(' > ')
  }
}

/** Where a hand would press: the middle of the words, or of the thing itself where it has none. */
export interface Aim {
  x: number
  y: number
  /** What lies over it there, if anything does. */
  coveredBy: string | null
}

/** Brings a thing into view and aims at it; nothing if it is not there any more. */
export async function takeAim(page: Page, path: string): Promise<Aim | null> {
  const element = await page.$(path)
  return element && element.evaluate(aimAtWords).catch(() => null)
}

/** Runs in the page: brings a thing into view and aims at the middle of its words. */
export function aimAtWords(element: Element): Aim {
  element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
  const field = element instanceof HTMLLabelElement ? element.control : null
  const box = largestWords() ?? element.getBoundingClientRect()
  const x = box.left + box.width / 2
  const y = box.top + box.height / 2
  const top = document.elementFromPoint(x, y)
  const isHit = top !== null && (element.contains(top) || top === field || top.contains(element))
  return { x, y, coveredBy: isHit ? null : `${top?.tagName} ${top?.className} ${top?.textContent?.slice(0, 40)}` }

  function largestWords(): DOMRect | null {
    const words = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
    let largest: DOMRect | null = null
    while (words.nextNode()) {
      const range = document.createRange()
      range.selectNodeContents(words.currentNode)
      if (!words.currentNode.textContent?.trim()) continue
      if (!words.currentNode.parentElement?.checkVisibility({ visibilityProperty: true })) continue
      for (const rect of range.getClientRects()) {
        const isSeen = rect.width > 4 && rect.height > 4 && rect.right > 0 && rect.left < innerWidth
        if (isSeen && rect.width > (largest?.width ?? 0)) largest = rect
      }
    }
    return largest
  }
}

/** Whether what was pressed still lies under the pointer. */
export const isStillThere = (page: Page, path: string, { x, y }: Aim): Promise<boolean> =>
  page.evaluate(
    ([where, left, top]) => {
      const element = document.querySelector(where)
      const under = document.elementFromPoint(left, top)
      const field = element instanceof HTMLLabelElement ? element.control : null
      return !!element && !!under && (element.contains(under) || under === field || under.contains(element))
    },
    [path, x, y] as const,
  )
