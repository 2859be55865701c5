import type { ComponentProps } from 'react'

import { useCrossed } from '../use-crossed.ts'
import { NumberInput } from './number-input.tsx'

/** The width of a work; says so quietly when the main picture lies the other way than the measures. */
export function WidthInput(props: ComponentProps<typeof NumberInput>) {
  // As much room as that takes is there all along: nothing moves when it is said.
  return (
    <div className="md:min-h-28">
      <NumberInput {...props} hint={useCrossed() ?? props.hint} />
    </div>
  )
}
