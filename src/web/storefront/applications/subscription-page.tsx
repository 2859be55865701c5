import { EUROS_A_MONTH } from '../../../contract/applications/values.ts'
import { fill } from '../../../messages/fill.ts'
import { formatMoney } from '../../../messages/format.ts'
import { ButtonLink } from '../../components/button.tsx'
import { Prose } from '../../components/prose.tsx'
import { Room } from '../../components/room.tsx'
import { Section } from '../../components/section.tsx'
import { useLocale } from '../../navigation/locale-path.ts'
import { useWords } from '../../words.ts'
import { Questions } from '../gallery/questions.tsx'
import { Fact } from '../plans/fact.tsx'
import { NumberedStep } from '../plans/numbered-step.tsx'
import { ApplicationPart } from './application-part.tsx'

/** What the artist programme is, what it costs, and how to apply. */
export default function SubscriptionPage() {
  const { visit } = useWords()
  const locale = useLocale()
  const words = visit.programme
  const { stepList: steps, questionList: questions } = words
  const price = formatMoney(EUROS_A_MONTH, locale)
  return (
    <Room head={visit.subscription}>
      <div className="space-y-8">
        <Prose text={words.about} />
        <ButtonLink look="solid" to="/subscription#apply">
          {words.applyButton}
        </ButtonLink>
      </div>
      <Section title={words.facts}>
        <dl className="grid gap-x-10 gap-y-10 md:grid-cols-2 lg:grid-cols-4">
          <Fact name={fill(words.price, { price })} text={words.priceText} />
          <Fact name={words.free} text={words.freeText} />
          <Fact name={words.places} text={words.placesText} />
          <Fact name={words.file} text={words.fileText} />
        </dl>
      </Section>
      <Section title={words.steps}>
        <ol className="grid gap-x-16 gap-y-10 md:grid-cols-2">
          <NumberedStep number={1} name={steps.prepare} text={steps.prepareText} />
          <NumberedStep number={2} name={steps.send} text={steps.sendText} />
          <NumberedStep number={3} name={steps.look} text={steps.lookText} />
          <NumberedStep number={4} name={steps.begin} text={fill(steps.beginText, { price })} />
        </ol>
      </Section>
      <Section title={words.questions}>
        <Questions
          heading="h3"
          questions={[
            { id: 'rights', heading: questions.rights, text: questions.rightsText },
            { id: 'afterwards', heading: questions.after, text: questions.afterText },
            { id: 'elsewhere', heading: questions.elsewhere, text: questions.elsewhereText },
          ]}
        />
      </Section>
      <Section id="apply" title={words.apply}>
        <p className="mb-8 max-w-[60ch] text-lead">{words.applyText}</p>
        <ApplicationPart />
        <div className="mt-12">
          <ButtonLink look="quiet" to="/pricing">
            {words.pricing}
          </ButtonLink>
        </div>
      </Section>
    </Room>
  )
}
