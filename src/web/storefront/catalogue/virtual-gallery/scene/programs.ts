import { type OGLRenderingContext, Program } from 'ogl'

const VERTEX = `
attribute vec3 position, color;
attribute vec2 uv;
uniform mat4 modelViewMatrix, projectionMatrix, modelMatrix;
uniform vec3 cameraPosition;
varying vec3 vColor, vTowards;
varying vec2 vUv;
void main() {
  vColor = color;
  vUv = uv;
  vTowards = cameraPosition - (modelMatrix * vec4(position, 1.0)).xyz;
  gl_Position = projectionMatrix * modelViewMatrix * vec4(position, 1.0);
}`

const HEAD = `
precision highp float;
varying vec3 vColor, vTowards;
varying vec2 vUv;
// A grain finer than one step of brightness: without it, soft light on white walls falls into bands.
float grain() { return (fract(52.9829189 * fract(dot(gl_FragCoord.xy, vec2(0.06711056, 0.00583715)))) - 0.5) / 200.0; }
`

const SURFACE = `${HEAD}
uniform sampler2D tLight, tTile;
uniform vec2 uTiles;
uniform float uSheen;
void main() {
  vec3 color = vColor * texture2D(tLight, vUv).rgb * texture2D(tTile, vUv * uTiles).rgb;
  float grazing = 1.0 - normalize(vTowards).y;
  color = mix(color, vec3(0.93, 0.92, 0.9), uSheen * grazing * grazing * grazing * grazing);
  gl_FragColor = vec4(color + grain(), 1.0);
}`

const PAINTED = `${HEAD}
void main() { gl_FragColor = vec4(vColor + grain(), 1.0); }`

const PICTURE = `${HEAD}
uniform sampler2D tPicture, tPreview;
uniform float uShown;
void main() {
  vec4 seen = texture2D(tPicture, vUv);
  gl_FragColor = vec4(mix(texture2D(tPreview, vUv).rgb, seen.rgb, uShown * seen.a) * vColor, 1.0);
}`

// Colours come multiplied by how much of them is seen, so that no edge takes on what lies beyond it.
const OBJECT = `${HEAD}
uniform sampler2D tPicture, tPreview;
uniform float uShown;
void main() {
  vec4 seen = mix(texture2D(tPreview, vUv), texture2D(tPicture, vUv), uShown);
  gl_FragColor = vec4(seen.rgb * vColor, seen.a);
}`

const CUTOUT = `${HEAD}
uniform sampler2D tPicture;
uniform float uShown;
void main() {
  vec4 seen = texture2D(tPicture, vUv);
  gl_FragColor = vec4(seen.rgb * vColor, seen.a * uShown);
}`

export type Programs = ReturnType<typeof makePrograms>

/** The five ways to draw: lit surfaces, things in plain colour, pictures, what has holes, and objects cut out. */
export function makePrograms(gl: OGLRenderingContext) {
  const make = (fragment: string, uniforms: Program['uniforms'], transparent = false) =>
    new Program(gl, { vertex: VERTEX, fragment, uniforms, transparent, cullFace: false, depthWrite: !transparent })
  const pictured = () => ({ tPicture: { value: null }, tPreview: { value: null }, uShown: { value: 0 } })
  const object = make(OBJECT, pictured(), true)
  object.setBlendFunc(gl.ONE, gl.ONE_MINUS_SRC_ALPHA)
  return {
    object,
    surface: make(SURFACE, {
      tLight: { value: null },
      tTile: { value: null },
      uTiles: { value: [1, 1] },
      uSheen: { value: 0 },
    }),
    painted: make(PAINTED, {}),
    picture: make(PICTURE, pictured()),
    cutout: make(CUTOUT, { tPicture: { value: null }, uShown: { value: 1 } }, true),
  }
}
