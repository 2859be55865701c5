import { type Geometry, Mesh, type OGLRenderingContext, type Program, Texture, type TextureOptions } from 'ogl'

import type { BakedLight } from './bake-light.ts'
import type { Preview } from './draw-preview.ts'
import { makePrograms, type Programs } from './programs.ts'

const NARROW = 600

/** What everything in the scene is made with; it remembers what it made, so that it can be freed. */
export class Stage {
  readonly gl: OGLRenderingContext
  readonly programs: Programs
  readonly white: Texture
  /** Metres: wider where the window is narrow, so that they can be read on a phone. */
  readonly labelWidth: number
  readonly #textures = new Set<Texture>()
  readonly #geometries = new Set<Geometry>()

  constructor(gl: OGLRenderingContext) {
    this.gl = gl
    this.programs = makePrograms(gl)
    this.labelWidth = gl.canvas.clientWidth < NARROW ? 0.42 : 0.24
    this.white = this.texture({
      image: new Uint8Array([255, 255, 255, 255]),
      width: 1,
      height: 1,
      generateMipmaps: false,
    })
  }

  mesh(geometry: Geometry, program: Program, uniforms: () => Record<string, unknown> = () => ({})): Mesh {
    this.#geometries.add(geometry)
    const mesh = new Mesh(this.gl, { geometry, program })
    // Programs are few and shared; each mesh says what they draw it with.
    mesh.onBeforeRender(() => {
      for (const [name, value] of Object.entries(uniforms())) {
        const uniform = program.uniforms[name] as { value: unknown } | undefined
        if (uniform) uniform.value = value
      }
    })
    return mesh
  }

  texture(options: Partial<TextureOptions>): Texture {
    const { gl } = this
    const minFilter = options.generateMipmaps === false ? gl.LINEAR : gl.LINEAR_MIPMAP_LINEAR
    const texture = new Texture(gl, { minFilter, ...options })
    this.#textures.add(texture)
    return texture
  }

  lightTexture({ columns, rows, pixels }: BakedLight): Texture {
    return this.texture({ image: pixels, width: columns, height: rows, flipY: false, generateMipmaps: false })
  }

  previewTexture({ width, height, pixels }: Preview): Texture {
    return this.texture({ image: pixels, width, height, generateMipmaps: false })
  }

  /** A picture that stands on its head, as textures do; it is taken over at once, so that it can be closed. */
  pictureTexture(image: ImageBitmap): Texture {
    // The library's types know no bitmaps, the browser takes them like any other image.
    const texture = this.texture({ image: image as unknown as HTMLCanvasElement, flipY: false, anisotropy: 4 })
    texture.update()
    return texture
  }

  dropTexture(texture: Texture): void {
    this.#textures.delete(texture)
    this.gl.deleteTexture(texture.texture)
    // The library remembers what is bound by number, and a freed one must not be taken for bound.
    this.gl.renderer.state.textureUnits = []
  }

  /** How many textures are held, and how many pixels they have together. */
  get held(): { textures: number; pixels: number } {
    const sizes = [...this.#textures].map(({ width, height }) => (width || 1) * (height || 1))
    return { textures: sizes.length, pixels: sizes.reduce((sum, size) => sum + size, 0) }
  }

  free(): void {
    for (const texture of this.#textures) this.gl.deleteTexture(texture.texture)
    for (const geometry of this.#geometries) geometry.remove()
    for (const program of Object.values(this.programs)) program.remove()
    this.#textures.clear()
    this.#geometries.clear()
  }
}
