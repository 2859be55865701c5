/** Things on walls whose length is known, in centimetres; of others the visitor says it. */
const KNOWN_LENGTHS = { sheet: 29.7, door: 204 } as const
export type Thing = keyof typeof KNOWN_LENGTHS | 'other'
export const THINGS: readonly Thing[] = ['sheet', 'door', 'other']

const [SHORTEST, LONGEST] = [1, 2000]

/** How long the marked thing is; null for what is no such length. */
export function lengthOf(thing: Thing, typed: string): number | null {
  if (thing !== 'other') return KNOWN_LENGTHS[thing]
  const length = Number(typed.trim().replace(',', '.'))
  return typed.trim() !== '' && length >= SHORTEST && length <= LONGEST ? length : null
}
