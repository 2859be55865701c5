import { toAvif } from '../encode.ts'
import { findWork, type Work } from '../painters.ts'
import type { Canvas } from '../painting/canvas.ts'
import type { Task } from '../task.ts'
import { makeBack } from '../views/make-back.ts'
import { makeDetail } from '../views/make-detail.ts'
import { makeEdge } from '../views/make-edge.ts'
import { makeFramed } from '../views/make-framed.ts'
import { makePlinthRoom } from '../views/make-plinth-room.ts'
import { makeRaking } from '../views/make-raking.ts'
import { makeRoom } from '../views/make-room.ts'
import { makeSculptureView } from '../views/make-sculpture-view.ts'
import { type View, VIEWS } from '../views/view-list.ts'
import { keepingOf } from './keeping.ts'

/** Pixels on the longer side of every further view. */
const LONGEST = 1600

/** Further views of some works: details, edges, frames, rooms. */
export const listViews = (): Task[] =>
  Object.entries(VIEWS).flatMap(([slug, views]) => {
    const work = findWork(slug)
    return views.map((view) => ({ file: `artworks/${slug}.${view}.avif`, make: () => makeView(work, view) }))
  })

async function makeView(work: Work, view: View): Promise<Buffer> {
  const keeping = keepingOf(work)
  const isPlain = view === 'room' || view === 'framed' || view === 'back'
  return toAvif(await paintView(work, view), { ...keeping, quality: isPlain ? 56 : keeping.quality - 4 })
}

const MAKERS: Record<View, (work: Work, longest: number) => Promise<Canvas>> = {
  detail: makeDetail,
  edge: makeEdge,
  raking: makeRaking,
  framed: makeFramed,
  room: makeRoom,
  back: makeBack,
}

async function paintView(work: Work, view: View): Promise<Canvas> {
  if (!work.paint.stand) return MAKERS[view](work, LONGEST)
  return view === 'room' ? makePlinthRoom(work, LONGEST) : makeSculptureView(work, view, LONGEST)
}
