const STOPS = [0, 0.25, 0.5, 0.75, 1]

// A server shows the same pictures again and again.
const MOST_KNOWN = 5000
const known = new Map<string, string>()

/**
 * A picture's blurred preview as a gradient from its top to its bottom, read from the thumbhash. It takes a fraction of
 * the bytes of a tiny picture, and needs no request. Only what changes with the height is read of the hash, so that
 * browsers need not have the whole decoder.
 */
export function placeholderOf(thumbhash: string): string {
  const made = known.get(thumbhash) ?? draw(thumbhash)
  if (known.size < MOST_KNOWN) known.set(thumbhash, made)
  return made
}

function draw(thumbhash: string): string {
  const bytes = Array.from(atob(thumbhash), (letter) => letter.charCodeAt(0))
  const [a = 0, b = 0, c = 0, d = 0, e = 0] = bytes
  const head = a | (b << 8) | (c << 16)
  const tail = d | (e << 8)
  const hasAlpha = head >> 23
  const isLandscape = tail >> 15
  const most = hasAlpha ? 5 : 7
  const nibbles = bytes.slice(hasAlpha ? 6 : 5).flatMap((byte) => [byte & 15, byte >> 4])

  /** How strongly each wave from top to bottom is in a channel; those across are passed over. */
  function readWaves(across: number, down: number, scale: number): number[] {
    const waves: number[] = []
    for (let y = 0; y < down; y++) {
      for (let x = y ? 0 : 1; x * down < across * (down - y); x++) {
        const strength = ((nibbles.shift() ?? 7.5) / 7.5 - 1) * scale
        if (x === 0) waves[y] = strength
      }
    }
    return waves
  }

  const light = readWaves(
    Math.max(3, isLandscape ? most : tail & 7),
    Math.max(3, isLandscape ? tail & 7 : most),
    ((head >> 18) & 31) / 31,
  )
  const yellow = readWaves(3, 3, (((tail >> 3) & 63) / 63) * 1.25)
  const red = readWaves(3, 3, (((tail >> 9) & 63) / 63) * 1.25)
  const colors = STOPS.map((height) => {
    const at = (base: number, waves: number[]) =>
      waves.reduce((sum, strength, wave) => sum + 2 * strength * Math.cos(Math.PI * wave * height), base)
    const l = at((head & 63) / 63, light)
    const p = at(((head >> 6) & 63) / 31.5 - 1, yellow)
    const q = at(((head >> 12) & 63) / 31.5 - 1, red)
    const blue = l - (2 / 3) * p
    const r = (3 * l - blue + q) / 2
    return `rgb(${[r, r - q, blue].map((part) => Math.round(Math.min(Math.max(part, 0), 1) * 255)).join(' ')})`
  })
  return `linear-gradient(${colors.join()})`
}
