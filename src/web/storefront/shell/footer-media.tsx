import { Suspense } from 'react'

import { localize } from '../../../contract/locale.ts'
import { loadLater } from '../../navigation/load-later.ts'
import { useLocale } from '../../navigation/locale-path.ts'
import { useStorage } from '../../navigation/storage.ts'
import { useShellData } from './shell-data.ts'

const ConsentVideo = loadLater(() => import('../../components/consent-video.tsx'))

/** The footer's cover: a picture, or an exhibition's video that other companies serve only after consent. */
export function FooterMedia() {
  const { footerPage } = useShellData()
  const locale = useLocale()
  const addressOf = useStorage()
  const title = localize(footerPage.title, locale)
  if (footerPage.media_type === 'VIDEO' && footerPage.video) {
    return (
      <Suspense>
        <ConsentVideo title={title} address={footerPage.video} className="md:aspect-[8/3]" />
      </Suspense>
    )
  }
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
