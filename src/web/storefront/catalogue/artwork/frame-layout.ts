import type { Dress } from './dress.ts'

/** A part of what is drawn, measured from the upper left corner of the whole. */
export interface Rectangle {
  x: number
  y: number
  width: number
  height: number
}

/** A framed work in centimetres: the whole, and in it the work itself, of which nothing is covered. */
export interface FrameLayout {
  width: number
  height: number
  /** From the inner edge of the frame to the work: the mat, or else the paper's border. */
  margin: number
  frame: number
  work: Rectangle
}

/** Lays paper, mat and frame around a work of this size; a mat lies over the paper's border. */
export function layOutFrame(
  { width, height }: { width: number; height: number },
  { frame, mat, paper }: Dress,
): FrameLayout {
  const margin = mat?.width ?? paper?.border ?? 0
  const face = frame?.width ?? 0
  const around = margin + face
  return {
    width: width + 2 * around,
    height: height + 2 * around,
    margin,
    frame: face,
    work: { x: around, y: around, width, height },
  }
}

/** The padding, in shares of the whole's width, that leaves the work just its place: the page needs no measuring. */
export const paddingOf = ({ width, work }: FrameLayout): number => work.x / width
