import { Picture } from '../../../components/picture.tsx'
import { dressOf } from '../../catalogue/artwork/dress.ts'
import { fitInto } from '../../catalogue/artwork/fit-into.ts'
import { layOutFrame } from '../../catalogue/artwork/frame-layout.ts'
import { Framed } from '../../catalogue/artwork/framed.tsx'
import type { CheckedLine } from './check-cart.ts'

/** The small picture at the head of a line, in what was chosen for the work; the words beside it name it. */
export function CartThumbnail({ line, artwork }: Pick<CheckedLine, 'line' | 'artwork'>) {
  const { picture, width, height, print_options } = artwork
  if (!picture) return <div className="aspect-square bg-line/40" />
  const dress = dressOf(print_options, line.choices ?? [])
  const layout = layOutFrame(fitInto(width, height, picture.width / picture.height), dress)
  return (
    <div className="aspect-square">
      <div style={{ width: `${Math.min(1, layout.width / layout.height) * 100}%` }}>
        <Framed layout={layout} dress={dress}>
          <Picture picture={picture} sizes="120px" isDecorative />
        </Framed>
      </div>
    </div>
  )
}
