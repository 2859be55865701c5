import { Picture } from '../../components/picture.tsx'
import type { AskedWork } from './use-asked-works.ts'

/** A work in two lines beside a small picture: what a message or an offer is about. */
export function WorkLabel({ work: { title, artist, picture } }: { work: AskedWork }) {
  return (
    <div className="grid min-h-16 grid-cols-[56px_1fr] items-center gap-x-4 text-label">
      <div className="flex size-14 items-center justify-center">
        {picture ? (
          <Picture picture={picture} sizes="56px" isDecorative tallest="100%" />
        ) : (
          <div className="size-full bg-line/40" />
        )}
      </div>
      <p>
        <span className="block text-muted">{artist.name}</span>
        <cite className="font-display text-body italic">{title}</cite>
      </p>
    </div>
  )
}
