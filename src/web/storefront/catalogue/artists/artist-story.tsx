import type { ReactNode } from 'react'

import type { Artist } from '../../../../contract/catalogue/shapes.ts'
import { Prose } from '../../../components/prose.tsx'
import { useWords } from '../../../words.ts'
import { Curriculum, hasCurriculum } from './curriculum.tsx'

/** The life, the way of working and the curriculum; what nobody has written is left out. */
export function ArtistStory({ artist }: { artist: Artist }) {
  const { artist: words } = useWords()
  const { biography, artistic_process: process } = artist
  if (!biography && !process && !hasCurriculum(artist)) return null
  return (
    <div className="mt-20 grid gap-x-16 gap-y-16 md:mt-32 lg:grid-cols-[7fr_5fr]">
      {biography ? (
        <Part title={words.biography}>
          <Prose text={biography} />
        </Part>
      ) : null}
      <div className="space-y-16">
        {process ? (
          <Part title={words.artisticProcess}>
            <Prose text={process} />
          </Part>
        ) : null}
        {hasCurriculum(artist) ? (
          <Part title={words.curriculum}>
            <Curriculum artist={artist} />
          </Part>
        ) : null}
      </div>
    </div>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="border-t border-line pt-6">
      <h2 className="font-display text-title">{title}</h2>
      <div className="mt-6">{children}</div>
    </section>
  )
}
