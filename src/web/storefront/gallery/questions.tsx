import { useEffect } from 'react'
import { useLocation } from 'react-router'

import { Icon } from '../../components/icon.tsx'
import { JsonLd } from '../../components/json-ld.tsx'
import { Prose } from '../../components/prose.tsx'
import { PageLink } from '../../navigation/page-link.tsx'
import { attempt } from '../../state/attempt.ts'
import { useWords } from '../../words.ts'
import type { WrittenPart } from './written-parts.ts'

interface QuestionsProps {
  questions: WrittenPart[]
  heading?: 'h2' | 'h3'
}

/** Questions that fold out their answers; the one in the address stands open, and without a script all of them do. */
export function Questions({ questions, heading: Heading = 'h2' }: QuestionsProps) {
  const { visit } = useWords()
  const { hash, key } = useLocation()
  useEffect(() => {
    const id = attempt(() => decodeURIComponent(hash.slice(1)))
    const question = id ? document.getElementById(id) : null
    if (question instanceof HTMLDetailsElement) question.open = true
  }, [hash, key])
  return (
    <>
      <JsonLd
        data={{
          '@context': 'https://schema.org',
          '@type': 'FAQPage',
          mainEntity: questions.map((question) => ({
            '@type': 'Question',
            name: question.heading,
            acceptedAnswer: { '@type': 'Answer', text: question.text.replace(/\[([^[\]]+)\]\([^)\s[]+\)/g, '$1') },
          })),
        }}
      />
      <div className="max-w-[52rem] border-t border-line">
        {questions.map(({ id, heading, text }) => (
          <details
            key={id}
            id={id}
            className="group border-b border-line unscripted:[&::details-content]:[content-visibility:visible]"
          >
            <summary className="flex min-h-16 cursor-pointer list-none items-center justify-between gap-6 py-4 [&::-webkit-details-marker]:hidden">
              <Heading className="font-display text-lead md:text-title">{heading}</Heading>
              <Icon name="chevron" className="shrink-0 transition-transform group-open:rotate-180" />
            </summary>
            <div className="pb-6">
              <Prose text={text} />
              <PageLink
                className="mt-2 inline-flex min-h-11 items-center text-label text-muted underline decoration-line underline-offset-4 hover:text-ink hover:decoration-ink"
                to={`#${encodeURIComponent(id)}`}
              >
                {visit.linkToQuestion}
                <span className="sr-only">{`: ${heading}`}</span>
              </PageLink>
            </div>
          </details>
        ))}
      </div>
    </>
  )
}
