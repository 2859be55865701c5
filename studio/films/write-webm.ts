/** One encoded frame: its bytes, when it is shown, and whether it stands alone. */
export interface Chunk {
  data: Buffer
  /** Milliseconds. */
  time: number
  isKey: boolean
}

interface Film {
  width: number
  height: number
  framesPerSecond: number
  codec: 'V_VP9' | 'V_AV1'
  chunks: Chunk[]
}

/** A WebM of frames that were encoded elsewhere: a cluster for each that stands alone, and where each cluster lies. */
export function writeWebm({ width, height, framesPerSecond, codec, chunks }: Film): Buffer {
  if (!chunks[0]?.isKey) throw new Error('A film begins with a frame that stands alone.')
  const duration = (chunks.length * 1000) / framesPerSecond
  const info = element(0x1549a966, [
    element(0x2ad7b1, number(1_000_000)),
    element(0x4489, float(duration)),
    element(0x4d80, text('Cimaise')),
    element(0x5741, text('Cimaise')),
  ])
  const video = element(0xe0, [
    element(0xb0, number(width)),
    element(0xba, number(height)),
    // Colours as televisions have them: matrix, range, transfer and primaries.
    element(0x55b0, [
      element(0x55b1, number(1)),
      element(0x55b9, number(1)),
      element(0x55ba, number(1)),
      element(0x55bb, number(1)),
    ]),
  ])
  const track = element(0xae, [
    element(0xd7, number(1)),
    element(0x73c5, number(1)),
    element(0x83, number(1)),
    element(0x9c, number(0)),
    element(0x86, text(codec)),
    element(0x23e383, number(Math.round(1e9 / framesPerSecond))),
    video,
  ])
  const tracks = element(0x1654ae6b, track)
  const groups = Map.groupBy(chunks, ({ time }) => chunks.findLast((one) => one.isKey && one.time <= time)?.time ?? 0)
  const clusters = [...groups].map(([time, frames]) => ({ time, bytes: cluster(time, frames) }))
  const header = element(0x1a45dfa3, [
    element(0x4286, number(1)),
    element(0x42f7, number(1)),
    element(0x42f2, number(4)),
    element(0x42f3, number(8)),
    element(0x4282, text('webm')),
    element(0x4287, number(4)),
    element(0x4285, number(2)),
  ])
  // The cues come before the pictures, so that a player can jump before it has all of them.
  const place = (cues: number) => {
    let position = info.length + tracks.length + cues
    return clusters.map(({ time, bytes }) => {
      const point = { time, position }
      position += bytes.length
      return point
    })
  }
  const cues = writeCues(place(writeCues(place(0)).length))
  return Buffer.concat([header, element(0x18538067, [info, tracks, cues, ...clusters.map(({ bytes }) => bytes)])])
}

function cluster(time: number, frames: Chunk[]): Buffer {
  const blocks = frames.map(({ data, time: shown, isKey }) => {
    const head = Buffer.from([0x81, 0, 0, isKey ? 0x80 : 0])
    head.writeInt16BE(Math.round(shown - time), 1)
    return element(0xa3, Buffer.concat([head, data]))
  })
  return element(0x1f43b675, [element(0xe7, number(Math.round(time))), ...blocks])
}

/** Where each cluster lies. Every number takes four bytes, so that their length does not depend on what they say. */
function writeCues(points: { time: number; position: number }[]): Buffer {
  return element(
    0x1c53bb6b,
    points.map(({ time, position }) =>
      element(0xbb, [
        element(0xb3, four(Math.round(time))),
        element(0xb7, [element(0xf7, number(1)), element(0xf1, four(position))]),
      ]),
    ),
  )
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

function four(value: number): Buffer {
  const buffer = Buffer.alloc(4)
  buffer.writeUInt32BE(value)
  return buffer
}

function float(value: number): Buffer {
  const buffer = Buffer.alloc(8)
  buffer.writeDoubleBE(value)
  return buffer
}

const text = (value: string) => Buffer.from(value, 'latin1')
