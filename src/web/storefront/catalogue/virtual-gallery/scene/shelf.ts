import { type Wanting, choosePictures } from './choose-pictures.ts'
import type { Shown } from './hang-works.ts'
import type { SceneWork } from './scene-work.ts'
import type { Stage } from './stage.ts'

interface Holding {
  width: number
  /** The width that is under way. */
  coming: number
}

const AT_ONCE = 3
const FADE_SECONDS = 0.35
const PLENTY = { budget: 20_000_000, widest: 1600 }
const SPARING = { budget: 6_000_000, widest: 800 }

/** Fetches pictures as large as they are seen, the nearest first, and drops those that are far. */
export class Shelf {
  readonly #stage: Stage
  readonly #onCome: () => void
  readonly #held = new Map<Shown, Holding>()
  readonly #fading = new Set<Shown>()
  readonly #ending = new AbortController()
  #wanted: { shown: Shown; width: number }[] = []
  #underWay = 0

  constructor(stage: Stage, onCome: () => void) {
    this.#stage = stage
    this.#onCome = onCome
  }

  /** Says how wide each picture is seen, in pixels; 0 where it is far. */
  see(all: { shown: Shown; needs: number }[], isSparing: boolean): void {
    const wanting = all.map(({ shown, needs }): Wanting => {
      const { slug, width, height } = shown.place.work
      return { slug, needs, ratio: height / width, held: this.#held.get(shown)?.width ?? 0 }
    })
    const chosen = choosePictures(wanting, isSparing ? SPARING : PLENTY)
    const byNeed = all.toSorted((one, other) => other.needs - one.needs)
    this.#wanted = byNeed.map(({ shown }) => ({ shown, width: chosen.get(shown.place.work.slug) ?? 0 }))
    for (const { shown, width } of this.#wanted) if (width === 0) this.#drop(shown)
    this.#fetchNext()
  }

  /** Lets pictures that have come appear; says whether some still do. */
  pass(seconds: number): boolean {
    for (const shown of this.#fading) {
      shown.picture.shown = Math.min(1, shown.picture.shown + seconds / FADE_SECONDS)
      if (shown.picture.shown === 1) this.#fading.delete(shown)
    }
    return this.#fading.size > 0
  }

  close(): void {
    this.#ending.abort()
  }

  #fetchNext(): void {
    for (const { shown, width } of this.#wanted) {
      if (this.#underWay >= AT_ONCE) return
      const holding = this.#held.get(shown) ?? { width: 0, coming: 0 }
      if (width === 0 || holding.width === width || holding.coming === width) continue
      this.#held.set(shown, { ...holding, coming: width })
      this.#underWay += 1
      void this.#fetch(shown, width)
    }
  }

  async #fetch(shown: Shown, width: number): Promise<void> {
    // A picture that does not come leaves its preview on the wall.
    const { work } = shown.place
    const image = await fetchPicture(work, width, this.#ending.signal).catch(() => undefined)
    this.#underWay -= 1
    if (this.#ending.signal.aborted) return image?.close()
    const isStillWanted = this.#held.get(shown)?.coming === width
    if (image && isStillWanted) this.#show(shown, image)
    if (isStillWanted) this.#held.set(shown, { width, coming: 0 })
    image?.close()
    this.#fetchNext()
  }

  #show(shown: Shown, image: ImageBitmap): void {
    const { picture, mesh, place } = shown
    if (picture.texture !== picture.preview) this.#stage.dropTexture(picture.texture)
    picture.texture = this.#stage.pictureTexture(image)
    fit(mesh.scale, place.work, image.width / image.height)
    this.#fading.add(shown)
    this.#onCome()
  }

  #drop(shown: Shown): void {
    const { picture } = shown
    if (picture.texture !== picture.preview) this.#stage.dropTexture(picture.texture)
    picture.texture = picture.preview
    picture.shown = 0
    this.#fading.delete(shown)
    this.#held.delete(shown)
  }
}

/** Fetches a picture and unpacks it beside the thread that draws: a page's own image would wait until that is idle. */
async function fetchPicture(
  { pictureAt, isCutOut }: SceneWork,
  width: number,
  signal: AbortSignal,
): Promise<ImageBitmap | undefined> {
  const address = pictureAt(width)
  if (!address) return undefined
  const reply = await fetch(address, { signal })
  if (!reply.ok) return undefined
  return createImageBitmap(await reply.blob(), {
    imageOrientation: 'flipY',
    premultiplyAlpha: isCutOut ? 'premultiply' : 'none',
  })
}

/** A picture keeps its own proportions within the work's measure: nothing is cut off or pulled out of shape. */
function fit(
  scale: { x: number; y: number },
  { width, height }: { width: number; height: number },
  ratio: number,
): void {
  const own = width / height
  scale.x = own > ratio ? ratio / own : 1
  scale.y = own > ratio ? 1 : own / ratio
}
