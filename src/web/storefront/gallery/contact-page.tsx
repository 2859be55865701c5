import { useLoaderData } from 'react-router'

import { localize } from '../../../contract/locale.ts'
import { classOf } from '../../components/button.tsx'
import { Room } from '../../components/room.tsx'
import { Section } from '../../components/section.tsx'
import { localeOfPath, useLocale } from '../../navigation/locale-path.ts'
import { keepDataUnderModal } from '../../navigation/overlay.ts'
import { loadPage } from '../../page-data.ts'
import { useWords } from '../../words.ts'
import { EnquiryPart } from '../enquiries/enquiry-part.tsx'
import { useAskedWorks } from '../enquiries/use-asked-works.ts'
import { firstSentence } from './first-sentence.ts'
import { splitParts } from './written-parts.ts'
import { WrittenText } from './written-text.tsx'

const load = loadPage(async (call, { pathname }) => {
  const { page } = await call('GET /pages/{slug}', { params: { slug: 'contact' } })
  const locale = localeOfPath(pathname)
  return { title: localize(page.title, locale), body: page.body ? localize(page.body, locale) : '' }
})
export { load as clientLoader, load as loader, keepDataUnderModal as shouldRevalidate }

/** What staff have written about reaching the gallery, and below it the form, with the works that the address names. */
export default function ContactPage() {
  const { title, body } = useLoaderData<typeof load>()
  const { visit, enquiry } = useWords()
  const locale = useLocale()
  const asked = useAskedWorks()
  const kind = asked.count === 0 ? 'contact' : asked.isOfDelivery ? 'delivery' : 'question'
  const { opening, parts } = splitParts(body)
  return (
    <Room head={{ title, heading: title, description: firstSentence(body) || visit.written, introduction: '' }}>
      <div className="mb-12">
        {/* Within the page, and with the works that stand in its address. */}
        <a href="#write" className={classOf('outline')}>
          {enquiry.titles.contact}
        </a>
      </div>
      <WrittenText key={locale} opening={opening} parts={parts} />
      <Section id="write" title={kind === 'delivery' ? enquiry.titles.delivery : enquiry.titles.contact}>
        <div className="max-w-3xl">
          <EnquiryPart kind={kind} asked={asked} />
        </div>
      </Section>
    </Room>
  )
}
