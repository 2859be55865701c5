import { useWords } from '../words.ts'
import { useForm } from './form-context.ts'
import { findPicture } from './inputs/known-files.ts'

/** From which difference of the sides on something is upright or wide rather than square. */
const CLEAR = 1.1

const shapeOf = (height: number, width: number) =>
  height > width * CLEAR ? 'upright' : width > height * CLEAR ? 'wide' : 'square'

/** Says so when the main picture of a work lies the other way than its measures. */
export function useCrossed(): string | undefined {
  const { editor } = useWords()
  const { item, draft } = useForm()
  const { height, width } = draft as { height?: number; width?: number }
  const [main] = (draft.pictures ?? []) as { file?: string; view?: string }[]
  const picture = main?.view === undefined || main.view === 'front' ? findPicture(main?.file, item) : null
  const shown = picture && shapeOf(picture.height, picture.width)
  const measured = height && width ? shapeOf(height, width) : 'square'
  return shown && shown !== 'square' && measured !== 'square' && shown !== measured ? editor.crossed[shown] : undefined
}
