import { useState } from 'react'

import { fill } from '../../../../../messages/fill.ts'
import { Dialog } from '../../../../components/dialog.tsx'
import type { Exhibit } from '../wall/exhibit.ts'
import { useWallWords } from '../wall/wall-words.ts'
import { ChoosePhoto } from './choose-photo.tsx'
import { HangOnPhoto } from './hang-on-photo.tsx'
import type { Photo } from './open-photo.ts'

interface OwnWallDialogProps {
  exhibit: Exhibit
  onClose: () => void
}

/** The work on the visitor's own wall: a photograph, its marks, and the work where it may hang. Nothing is sent. */
export default function OwnWallDialog({ exhibit, onClose }: OwnWallDialogProps) {
  const { ownWall, own } = useWallWords()
  const [photo, setPhoto] = useState<Photo>()
  return (
    <Dialog label={fill(own.work, { title: exhibit.title })} place="everywhere" onClose={onClose}>
      <div className="flex h-full flex-col">
        <h2 className="flex h-17 shrink-0 items-center border-b border-line pr-16 pl-6 font-display text-lead">
          {ownWall}
        </h2>
        {photo ? (
          <HangOnPhoto photo={photo} exhibit={exhibit} onAnother={() => setPhoto(undefined)} />
        ) : (
          <ChoosePhoto onOpen={setPhoto} />
        )}
      </div>
    </Dialog>
  )
}
