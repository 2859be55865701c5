import { localize } from '../../../contract/locale.ts'
import { ConsentVideo } from '../../components/consent-video.tsx'
import { useLocale } from '../../navigation/locale-path.ts'
import { useStorage } from '../../navigation/storage.ts'
import { useShellData } from './shell-data.ts'

/** The footer's cover: a picture, or an exhibition's video that other companies serve only after consent. */
export function FooterMedia() {
  const { footerPage } = useShellData()
  const locale = useLocale()
  const addressOf = useStorage()
  const title = localize(footerPage.title, locale)
  if (footerPage.media_type === 'VIDEO' && footerPage.video) {
    return <ConsentVideo title={title} address={footerPage.video} className="md:aspect-[8/3]" />
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
