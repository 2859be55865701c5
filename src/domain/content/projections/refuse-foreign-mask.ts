import type { KindName } from '../../../contract/content/fields.ts'
import { ContentRefusal } from '../door/content-refusal.ts'

interface Size {
  width: number
  height: number
}

/** How far proportions may lie apart that are the same but for whole pixels. */
const ROUNDING = 0.01

/** A mask lies over a picture: one of other proportions would cut out something else. */
export function refuseForeignMask(
  { kind, key, field }: { kind: KindName; key: string; field: string },
  picture: Size | undefined,
  mask: Size | undefined,
): void {
  if (!picture || !mask) return
  const apart = (mask.width * picture.height) / (mask.height * picture.width)
  if (Math.abs(apart - 1) > ROUNDING) throw new ContentRefusal(kind, key, [{ path: [field], word: 'proportions' }])
}
