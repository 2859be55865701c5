import type { Picture } from '../../../contract/catalogue/shapes.ts'
import { ButtonLink } from '../../components/button.tsx'
import { Prose } from '../../components/prose.tsx'
import { Section } from '../../components/section.tsx'
import { useGallery } from '../../use-gallery.ts'
import { useWords } from '../../words.ts'
import { WholePicture } from '../catalogue/whole-picture.tsx'
import { addressOf } from './gallery-place.ts'
import { InteractiveMap } from './interactive-map.tsx'
import { VisitFacts } from './visit-facts.tsx'
import type { WrittenPart } from './written-parts.ts'

interface FindUsProps {
  map: Picture | null
  /** The ways there, each under its heading. */
  ways: WrittenPart[]
}

/** The way to the gallery: the drawn map first, then the words, then a map by others for those who want one. */
export function FindUs({ map, ways }: FindUsProps) {
  const { place } = useGallery()
  const { visit, pages } = useWords()
  const isHere = addressOf(place).length > 0
  return (
    <Section id="map" title={visit.gallery.map}>
      <div className="grid gap-x-16 gap-y-12 lg:grid-cols-[2fr_1fr]">
        {map ? <WholePicture picture={map} sizes="(min-width: 1280px) 800px, (min-width: 1025px) 62vw, 92vw" /> : null}
        <VisitFacts facts={['address', 'reach']} />
      </div>
      {isHere || map || ways.length > 0 ? null : (
        <>
          <p className="mb-8 text-body text-muted">{visit.gallery.noPlace}</p>
          <ButtonLink look="outline" to="/contact">
            {pages.toContact}
          </ButtonLink>
        </>
      )}
      {ways.length > 0 ? (
        <div className="mt-12 grid gap-x-16 gap-y-8 md:mt-16 md:grid-cols-2 lg:grid-cols-4 lg:gap-x-10">
          {ways.map(({ id, heading, text }) => (
            <div key={id}>
              <h3 className="mb-3 font-display text-lead">{heading}</h3>
              <Prose text={text} />
            </div>
          ))}
        </div>
      ) : null}
      {isHere || place.latitude !== null ? (
        <div className="mt-12 md:mt-16">
          <InteractiveMap />
        </div>
      ) : null}
    </Section>
  )
}
