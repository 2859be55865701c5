import { walk } from '../../../src/messages/en/catalogue/walk.ts'
import type { Visitor } from '../visitor.ts'

const ROOMS = '/artist/ines-corval/virtual-gallery'

/** Along the walls, into the room and from work to work; where the engine draws no rooms, the walls say so and serve. */
export async function walkThroughRooms(visitor: Visitor): Promise<void> {
  await visitor.enter(ROOMS)
  await visitor.press(walk.addToCart, 'main li')
  await visitor.see(walk.removeFromCart, 'main li')
  await visitor.press(walk.enter, 'main')
  const canDraw = await visitor.evaluate(() => document.createElement('canvas').getContext('webgl2') !== null)
  if (!canDraw) {
    await visitor.see(walk.unable, 'main')
    return
  }
  await visitor.count('dialog canvas[data-open=true]', 1)
  await visitor.press(walk.begin, 'dialog')
  const first = await visitor.read('dialog cite')
  await visitor.pressAt(`dialog [aria-label="${walk.next}"]`)
  await visitor.until('the next work', async () => (await visitor.read('dialog cite')) !== first)
  await visitor.pressKey('Escape')
  await visitor.count('dialog', 0)
}
