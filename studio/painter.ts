import type { Canvas } from './painting/canvas.ts'
import type { Lots } from './painting/lots.ts'
import type { Scene } from './painting/raymarch.ts'

/** Paints one picture; the same lots give the same picture at any size. */
export interface Paint {
  (canvas: Canvas, lots: Lots): Promise<void> | void
  /** Of a sculpture: how it stands in its studio, so that it can be photographed from elsewhere. */
  stand?: (lots: Lots) => Scene
}

/** How works are painted, by their slugs, which are also the seeds of their pictures. */
export type Paints = Record<string, Paint>

/** An artist as the studio knows them: by what they paint. */
export interface Painter {
  slug: string
  works: Paints
  /** Where they work: a picture of its own, upright or wide. */
  studio: { width: number; height: number; paint: Paint }
}
