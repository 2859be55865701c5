import { Geometry, type OGLRenderingContext } from 'ogl'

type Point = [x: number, y: number, z: number]
export type Rgb = [red: number, green: number, blue: number]
export type Uv = [u: number, v: number]

/** Corners in the order lower left, lower right, upper right, upper left, as one looks at the face. */
export type Corners = [Point, Point, Point, Point]

const WHOLE: [Uv, Uv, Uv, Uv] = [
  [0, 0],
  [1, 0],
  [1, 1],
  [0, 1],
]

/** Gathers four-cornered faces, each corner with its colour, into one geometry. */
export class Faces {
  readonly #positions: number[] = []
  readonly #colors: number[] = []
  readonly #uvs: number[] = []
  readonly #index: number[] = []

  add(corners: Corners, colors: Rgb | [Rgb, Rgb, Rgb, Rgb], uvs = WHOLE): void {
    const first = this.#positions.length / 3
    corners.forEach(([x, y, z], at) => {
      const color = isEven(colors) ? colors : (colors[at] ?? colors[0])
      // The plan runs north, the depth of WebGL runs towards the eye.
      this.#positions.push(x, y, -z)
      this.#colors.push(...color)
      this.#uvs.push(...(uvs[at] ?? WHOLE[0]))
    })
    this.#index.push(first, first + 1, first + 2, first, first + 2, first + 3)
  }

  get isEmpty(): boolean {
    return this.#index.length === 0
  }

  geometry(gl: OGLRenderingContext): Geometry {
    return new Geometry(gl, {
      position: { size: 3, data: new Float32Array(this.#positions) },
      color: { size: 3, data: new Float32Array(this.#colors) },
      uv: { size: 2, data: new Float32Array(this.#uvs) },
      index: { data: new Uint16Array(this.#index) },
    })
  }
}

const isEven = (colors: Rgb | [Rgb, Rgb, Rgb, Rgb]): colors is Rgb => typeof colors[0] === 'number'
