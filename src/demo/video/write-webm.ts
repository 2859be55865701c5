import type { Av1Frame } from './read-avif.ts'

interface Film {
  width: number
  height: number
  framesPerSecond: number
  frames: Av1Frame[]
}

/** A film of whole pictures, each of which stands alone: what any browser that knows AV1 plays and can wind through. */
export function writeWebm({ width, height, framesPerSecond, frames }: Film): Buffer {
  const [first] = frames
  if (!first) throw new Error('A film needs a frame.')
  const duration = (frames.length * 1000) / framesPerSecond
  const info = element(0x1549a966, [
    element(0x2ad7b1, number(1_000_000)),
    element(0x4489, float(duration)),
    element(0x4d80, text('Cimaise')),
    element(0x5741, text('Cimaise')),
  ])
  const video = element(0xe0, [element(0xb0, number(width)), element(0xba, number(height))])
  const track = element(0xae, [
    element(0xd7, number(1)),
    element(0x73c5, number(1)),
    element(0x83, number(1)),
    element(0x9c, number(0)),
    element(0x86, text('V_AV1')),
    element(0x63a2, first.settings),
    element(0x23e383, number(Math.round(1e9 / framesPerSecond))),
    video,
  ])
  const tracks = element(0x1654ae6b, track)
  const clusters = frames.map(({ data }, at) => cluster(Math.round((at * 1000) / framesPerSecond), data))
  const header = element(0x1a45dfa3, [
    element(0x4286, number(1)),
    element(0x42f7, number(1)),
    element(0x42f2, number(4)),
    element(0x42f3, number(8)),
    element(0x4282, text('webm')),
    element(0x4287, number(4)),
    element(0x4285, number(2)),
  ])
  const cues = writeCues(info.length + tracks.length, clusters, framesPerSecond)
  return Buffer.concat([header, element(0x18538067, [info, tracks, ...clusters, cues])])
}

function cluster(time: number, data: Buffer): Buffer {
  const block = Buffer.concat([Buffer.from([0x81, 0, 0, 0x80]), data])
  return element(0x1f43b675, [element(0xe7, number(time)), element(0xa3, block)])
}

/** Where each frame lies, so that a player can jump to it. */
function writeCues(begin: number, clusters: Buffer[], framesPerSecond: number): Buffer {
  let position = begin
  const points = clusters.map((one, at) => {
    const place = element(0xb7, [element(0xf7, number(1)), element(0xf1, number(position))])
    position += one.length
    return element(0xbb, [element(0xb3, number(Math.round((at * 1000) / framesPerSecond))), place])
  })
  return element(0x1c53bb6b, points)
}

/** An id, the length, the content. */
function element(id: number, content: Buffer | Buffer[]): Buffer {
  const body = Array.isArray(content) ? Buffer.concat(content) : content
  const length = Buffer.alloc(8)
  length.writeBigUInt64BE(BigInt(body.length))
  length[0] = 1
  return Buffer.concat([number(id), length, body])
}

function number(value: number): Buffer {
  const digits = value.toString(16)
  return Buffer.from(digits.length % 2 === 0 ? digits : `0${digits}`, 'hex')
}

function float(value: number): Buffer {
  const buffer = Buffer.alloc(8)
  buffer.writeDoubleBE(value)
  return buffer
}

const text = (value: string) => Buffer.from(value, 'latin1')
