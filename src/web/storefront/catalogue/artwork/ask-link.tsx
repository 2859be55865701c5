import { type MouseEvent, Suspense } from 'react'

import type { Artwork } from '../../../../contract/catalogue/shapes.ts'
import { classOf } from '../../../components/button.tsx'
import { loadLater } from '../../../navigation/load-later.ts'
import { localizePath, useLocale } from '../../../navigation/locale-path.ts'
import { PageLink } from '../../../navigation/page-link.tsx'
import { useWords } from '../../../words.ts'
import { usePreview } from '../use-preview.tsx'
import { useLayer } from './use-layer.ts'

const EnquiryDialog = loadLater(() => import('../../enquiries/enquiry-dialog.tsx'))

interface AskLinkProps {
  artwork: Artwork
  kind: 'price' | 'question'
}

/** The way to ask about a work: a modal, whose script is fetched then; without scripts the contact page. */
export function AskLink({ artwork, kind }: AskLinkProps) {
  const { artwork: words } = useWords()
  const locale = useLocale()
  const layer = useLayer('enquiry')
  const isPreview = usePreview() !== undefined
  const isOfPrice = kind === 'price'
  const text = isOfPrice ? words.askPrice : words.ask
  const className = classOf(isOfPrice ? 'outline' : 'quiet')

  function open(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    layer.open()
  }

  if (isPreview) {
    return (
      <button type="button" className={className}>
        {text}
      </button>
    )
  }
  return (
    <>
      <PageLink
        className={className}
        to={localizePath(`/contact?artwork=${artwork.slug}#write`, locale)}
        onClick={open}
      >
        {text}
      </PageLink>
      {layer.isOpen ? (
        <Suspense>
          <EnquiryDialog artwork={artwork} kind={kind} onClose={layer.close} />
        </Suspense>
      ) : null}
    </>
  )
}
