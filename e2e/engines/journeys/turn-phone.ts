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
      visitor.evaluate(() =>
        [...document.querySelectorAll('main li a[data-artwork]')].slice(0, 4).every((card) => {
          const { width } = card.getBoundingClientRect()
          const picture = card.querySelector('img')?.getBoundingClientRect()
          // Each has a square as wide as the card.
          return picture && picture.width < width + 1 && picture.height < width + 1
        }),
      ),
    )
  }
}
