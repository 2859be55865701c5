import { useState } from 'react'

import { localize } from '../../../contract/locale.ts'
import { fill } from '../../../messages/fill.ts'
import { Button } from '../../components/button.tsx'
import { useLocale } from '../../navigation/locale-path.ts'
import { useStorage } from '../../navigation/storage.ts'
import { choose, useConsent } from '../../state/consent-store.ts'
import { useWords } from '../../words.ts'
import { embedAddress } from './embed-address.ts'
import { useShellData } from './shell-data.ts'

/** The footer's cover: a picture, or an exhibition's video that other companies serve only after consent. */
export function FooterMedia() {
  const { footerPage } = useShellData()
  const locale = useLocale()
  const addressOf = useStorage()
  const title = localize(footerPage.title, locale)
  if (footerPage.media_type === 'VIDEO' && footerPage.video) return <Video title={title} address={footerPage.video} />
  return footerPage.image ? (
    <img
      src={addressOf(footerPage.image)}
      alt={title}
      width={1280}
      height={480}
      loading="lazy"
      className="aspect-[8/3] w-full object-cover"
    />
  ) : null
}

function Video({ title, address }: { title: string; address: string }) {
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
    <div className="grid aspect-video w-full place-content-center justify-items-center gap-4 bg-ink p-6 text-center text-paper md:aspect-[8/3]">
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
