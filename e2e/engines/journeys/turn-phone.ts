import { DESKTOP } from '../driver.ts'
import type { Visitor } from '../visitor.ts'

const NARROW = { width: 480, height: 800 }

/** Makes the window narrow and wide again, as who turns a phone does: every picture stays within its place. */
export async function turnPhone(visitor: Visitor): Promise<void> {
  await visitor.enter('/artwork')
  for (const size of [NARROW, DESKTOP]) {
    await visitor.resize(size)
    await visitor.until(`${size.width} px`, () =>
      visitor.evaluate((width) => Math.abs(innerWidth - width) < 20, size.width),
    )
    await visitor.until('pictures within their places', () =>
      visitor.evaluate(() => {
        // A work that staff have just made may have none.
        const pictures = [...document.querySelectorAll('main li a[data-artwork] img')].slice(0, 4)
        const isWithin = (picture: Element) => {
          const { width = 0 } = picture.closest('a')?.getBoundingClientRect() ?? {}
          const drawn = picture.getBoundingClientRect()
          // Each has a square as wide as the card.
          return drawn.width < width + 1 && drawn.height < width + 1
        }
        return pictures.length === 4 && pictures.every(isWithin)
      }),
    )
  }
}
