import type { ElementHandle, Page } from '@playwright/test'

/** Something on the page that looks as if it could be pressed. */
export interface Pressable {
  /** What it is and says: `button “Add to cart”`. */
  name: string
  /** What it is and the part of the page that it stands in. */
  kind: string
  /** Equal for things of a kind that look alike. */
  look: string
  /** Where it stands in the document. */
  path: string
  /** Whether a press puts the focus on it, or on the field that it names. */
  isFocusable: boolean
  /** Whether it is there to be written in or chosen from. */
  isField: boolean
  /** Whether it goes on when pressed again at once, as arrows do. */
  isStep: boolean
  /** Whether it is a menu or in one, which opens and closes while it is pressed, as those of the system do. */
  isMenu: boolean
  /** Whether it shows where one is: pressing it leads nowhere else. */
  isCurrent: boolean
  isLink: boolean
  /** Whether it is one of many pictures with a few lines that lead to what they show. */
  isCard: boolean
  /** Whether it stands in a dialog, which is the same wherever it is opened. */
  isInDialog: boolean
}

/** Everything in a part of the page that a person would try to press: what is told in passing first, the rest from top to bottom. */
export const findPressables = (page: Page, part: string): Promise<Pressable[]> => page.evaluate(lookForPressables, part)

// Runs in the page, so it can use nothing from outside.
function lookForPressables(part: string): Pressable[] {
  const CONTROLS =
    'a[href], button, summary, label, select, input, textarea, [role=button], [role=option], [role=menuitem], [role=tab], [role=slider]'
  const modal = [...document.querySelectorAll('dialog:modal')].at(-1)
  const found = (modal ? [modal] : [...document.querySelectorAll(part)]).flatMap((one) => [
    ...one.querySelectorAll('*'),
  ])
  const isPointed = (element: Element | null) => element !== null && getComputedStyle(element).cursor === 'pointer'

  const isPassing = (element: Element) => element.closest('[role=status]') !== null
  const all = found.filter(looksPressable)
  return [...all.filter(isPassing), ...all.filter((one) => !isPassing(one))].map((element) => ({
    name: `${element.tagName.toLowerCase()} “${wordsOf(element)}”`,
    kind: `${landmarkOf(element)} ${element.tagName} ${element.getAttribute('role') ?? ''}${element.matches('a:has(img, h2, h3)') ? ' card' : ''}`,
    look: ` ${element.className}`,
    path: pathOf(element),
    isFocusable: fieldOf(element).matches('a[href], button, summary, select, input, textarea, [tabindex]'),
    isField: element.matches('input, textarea, select, label'),
    isStep: element.closest('[data-steps]') !== null,
    isMenu: element.matches('[aria-haspopup=menu], [role=menuitem]'),
    isCurrent: leadsHere(element),
    isLink: element.matches('a'),
    isCard: element.matches('a:has(img, h2, h3)'),
    isInDialog: modal !== undefined,
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
  /** Whether that, or something beside it, is a layer that opens and closes. */
  isBesideLayer: boolean
}

const GLANCE_MS = 100

/** Brings a thing into view and aims at it; nothing if it is not there any more, nor another that says the same. */
export async function takeAim(page: Page, { path, name }: Pick<Pressable, 'path' | 'name'>): Promise<Aim | null> {
  const element: ElementHandle<Element> | null = (await page.$(path)) ?? (await findNamed(page, name))
  if (!element) return null
  const scrolled = () => page.evaluate(() => [scrollX, scrollY].join())
  const before = await scrolled()
  const aim = await element.evaluate(aimAtWords).catch(() => null)
  if (!aim || (await scrolled()) === before) return aim
  // Who has just brought something into view looks before pressing: what is drawn only there may still push it.
  await page.waitForTimeout(GLANCE_MS)
  return element.evaluate(aimAtWords).catch(() => null)
}

/** What has moved on in its list, since something came before it. */
async function findNamed(page: Page, name: string): Promise<ElementHandle<Element> | null> {
  const found = await page.evaluateHandle((wanted) => {
    const [tag = '', words = ''] = wanted.split(/ “|”$/)
    const wordsOf = (one: Element) =>
      (one.getAttribute('aria-label') ?? one.textContent).replace(/\s+/g, ' ').trim().slice(0, 60)
    return [...document.querySelectorAll(tag)].find((one) => words && one.checkVisibility() && wordsOf(one) === words)
  }, name)
  return found.asElement()
}

declare global {
  interface Window {
    /** What was aimed at last: its place in the document changes when something opens beside it. */
    aimedAt?: Element
  }
}

/** Runs in the page: brings a thing into view and aims at the middle of its words. */
export function aimAtWords(element: Element): Aim {
  window.aimedAt = element
  // What floats beside something goes along with the page: it is left where it is seen.
  const place = element.closest('[role=menu], [role=listbox]') ? 'nearest' : 'center'
  const box = element.getBoundingClientRect()
  const seen = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2)
  if (place === 'center' || !element.contains(seen))
    element.scrollIntoView({ block: place, inline: place, behavior: 'instant' })
  const field = element instanceof HTMLLabelElement ? element.control : null
  const aims = [...wordsByWidth(), element.getBoundingClientRect()].map(({ left, top, width, height }) => {
    const at = { x: left + width / 2, y: top + height / 2 }
    return { ...at, hit: document.elementFromPoint(at.x, at.y) }
  })
  const isOnIt = ({ hit }: { hit: Element | null }) => hit !== null && (element.contains(hit) || hit === field)
  // Words that are only for screen readers have a place too, but nobody sees them there.
  const { x, y, hit } = aims.find(isOnIt) ?? aims.at(-1)!
  const isHit = isOnIt({ hit })
  const layers = [...document.querySelectorAll('details[open], [role=listbox], [role=menu], [popover]:popover-open')]
  return {
    x,
    y,
    coveredBy: isHit ? null : `${hit?.tagName} ${hit?.className} ${hit?.textContent?.slice(0, 40)}`,
    isBesideLayer: layers.some((layer) => !layer.contains(element) && (isHit || layer.contains(hit))),
  }

  function wordsByWidth(): DOMRect[] {
    const words = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
    const seen: DOMRect[] = []
    while (words.nextNode()) {
      const range = document.createRange()
      range.selectNodeContents(words.currentNode)
      if (!words.currentNode.textContent?.trim()) continue
      if (!words.currentNode.parentElement?.checkVisibility({ visibilityProperty: true })) continue
      for (const rect of range.getClientRects())
        if (rect.width > 4 && rect.height > 4 && rect.right > 0 && rect.left < innerWidth) seen.push(rect)
    }
    return seen.toSorted((one, other) => other.width - one.width)
  }
}

/** Whether what was pressed still lies under the pointer. */
export const isStillThere = (page: Page, path: string, { x, y }: Aim): Promise<boolean> =>
  page.evaluate(
    ([where, left, top]) => {
      const under = document.elementFromPoint(left, top)
      return [document.querySelector(where), window.aimedAt].some((element) => {
        const field = element instanceof HTMLLabelElement ? element.control : null
        return !!element && !!under && (element.contains(under) || under === field)
      })
    },
    [path, x, y] as const,
  )
