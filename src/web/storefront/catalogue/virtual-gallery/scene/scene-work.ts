import type { Hangable } from '../room.ts'

/** A work as the scene shows it; metres. One without a depth is on paper, and hangs framed. */
export interface SceneWork extends Hangable {
  slug: string
  /** Address of its picture at a width in pixels, one of those that exist at or above it. */
  pictureAt: (pixels: number) => string | null | undefined
  /** What is seen until it has come, as a thumbhash. */
  preview: string | undefined
  /** The picture is the object itself, and nothing is around it. */
  isCutOut: boolean
  color: string
  /** Lines of the wall label, ready to show. */
  label: string[]
  isSold: boolean
}
