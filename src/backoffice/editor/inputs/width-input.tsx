import type { ComponentProps } from 'react'

import { useCrossed } from '../use-crossed.ts'
import { NumberInput } from './number-input.tsx'

/** The width of a work; says so quietly when the main picture lies the other way than the measures. */
export function WidthInput(props: ComponentProps<typeof NumberInput>) {
  return <NumberInput {...props} hint={useCrossed() ?? props.hint} />
}
