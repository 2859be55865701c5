import type { Scene, SceneOptions } from './scene.ts'
import { Visit } from './visit.ts'

export type { Scene, SceneOptions } from './scene.ts'
export type { SceneWork } from './scene-work.ts'
export type { Spot } from './spot.ts'
export type { Covered } from './view.ts'

// Steep edges of frames and boards shimmer without smoothing, even where a processor draws them.
const CONTEXT: WebGLContextAttributes = { alpha: false, antialias: true, powerPreference: 'low-power' }

/** Opens the rooms in a canvas; nothing where the browser cannot draw them. */
export function openScene(canvas: HTMLCanvasElement, options: SceneOptions): Scene | undefined {
  const context = canvas.getContext('webgl2', CONTEXT)
  const isDrawable = context instanceof WebGL2RenderingContext && !context.isContextLost()
  return options.rooms.length > 0 && isDrawable ? new Visit(canvas, options) : undefined
}
