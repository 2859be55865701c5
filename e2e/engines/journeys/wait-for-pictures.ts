import sharp from 'sharp'

import { galleryUrl } from '../../gallery.ts'
import type { Visitor } from '../visitor.ts'
import { type Fate, withholdPictures } from '../withhold-pictures.ts'

// What smooth edges and colours may differ by along a line.
const TOLERANCE = 12

/** A picture on its way is its preview and nothing else; of one that is lost the place can be told from it. */
export async function waitForPictures(visitor: Visitor): Promise<void> {
  if (!(await isPlain(visitor, 'on their way'))) throw new Error('something stands over the preview of a picture')
  if (await isPlain(visitor, 'lost')) throw new Error('nothing is said in the place of a lost picture')
}

/** Whether every line of the first preview in the list has one colour. */
async function isPlain(visitor: Visitor, fate: Fate): Promise<boolean> {
  const { origin, close } = await withholdPictures(fate)
  try {
    // Its scripts wait in line behind the pictures.
    await visitor.goTo(`${origin}/artwork`)
    await visitor.count(`main li:first-child img${fate === 'lost' ? '[data-lost]' : ':not([data-lost])'}`, 1)
    const box = await visitor.evaluate(() => {
      const { left, top, width } = document.querySelector('main li img')?.getBoundingClientRect() ?? new DOMRect()
      return { left: Math.ceil(left) + 3, top: Math.ceil(top) + 3, width: Math.floor(width) - 6, height: 100 }
    })
    const { data, info } = await sharp(await visitor.takePicture())
      .extract(box)
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true })
    const bytes = info.width * info.channels
    return data.every((value, at) => {
      const first = data[at - (at % bytes) + (at % info.channels)] ?? 0
      return Math.abs(value - first) <= TOLERANCE
    })
  } finally {
    // Nobody is to wait any longer for what will not come.
    await visitor.goTo(`${galleryUrl}/robots.txt`)
    close()
  }
}
