import { type Caster, createCaster } from './cast.ts'
import type { Chamber } from './chamber.ts'
import { createEvenLots } from './even-lots.ts'
import { createLightFollower } from './follow-light.ts'
import { smoothLight } from './smooth-light.ts'

/** The light on everything that is seen, on a raster of its own, before any colour. */
export interface LightMap {
  width: number
  height: number
  /** Which surface, where it looks, and where it is. */
  id: Uint16Array
  normal: Float32Array
  place: Float32Array
  /** Light that falls on it, and light mirrored in it. */
  fall: Float32Array
  mirror: Float32Array
}

/** Points the eye at a place of the picture, in shares of its width and height. */
export function aim(room: Chamber, aspect: number, u: number, v: number, into: Float64Array): void {
  const high = room.across / aspect
  const dx = room.middle + (u - 0.5) * room.across - room.eye[0]
  const dy = room.bottom + (1 - v) * high - room.eye[1]
  const dz = -room.eye[2]
  const scale = 1 / Math.sqrt(dx * dx + dy * dy + dz * dz)
  into[0] = dx * scale
  into[1] = dy * scale
  into[2] = dz * scale
}

/** Follows the light of a room, so many draws for each point of the raster, and smooths what is left of the lots. */
export function mapLight(room: Chamber, width: number, height: number, draws: number): LightMap {
  const caster = createCaster(room)
  const count = width * height
  const map: LightMap = {
    width,
    height,
    id: new Uint16Array(count),
    normal: new Float32Array(count * 3),
    place: new Float32Array(count * 3),
    fall: new Float32Array(count * 3),
    mirror: new Float32Array(count * 3),
  }
  const spread = new Float32Array(count)
  const ray = new Float64Array(3)
  for (let row = 0, at = 0; row < height; row++) {
    for (let column = 0; column < width; column++, at++) {
      aim(room, width / height, (column + 0.5) / width, (row + 0.5) / height, ray)
      caster.cast(room.eye[0], room.eye[1], room.eye[2], ray[0]!, ray[1]!, ray[2]!)
      const { met } = caster
      map.id[at] = met.id
      map.normal.set([met.nx, met.ny, met.nz], at * 3)
      for (let part = 0; part < 3; part++) map.place[at * 3 + part] = room.eye[part]! + ray[part]! * met.far
    }
  }
  drawLight(room, caster, map, spread, draws)
  smoothLight(map, map.fall, spread, 5)
  smoothMirrors(map, caster)
  return map
}

function drawLight(room: Chamber, caster: Caster, map: LightMap, spread: Float32Array, draws: number): void {
  const lots = createEvenLots()
  const { draw } = lots
  const follower = createLightFollower(room, caster, draw)
  const { light } = follower
  const { id, normal, place, fall, mirror } = map
  for (let at = 0; at < id.length; at++) {
    const here = at * 3
    const [x, y, z] = [place[here]!, place[here + 1]!, place[here + 2]!]
    const [nx, ny, nz] = [normal[here]!, normal[here + 1]!, normal[here + 2]!]
    let squares = 0
    let sum = 0
    for (let turn = 0; turn < draws; turn++) {
      lots.begin(at, turn)
      follower.gather(x, y, z, nx, ny, nz)
      // A single bright path would leave a spot: it is held.
      const tone = light[1]!
      const held = tone > 12 ? 12 / tone : 1
      for (let part = 0; part < 3; part++) fall[here + part]! += (light[part]! * held) / draws
      sum += tone * held
      squares += tone * tone * held * held
    }
    spread[at] = Math.max(squares / draws - (sum / draws) ** 2, 0) / draws
    const { gloss = 0, rough = 0.1 } = caster.skins[id[at]!]!
    if (gloss === 0) continue
    let [dx, dy, dz] = [x - room.eye[0], y - room.eye[1], z - room.eye[2]]
    const scale = 1 / Math.sqrt(dx * dx + dy * dy + dz * dz)
    const towards = (dx * nx + dy * ny + dz * nz) * scale * 2
    ;[dx, dy, dz] = [dx * scale - towards * nx, dy * scale - towards * ny, dz * scale - towards * nz]
    const looks = Math.max(4, draws >> 1)
    for (let turn = 0; turn < looks; turn++) {
      lots.begin(at + 77, turn)
      let ax = dx + (draw() + draw() - 1) * rough
      let ay = dy + (draw() + draw() - 1) * rough
      let az = dz + (draw() + draw() - 1) * rough
      const under = ax * nx + ay * ny + az * nz
      if (under < 0.01) {
        ax += nx * (0.02 - under)
        ay += ny * (0.02 - under)
        az += nz * (0.02 - under)
      }
      const length = Math.sqrt(ax * ax + ay * ay + az * az)
      follower.see(x + nx * 0.003, y + ny * 0.003, z + nz * 0.003, ax / length, ay / length, az / length)
      for (let part = 0; part < 3; part++) mirror[here + part]! += Math.min(light[part]!, 8) / looks
    }
  }
}

/** Mirror images are smoothed as much as they are blurred anyway. */
function smoothMirrors(map: LightMap, { skins }: Caster): void {
  const spread = new Float32Array(map.id.length)
  for (let at = 0; at < spread.length; at++) {
    const tone = map.mirror[at * 3 + 1]!
    spread[at] = (skins[map.id[at]!]!.gloss ?? 0) > 0 ? (tone * 0.25 + 0.02) ** 2 : 0
  }
  smoothLight(map, map.mirror, spread, 3)
}
