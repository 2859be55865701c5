import { paintAt } from '../painting/paint-at.ts'
import { makePressKit } from '../press-kit/press-kit.ts'
import { SCENES } from '../scenes/index.ts'
import type { Task } from '../task.ts'

/** What is to be read on paper: the press kit. */
export const listPapers = (): Task[] => [{ file: 'press/press-kit.pdf', make: makeKit }]

async function makeKit(): Promise<Buffer> {
  const dusk = SCENES.find(({ slug }) => slug === 'the-gallery-at-dusk')
  if (!dusk) throw new Error('Nobody paints the gallery at dusk.')
  return makePressKit(await (await paintAt(dusk, 1400)).toJpeg())
}
