import { useRef } from 'react'

import type { MediaType } from '../../../contract/content/fields.ts'
import { Button } from '../../../web/components/button.tsx'

interface Props {
  children: string
  onFiles: (files: File[]) => void
  of?: MediaType | 'table' | 'archive' | 'attachment'
  isMany?: boolean
  /** Opens the camera of a phone. */
  isCamera?: boolean
  look?: 'outline' | 'quiet'
  label?: string
}

/** What a browser offers to choose from; the gallery looks at the bytes. */
const ACCEPTED: Record<NonNullable<Props['of']>, string> = {
  picture: 'image/*',
  film: 'video/mp4,video/webm,.mp4,.webm',
  captions: 'text/vtt,.vtt',
  document: 'application/pdf,.pdf',
  table: 'text/csv,.csv,.tsv,.txt',
  archive: 'application/zip,.zip',
  attachment: 'application/pdf,image/jpeg,image/png',
}

/** Lets somebody choose files. */
export function FileButton({ children, onFiles, of = 'picture', isMany = false, isCamera = false, ...props }: Props) {
  const { look = 'outline', label } = props
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button
        look={look}
        aria-label={label}
        className={isCamera ? 'not-pointer-coarse:hidden' : ''}
        onClick={() => input.current?.click()}
      >
        {children}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept={ACCEPTED[of]}
        multiple={isMany}
        {...(isCamera ? { capture: 'environment' } : {})}
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])])
          target.value = ''
        }}
      />
    </>
  )
}
