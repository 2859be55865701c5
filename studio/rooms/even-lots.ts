/** Lots that fill their range evenly: of few draws for one place, none falls where another has fallen already. */
export interface EvenLots {
  begin: (place: number, turn: number) => void
  draw: () => number
}

/** How far each further question moves on with every turn: irrational, so that it never comes back. */
const STRIDES = [2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37, 41, 43].map((prime) => Math.sqrt(prime) % 1)

export function createEvenLots(): EvenLots {
  let state = 1
  let turn = 0
  let question = 0
  return {
    begin: (place, at) => {
      state = Math.imul(place + 1, 0x9e37_79b1) | 0
      turn = at
      question = 0
    },
    draw: () => {
      state = (Math.imul(state ^ (state >>> 15), 0x2c1b_3c6d) + 0x3779_b97f) | 0
      let mixed = Math.imul(state ^ (state >>> 12), 0x297a_2d39)
      mixed ^= mixed >>> 15
      // Questions beyond the last stride go on with the lots of their place and turn.
      const stride = question < STRIDES.length ? STRIDES[question]! : 0.618_033_988_7 * (question + 1)
      question++
      const value = (mixed >>> 0) / 4_294_967_296 + turn * stride
      return value - Math.floor(value)
    },
  }
}
