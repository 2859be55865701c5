import { useState } from 'react'
import { useRouteLoaderData } from 'react-router'

import { fill } from '../../../messages/fill.ts'
import { Button, classOf } from '../../components/button.tsx'
import type { Site } from '../../page-data.ts'
import { choose, useConsent } from '../../state/consent-store.ts'
import { useGallery } from '../../use-gallery.ts'
import { useWords } from '../../words.ts'
import { mapOf } from './map-address.ts'

/** A map by another company: nothing of it is fetched before the visitor has agreed to maps and opened it. */
export function InteractiveMap() {
  const { name, place } = useGallery()
  const { visit, shell } = useWords()
  const choices = useConsent((consent) => consent.choices)
  const [isOpen, setOpen] = useState(false)
  const words = visit.gallery
  const { site, embedded, page } = mapOf(place, useRouteLoaderData<Site>('root')?.mapsKey)
  const names = { site: words.mapSites[site] }
  const isAllowed = choices?.maps ?? false

  if (embedded && isAllowed && isOpen) {
    return (
      <iframe
        className="aspect-square w-full border border-line md:aspect-2/1"
        src={embedded}
        title={fill(words.mapName, { name })}
        sandbox="allow-scripts allow-same-origin allow-popups"
        // The button that had the focus is gone.
        ref={(frame) => frame?.focus()}
      />
    )
  }
  return (
    <div className="flex flex-wrap items-center gap-x-8 gap-y-3 border-y border-line py-6">
      {embedded ? (
        <>
          <p className="max-w-[60ch] grow text-label text-muted">{fill(words.mapText, names)}</p>
          <Button
            look="outline"
            className="unscripted:hidden"
            onClick={() => {
              if (!isAllowed) choose({ videos: choices?.videos ?? false, maps: true })
              setOpen(true)
            }}
          >
            {isAllowed ? words.openMap : words.allowMap}
          </Button>
        </>
      ) : null}
      <a className={classOf('quiet')} href={page} target="_blank" rel="noopener noreferrer">
        {fill(words.mapElsewhere, names)}
        <span className="sr-only"> {shell.opensInNewTab}</span>
      </a>
    </div>
  )
}
