import type { Paints } from '../../painter.ts'
import { paintBraidHalfUndone, paintDryingAtTheWindow, paintTheParting } from './paint-hair.ts'
import { paintOnePin } from './paint-one-pin.ts'

/** Hair. */
export const combed: Paints = {
  'the-parting': paintTheParting,
  'braid-half-undone': paintBraidHalfUndone,
  'drying-at-the-window': paintDryingAtTheWindow,
  'one-pin': paintOnePin,
}
