import { type ChangeEvent, useState } from 'react'

import { classOf } from '../../../../components/button.tsx'
import { useWallWords } from '../wall/wall-words.ts'
import { openPhoto, type Photo } from './open-photo.ts'

/** Where the photograph comes from: the camera, or a file. */
export function ChoosePhoto({ onOpen }: { onOpen: (photo: Photo) => void }) {
  const { own: words } = useWallWords()
  const [state, setState] = useState<'opening' | 'unreadable'>()

  async function open(event: ChangeEvent<HTMLInputElement>) {
    const file = event.target.files?.[0]
    if (!file) return
    // The same file may be chosen again.
    event.target.value = ''
    setState('opening')
    try {
      onOpen(await openPhoto(file))
    } catch {
      setState('unreadable')
    }
  }

  const button = (name: string, look: 'solid' | 'outline', isCamera: boolean) => (
    <label className={`${classOf(look)} cursor-pointer has-focus-visible:outline-2 has-focus-visible:outline-accent`}>
      <input
        type="file"
        accept="image/*"
        className="sr-only"
        onChange={(event) => void open(event)}
        {...(isCamera ? { capture: 'environment' as const } : {})}
      />
      {name}
    </label>
  )
  return (
    <div className="mx-auto grid max-w-[36rem] grow content-center gap-6 p-6">
      <p className="text-lead">{words.start}</p>
      <div className="flex flex-wrap gap-3">
        {/* Only what has a camera at hand asks for it. */}
        <span className="contents pointer-fine:hidden">{button(words.take, 'solid', true)}</span>
        {button(words.choose, 'outline', false)}
      </div>
      <p className="text-label text-muted">{words.stays}</p>
      <p role="status" className={state === 'unreadable' ? 'text-error' : 'text-muted'}>
        {state && words[state]}
      </p>
    </div>
  )
}
