import { useState } from 'react'

import { fill } from '../../messages/fill.ts'
import { choose, useConsent } from '../state/consent-store.ts'
import { useWords } from '../words.ts'
import { Button } from './button.tsx'
import { embedAddress } from './embed-address.ts'

interface ConsentVideoProps {
  title: string
  /** The address of a video page. */
  address: string
  /** The proportions of the place it waits in. */
  className?: string
}

/** A video that another company serves: nothing is asked of that company before the visitor agrees and plays it. */
export default function ConsentVideo({ title, address, className = '' }: ConsentVideoProps) {
  const { footer } = useWords()
  const choices = useConsent((consent) => consent.choices)
  const [isPlaying, setPlaying] = useState(false)
  const embed = embedAddress(address)
  const host = URL.parse(address)?.hostname.replace(/^www\./, '') ?? ''

  if (!embed) {
    return host ? (
      <a className="underline underline-offset-4" href={address} target="_blank" rel="noopener noreferrer">
        {title}: {fill(footer.watchElsewhere, { host })}
      </a>
    ) : null
  }
  if (choices?.videos && isPlaying) {
    return (
      <iframe
        className="aspect-video w-full"
        src={embed}
        title={title}
        allow="fullscreen; picture-in-picture"
        allowFullScreen
      />
    )
  }
  return (
    <div
      className={`grid aspect-video w-full place-content-center justify-items-center gap-4 bg-ink p-6 text-center text-paper ${className}`}
    >
      <p className="font-display text-heading">{title}</p>
      {choices?.videos ? null : <p className="max-w-[48ch] text-label">{fill(footer.videoNeedsConsent, { host })}</p>}
      <Button
        look="outline"
        className="border-paper hover:bg-paper hover:text-ink"
        onClick={() => {
          if (!choices?.videos) choose({ maps: choices?.maps ?? false, videos: true })
          setPlaying(true)
        }}
      >
        {choices?.videos ? footer.playVideo : footer.allowAndPlay}
      </Button>
    </div>
  )
}
