import { type Distance, smoothMax } from '../painting/sdf.ts'
import { sculptShoulders } from './head.ts'

/** Cloth over somebody's shoulders: wider than they are by so much, its collar at a height, lower in front. */
export function coat(collar = -0.56, loose = 0.035, neck = 1): Distance {
  const body = sculptShoulders(neck)
  return (x, y, z) => smoothMax(body(x, y, z) - loose, (y - collar + (z + 0.1) * 0.42 - x * x * 0.15) * 0.8, 0.03)
}
