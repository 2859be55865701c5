import { toAvif } from './encode.ts'
import { listFilms } from './films/list-films.ts'
import type { Canvas } from './painting/canvas.ts'
import { listPortraits } from './portraits/list-portraits.ts'
import { listRooms } from './rooms/list-rooms.ts'
import type { Task } from './task.ts'
import { listArtworks } from './tasks/list-artworks.ts'
import { listMasks } from './tasks/list-masks.ts'
import { listPapers } from './tasks/list-papers.ts'
import { listScenes } from './tasks/list-scenes.ts'
import { listTurntables } from './tasks/list-turntables.ts'
import { listViews } from './tasks/list-views.ts'

// Smooth walls show bands sooner than anything else.
const toSmoothAvif = (canvas: Canvas) => toAvif(canvas, { quality: 72 })
const toPlainAvif = (canvas: Canvas) => toAvif(canvas, { quality: 64 })

/** Every file of the demo, and how it is made. Films come after the rooms that they end in. */
export const listTasks = (): Task[] => [
  ...listArtworks(),
  ...listPapers(),
  ...listScenes(),
  ...listPortraits(toPlainAvif),
  ...listRooms(toSmoothAvif),
  ...listMasks(),
  ...listViews(),
  ...listTurntables(),
  ...listFilms(toPlainAvif),
]
