import { useState } from 'react'

import { Button } from '../../../../components/button.tsx'
import { saveFile } from '../../../../components/save-file.ts'
import { useWallWords } from '../wall/wall-words.ts'

interface KeepPictureProps {
  /** Makes the picture, here and now. */
  draw: () => Promise<Blob>
  title: string
}

/** Saves the picture on the device, or hands it to whatever the device shares with. */
export function KeepPicture({ draw, title }: KeepPictureProps) {
  const { own: words } = useWallWords()
  const [state, setState] = useState<'saving' | 'saveFailed'>()
  const toFile = (parts: Blob[]) => new File(parts, `${words.file}.jpg`, { type: 'image/jpeg' })
  const canShare = 'canShare' in navigator && navigator.canShare({ files: [toFile([])] })

  async function keep(how: (file: File) => unknown) {
    setState('saving')
    try {
      const file = toFile([await draw()])
      setState(undefined)
      await how(file)
    } catch (error) {
      // Whoever changes their mind while sharing has not failed.
      setState((error as Error).name === 'AbortError' ? undefined : 'saveFailed')
    }
  }

  return (
    <>
      <Button onClick={() => void keep((file) => saveFile(file, file.name))}>{words.save}</Button>
      {canShare ? (
        <Button look="outline" onClick={() => void keep((file) => navigator.share({ files: [file], title }))}>
          {words.share}
        </Button>
      ) : null}
      <p role="status" className={`text-label ${state === 'saveFailed' ? 'text-error' : 'text-muted'}`}>
        {state && words[state]}
      </p>
    </>
  )
}
