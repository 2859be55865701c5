import { Suspense } from 'react'

import { localize } from '../../../contract/locale.ts'
import { widthsOf } from '../../../contract/picture.ts'
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
  if (!footerPage.image) return null
  const [folder, hash, widest = ''] = footerPage.image.split('/')
  return (
    <img
      src={addressOf(footerPage.image)}
      srcSet={widthsOf(Number.parseInt(widest, 10))
        .map((width) => `${addressOf(`${folder}/${hash}/${width}.jpg`)} ${width}w`)
        .join()}
      sizes="94vw"
      alt={title}
      width={1280}
      height={480}
      loading="lazy"
      className="cover w-full object-cover"
    />
  )
}
