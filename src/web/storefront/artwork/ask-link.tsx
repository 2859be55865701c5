import { type MouseEvent, Suspense } from 'react'
import { Link } from 'react-router'

import type { Artwork } from '../../../contract/catalogue/shapes.ts'
import type { Locale } from '../../../contract/locale.ts'
import { classOf } from '../../components/button.tsx'
import { loadLater } from '../../navigation/load-later.ts'
import { localizePath, useLocale } from '../../navigation/locale-path.ts'
import { loadArea, useWords } from '../../words.ts'
import { useLayer } from './use-layer.ts'

// The modal comes together with its words, in the language of the page under it.
const dialogIn = (locale: Locale) =>
  loadLater(async () => {
    const [dialog] = await Promise.all([
      import('../enquiry/enquiry-dialog.tsx'),
      loadArea(locale, 'account').then(() => loadArea(locale, 'enquiry')),
    ])
    return dialog
  })
const DIALOGS = { en: dialogIn('en'), fr: dialogIn('fr'), cn: dialogIn('cn') }

interface AskLinkProps {
  artwork: Artwork
  kind: 'price' | 'question'
}

/** The way to ask about a work: a modal, whose script is fetched then; without scripts the contact page. */
export function AskLink({ artwork, kind }: AskLinkProps) {
  const { artwork: words } = useWords()
  const locale = useLocale()
  const layer = useLayer('enquiry')
  const EnquiryDialog = DIALOGS[locale]

  function open(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    layer.open()
  }

  return (
    <>
      <Link
        className={classOf(kind === 'price' ? 'outline' : 'quiet')}
        to={localizePath(`/contact?artwork=${artwork.slug}#write`, locale)}
        onClick={open}
      >
        {kind === 'price' ? words.askPrice : words.ask}
      </Link>
      {layer.isOpen ? (
        <Suspense>
          <EnquiryDialog artwork={artwork} kind={kind} onClose={layer.close} />
        </Suspense>
      ) : null}
    </>
  )
}
