import { lazy, Suspense, useEffect, useState } from 'react'

import type { Picture } from '../../../../contract/catalogue/shapes.ts'
import { Button } from '../../../../web/components/button.tsx'
import { thumbnailOf } from '../../../components/thumbnail.tsx'
import { useWords } from '../../../words.ts'
import { useForm, useValue } from '../../form-context.ts'
import { findPicture } from '../known-files.ts'
import { PictureInput } from '../picture-input.tsx'
import { UploadList } from '../upload-list.tsx'
import { useUploads } from '../use-uploads.ts'
import { CutOutView } from './cut-out-view.tsx'
import { loadImage, readMask } from './draw-masked.ts'
import { fitsOver, type MaskPixels } from './mask-pixels.ts'
import { type Masked, useMaskWords } from './use-mask-words.ts'

const MaskDialog = lazy(async () => ({ default: (await import('./mask-dialog.tsx')).MaskDialog }))

const PREVIEW = 300

interface Props {
  path: string
  label: string
  hint?: string | undefined
  of: Masked
}

/** The picture that each mask lies over. */
const PICTURES: Record<Masked, string> = { work: 'pictures.0.file', wall: 'picture' }

/** The mask of a work, or of the wall of a room: sent as a file or drawn over its picture, and what it cuts out. */
export function MaskInput({ path, label, hint, of }: Props) {
  const words = useWords().editor.mask
  const { item, isReadOnly } = useForm()
  const { value, change } = useValue<string>(path)
  const main = findPicture(useValue<string>(PICTURES[of]).value, item)
  const present = findPicture(value, item)
  const [isDrawing, setDrawing] = useState(false)
  const { uploads, add, drop, retry } = useUploads('pictures', ({ file }) => change(file))
  const isForeign = main !== null && present !== null && !fitsOver(present, main)
  return (
    <div className="space-y-2">
      <PictureInput path={path} label={label} hint={hint} />
      {isForeign ? <p className="text-label text-error">{words.foreign}</p> : null}
      {main && present && !isForeign ? (
        <Preview key={`${main.path} ${present.path}`} main={main} mask={present} of={of} />
      ) : null}
      {main && !isReadOnly ? (
        <Button look={value ? 'quiet' : 'outline'} onClick={() => setDrawing(true)}>
          {value ? words.redraw : words.draw}
        </Button>
      ) : null}
      <UploadList uploads={uploads} onRetry={retry} onDrop={drop} />
      {main && isDrawing ? (
        <Suspense>
          <MaskDialog
            picture={main}
            present={present}
            of={of}
            onClose={() => setDrawing(false)}
            onDone={(file) => {
              setDrawing(false)
              add([file])
            }}
          />
        </Suspense>
      ) : null}
    </div>
  )
}

/** What the mask that is there cuts out of the main picture. */
function Preview({ main, mask, of }: { main: Picture; mask: Picture; of: Masked }) {
  const words = useMaskWords(of)
  const [seen, setSeen] = useState<{ image: HTMLImageElement; pixels: MaskPixels }>()
  useEffect(() => {
    let isWanted = true
    const open = async () => {
      const [image, over] = await Promise.all([main, mask].map((one) => loadImage(thumbnailOf(one, PREVIEW))))
      const size = { width: PREVIEW, height: Math.round((PREVIEW * main.height) / main.width) }
      if (isWanted && image && over) setSeen({ image, pixels: readMask(over, size) })
    }
    // Where they do not come, the mask itself is seen all the same.
    open().catch(() => undefined)
    return () => {
      isWanted = false
    }
  }, [main, mask])
  return seen ? (
    <div className="max-w-sm">
      <CutOutView image={seen.image} mask={seen.pixels} version={0} name={words.preview} />
    </div>
  ) : null
}
