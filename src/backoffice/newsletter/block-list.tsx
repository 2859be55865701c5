import { useState } from 'react'

import { DEFAULT_LOCALE, LANGUAGES, type Locale } from '../../contract/locale.ts'
import { LONGEST_TEXT, MOST_BLOCKS } from '../../contract/newsletter/values.ts'
import { fill } from '../../messages/fill.ts'
import { Button } from '../../web/components/button.tsx'
import { TextArea } from '../../web/forms/text-area.tsx'
import { shorten } from '../components/shorten.ts'
import { Thumbnail } from '../components/thumbnail.tsx'
import { ReferenceField } from '../editor/inputs/reference-field.tsx'
import { findName } from '../editor/inputs/reference-names.ts'
import { Ordered } from '../editor/inputs/rows/ordered.tsx'
import { chooseText } from '../lists/title-of.tsx'
import { useLocale, useWords } from '../words.ts'
import type { Block, Work } from './issue.ts'
import { useNameBlock } from './use-name-block.ts'

interface Props {
  locale: Locale
  body: Block[]
  works: Work[]
  errors: Record<string, string[]>
  change: (next: (before: readonly Block[]) => Block[]) => void
}

/** The texts and works of a letter, in their order. */
export function BlockList({ locale, body, works, errors, change }: Props) {
  const { newsletter } = useWords()
  const spoken = useLocale()
  // What was chosen a moment ago is told by the server with the next save.
  const [chosen, setChosen] = useState<Record<number, string>>({})
  const titleOf = (id: number) => {
    const known = works.find((work) => work.id === id)?.title
    return known || chooseText(findName('artworks', chosen[id] ?? ''), spoken)?.text
  }
  const nameBlock = useNameBlock(body, titleOf)
  const write = (at: number, text: string) =>
    change((before) => before.map((one, place) => (place === at ? { text: { ...one.text, [locale]: text } } : one)))
  function addWork(slug: string | undefined, id: number | undefined) {
    if (!slug || !id) return
    setChosen((before) => ({ ...before, [id]: slug }))
    change((before) => [...before, { artwork: id }])
  }
  return (
    <fieldset data-path="body" tabIndex={-1} className="space-y-4">
      <legend className="font-display text-lead">{newsletter.body}</legend>
      <p className="text-label text-muted">{newsletter.textHint}</p>
      {errors.body ? <p className="text-label text-error">{errors.body.join(' ')}</p> : null}
      <Ordered
        value={body}
        change={change}
        nameOf={nameBlock}
        className="divide-y divide-line border-line not-empty:border-y"
      >
        {({ at, name, controls }) => {
          const { text = {}, artwork } = body[at] ?? {}
          const path = `body.${at}.text.${locale}`
          if (artwork !== undefined) {
            return (
              <div className="flex items-center justify-between gap-4 bg-paper py-3">
                <WorkCard title={titleOf(artwork)} work={works.find(({ id }) => id === artwork)} />
                {controls}
              </div>
            )
          }
          return (
            <div className="relative bg-paper py-3 [&_label]:flex [&_label]:min-h-11 [&_label]:items-center">
              <div className="absolute top-3 right-0">{controls}</div>
              <TextArea
                label={name}
                data-path={path}
                lang={LANGUAGES[locale].tag}
                maxLength={LONGEST_TEXT}
                value={text[locale] ?? ''}
                error={errors[path]?.join(' ')}
                hint={
                  !text[locale] && text[DEFAULT_LOCALE] && locale !== DEFAULT_LOCALE
                    ? fill(newsletter.fallback, { text: shorten(text[DEFAULT_LOCALE]) })
                    : undefined
                }
                onChange={({ target }) => write(at, target.value)}
              />
            </div>
          )
        }}
      </Ordered>
      {body.length < MOST_BLOCKS ? (
        <div className="grid items-end gap-x-6 gap-y-4 md:grid-cols-[auto_minmax(0,1fr)]">
          <Button look="outline" onClick={() => change((before) => [...before, { text: {} }])}>
            {newsletter.addText}
          </Button>
          <ReferenceField kind="artworks" label={newsletter.addWork} value={undefined} onChange={addWork} />
        </div>
      ) : null}
    </fieldset>
  )
}

/** A work of the letter, and what readers see of it that they might not expect. */
function WorkCard({ title, work }: { title: string | undefined; work: Work | undefined }) {
  const { newsletter } = useWords()
  const said = work && work.state !== 'available' ? newsletter.workStates[work.state] : undefined
  return (
    <div className="flex min-w-0 items-center gap-4">
      <Thumbnail picture={work?.picture ?? null} className="size-16 shrink-0" />
      <div className="min-w-0">
        {work?.artist ? <p className="text-label text-muted">{work.artist}</p> : null}
        <cite className="block break-words">{title ?? newsletter.unnamedWork}</cite>
        {said ? <p className="text-label text-accent">{said}</p> : null}
      </div>
    </div>
  )
}
