import type { Rgb } from './faces.ts'

/** How a work is mounted: on a stretcher with bare edges, or framed behind a mount; metres. */
export interface Mounting {
  depth: number
  color: Rgb
  /** How wide the frame is; 0 without one. */
  frame: number
  /** How wide the mount between frame and work is. */
  mount: number
}

const ON_PAPER = 0.015
const FRAMES: Rgb[] = [
  [0.69, 0.57, 0.43],
  [0.13, 0.12, 0.115],
  [0.93, 0.92, 0.9],
]
const CANVAS: Rgb = [0.9, 0.88, 0.84]

/** What is as thin as paper comes in a frame, the same for all of a room; what has a depth shows its bare edge. */
export function mountingOf(
  { width, height, depth }: { width: number; height: number; depth: number },
  room: number,
): Mounting {
  if (depth > ON_PAPER) return { depth, color: CANVAS, frame: 0, mount: 0 }
  return {
    depth: 0.03,
    color: FRAMES[room % FRAMES.length] ?? CANVAS,
    frame: 0.018,
    mount: Math.min(0.07, Math.max(0.03, Math.min(width, height) * 0.1)),
  }
}
