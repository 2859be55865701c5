import type { HTMLAttributes, ReactNode } from 'react'

import type { Fields } from '../../../contract/content/fields.ts'
import { fill } from '../../../messages/fill.ts'
import { Thumbnail } from '../../components/thumbnail.tsx'
import { useWords } from '../../words.ts'
import { useForm, useValue } from '../form-context.ts'
import { FileButton } from './file-button.tsx'
import { findPicture } from './known-files.ts'
import { UploadList } from './upload-list.tsx'
import { useUploads } from './use-uploads.ts'

interface Props {
  path: string
  name: string
  fields: Fields
  controls: ReactNode
  /** What makes the picture itself the handle for a mouse; a finger scrolls there. */
  grip: HTMLAttributes<HTMLElement> | undefined
}

/** One of a work's pictures with its words; another file can take its place. */
export function OnePicture({ path, name, fields, controls, grip }: Props) {
  const { pictures, actOn } = useWords().editor
  const { item, isReadOnly, renderField } = useForm()
  const { value, change } = useValue<string>(`${path}.file`)
  const { uploads, add, drop, retry } = useUploads('pictures', ({ file }) => change(file))
  return (
    <div className="grid gap-4 border-t border-line pt-4 [li:first-child>&]:border-t-0 [li:first-child>&]:pt-0 in-data-sorting:grid-cols-[5rem_minmax(0,1fr)] in-data-sorting:gap-4 in-data-sorting:py-2 md:grid-cols-[10rem_minmax(0,1fr)]">
      <div
        {...grip}
        role="presentation"
        className={grip ? 'md:cursor-grab' : ''}
        onPointerDown={(event) => event.pointerType === 'mouse' && grip?.onPointerDown?.(event)}
        onDragStart={(event) => event.preventDefault()}
      >
        <Thumbnail
          picture={findPicture(value, item)}
          className="h-auto max-h-32 w-full object-left in-data-sorting:max-h-11"
        />
      </div>
      <div>
        <div className="flex flex-wrap items-center justify-between gap-x-4 in-data-sorting:flex-nowrap">
          <p className="text-label text-muted max-md:w-full">{name}</p>
          {isReadOnly ? null : (
            <div className="flex items-center justify-between gap-4 max-md:grow">
              <div className="in-data-sorting:hidden">
                <FileButton
                  look="quiet"
                  label={fill(actOn, { act: pictures.replace, name })}
                  onFiles={(files) => add(files.slice(0, 1))}
                >
                  {pictures.replace}
                </FileButton>
              </div>
              {controls}
            </div>
          )}
        </div>
        <UploadList uploads={uploads} onRetry={retry} onDrop={drop} />
        <div className="grid gap-x-6 gap-y-4 in-data-sorting:hidden md:grid-cols-3 lg:grid-cols-4">
          {Object.entries(fields)
            .filter(([one]) => one !== 'file')
            .map(([one, field]) => renderField({ path: `${path}.${one}`, name: one, field }))}
        </div>
      </div>
    </div>
  )
}
