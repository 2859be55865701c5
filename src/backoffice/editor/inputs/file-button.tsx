import { useRef } from 'react'

import { Button } from '../../../web/components/button.tsx'

interface Props {
  children: string
  onFiles: (files: File[]) => void
  isMany?: boolean
  /** Opens the camera of a phone. */
  isCamera?: boolean
  look?: 'outline' | 'quiet'
  label?: string
}

/** Lets somebody choose pictures. */
export function FileButton({ children, onFiles, isMany = false, isCamera = false, look = 'outline', label }: Props) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button
        look={look}
        aria-label={label}
        className={isCamera ? 'lg:hidden' : ''}
        onClick={() => input.current?.click()}
      >
        {children}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept="image/*"
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
