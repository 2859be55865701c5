import sharp from 'sharp'

import type { ArtworkCard } from '../../../src/contract/catalogue/shapes.ts'
import { galleryUrl } from '../../gallery.ts'
import type { Visitor } from '../visitor.ts'
import { type Fate, withholdPicture } from '../withhold-picture.ts'

// What smooth edges and colours may differ by along a line.
const TOLERANCE = 12

/** A picture on its way is its preview and nothing else; of one that is lost the place can be told from it. */
export async function waitForPictures(visitor: Visitor): Promise<void> {
  const reply = await fetch(`${galleryUrl}/api/artworks`)
  const { artworks } = (await reply.json()) as { artworks: ArtworkCard[] }
  // Not among the first, for which a page waits before it is whole.
  const work = artworks.slice(12).find(({ picture }) => picture !== null)
  if (!work) throw new Error('the list has no picture out of sight')
  await withhold(visitor, work, 'on its way', async (image) => {
    if (!(await isPlain(visitor, image))) throw new Error('something stands over the preview of a picture')
  })
  await withhold(visitor, work, 'lost', (image) =>
    visitor.until('a sign of the loss', async () => !(await isPlain(visitor, image))),
  )
}

/** Shows the list without the picture of a work, and has a look at its place. */
async function withhold(
  visitor: Visitor,
  { slug, picture }: ArtworkCard,
  fate: Fate,
  look: (image: string) => Promise<unknown>,
): Promise<void> {
  const path = picture?.path ?? ''
  const { origin, close } = await withholdPicture(path.slice(0, path.lastIndexOf('/') + 1), fate)
  const image = `main [data-artwork="${slug}"] img`
  try {
    await visitor.visit('/artwork', origin)
    await visitor.seeAt(image)
    await visitor.count(`${image}${fate === 'lost' ? '[data-lost]' : ':not([data-lost])'}`, 1)
    await look(image)
  } finally {
    // Nobody is to wait any longer for what will not come.
    await visitor.visit('/faq')
    close()
  }
}

/** Whether every line of a picture has one colour. */
async function isPlain(visitor: Visitor, image: string): Promise<boolean> {
  const box = await visitor.evaluate((selector) => {
    const { left = 0, top = 0, width = 0, height = 0 } = document.querySelector(selector)?.getBoundingClientRect() ?? {}
    const inside = { width: Math.floor(width) - 6, height: Math.floor(height) - 6 }
    return { left: Math.ceil(left) + 3, top: Math.ceil(top) + 3, ...inside }
  }, image)
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
}
