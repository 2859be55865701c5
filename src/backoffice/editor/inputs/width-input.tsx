import type { ComponentProps } from 'react'

import { useWords } from '../../words.ts'
import { useForm } from '../form-context.ts'
import { findPicture } from './known-files.ts'
import { NumberInput } from './number-input.tsx'

/** From which difference of the sides on something is upright or wide rather than square. */
const CLEAR = 1.1

const shapeOf = (height: number, width: number) =>
  height > width * CLEAR ? 'upright' : width > height * CLEAR ? 'wide' : 'square'

/** The width of a work; says so quietly when the main picture lies the other way than the measures. */
export function WidthInput(props: ComponentProps<typeof NumberInput>) {
  const { editor } = useWords()
  const { item, draft } = useForm()
  const { height, width } = draft as { height?: number; width?: number }
  const [main] = (draft.pictures ?? []) as { file?: string; view?: string }[]
  const picture = main?.view === undefined || main.view === 'front' ? findPicture(main?.file, item) : null
  const shown = picture && shapeOf(picture.height, picture.width)
  const measured = height && width ? shapeOf(height, width) : 'square'
  const isCrossed = shown && shown !== 'square' && measured !== 'square' && shown !== measured
  return <NumberInput {...props} hint={isCrossed ? editor.crossed[shown] : props.hint} />
}
