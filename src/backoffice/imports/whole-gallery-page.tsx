import { NotFound } from '../app/not-found.tsx'
import { useIsAdmin } from '../app/who-is-there.ts'
import { useTitle } from '../components/use-title.ts'
import { useWords } from '../words.ts'
import { GalleryExport } from './gallery-export.tsx'
import { Sending } from './sending.tsx'

/** Where the whole gallery goes out, and another one comes in. */
export function WholeGalleryPage() {
  const { moving: words } = useWords()
  useTitle(words.title)
  if (!useIsAdmin()) return <NotFound />
  return (
    <div className="max-w-[40rem] space-y-10">
      <div className="space-y-4">
        <h1 className="font-display text-heading">{words.title}</h1>
        <p>{words.introduction}</p>
      </div>
      <GalleryExport />
      <section className="space-y-4">
        <h2 className="font-display text-title">{words.in.title}</h2>
        <p className="text-muted">{words.in.hint}</p>
        <Sending subject="gallery" />
      </section>
    </div>
  )
}
