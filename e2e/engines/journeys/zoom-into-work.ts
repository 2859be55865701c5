import { artwork as words } from '../../../src/messages/en/catalogue/artwork.ts'
import { wall } from '../../../src/messages/en/catalogue/wall.ts'
import type { Visitor } from '../visitor.ts'

/** From the list to a work, closer to it by button and pointer, on a wall, and back to the list. */
export async function zoomIntoWork(visitor: Visitor): Promise<void> {
  const title = 'Two Trawlers at the Inner Wall, November'
  const isAt = (scale: string) => visitor.count(`dialog [data-zoom="${scale}"]`, 1)
  await visitor.enter('/artwork/two-trawlers-inner-wall-november')
  await visitor.see(title, 'h1')
  await visitor.press(words.zoom, 'main')
  await isAt('1')
  await visitor.pressAt(`dialog [aria-label="${words.zoomIn}"]`)
  await visitor.count('dialog [data-zoom="1"]', 0)
  await visitor.press(words.zoomWhole, 'dialog')
  await isAt('1')
  await visitor.pressKey('Escape')
  await visitor.count('dialog', 0)

  await visitor.pressAt('main a:has(> picture, > [data-framed])')
  await isAt('1')
  await visitor.pressAt('dialog [aria-label="Close"]')
  await visitor.count('dialog', 0)
  await visitor.press(words.onTheWall, 'main')
  await visitor.see(wall.ownWall, 'main')
}
