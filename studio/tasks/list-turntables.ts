import { toAvif } from '../encode.ts'
import { findWork, type Work } from '../painters.ts'
import { Canvas } from '../painting/canvas.ts'
import { createLots } from '../painting/lots.ts'
import { photograph } from '../painting/raymarch.ts'
import type { Task } from '../task.ts'

/** How many pictures once around, and their longer side. */
const TURNS = 24
const LONGEST = 1000
/** The share of the picture that they take up where they are widest or highest. */
const FIT = 0.8

/** The sculptures that can be turned. */
const TURNED = ['ring-heavy-below', 'two-windows-for-the-wind', 'woman-with-a-basin', 'goat-in-one-breath']

/** Once around four sculptures: they turn, the light and the eye stay. */
export const listTurntables = (): Task[] =>
  TURNED.map(findWork).flatMap((work) =>
    Array.from({ length: TURNS }, (_, turn) => ({
      file: `artworks/${work.slug}.turn/${String(turn).padStart(2, '0')}.avif`,
      make: () => makeTurn(work, turn),
    })),
  )

function makeTurn({ slug, width, height, paint }: Work, turn: number): Promise<Buffer> {
  if (!paint.stand) throw new Error(`${slug} does not stand.`)
  const scene = paint.stand(createLots(slug))
  // Wide enough for what is deeper than it is wide.
  const wide = Math.max(width / height, 0.8)
  const scale = LONGEST / Math.max(wide, 1)
  const canvas = new Canvas(Math.round(wide * scale), Math.round(scale))
  const { azimuth = 0 } = scene.camera ?? {}
  photograph(canvas, {
    ...scene,
    camera: { ...scene.camera, azimuth: azimuth + (turn * 360) / TURNS, fit: FIT, isTurning: true },
  })
  return toAvif(canvas, { quality: 56 })
}
