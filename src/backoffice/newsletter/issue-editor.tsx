import { useState } from 'react'
import { flushSync } from 'react-dom'

import { ApiError } from '../../contract/client.ts'
import { DEFAULT_LOCALE, LANGUAGES, type Locale } from '../../contract/locale.ts'
import { findLacksIn, isBegunIn } from '../../contract/newsletter/find-lacks.ts'
import { LONGEST_SUBJECT } from '../../contract/newsletter/values.ts'
import { fill } from '../../messages/fill.ts'
import { Field } from '../../web/components/field.tsx'
import { formatMoment } from '../components/moments.ts'
import { nameLanguage } from '../components/name-language.ts'
import { PageHead } from '../components/page-head.tsx'
import { useTitle } from '../components/use-title.ts'
import { setbackOf } from '../editor/item.ts'
import { ConflictPanel } from '../editor/panels/conflict-panel.tsx'
import { NEWSLETTER } from '../kinds.ts'
import { Languages } from '../letters/languages.tsx'
import { chooseText } from '../lists/title-of.tsx'
import type { KeptTyping } from '../saving/kept-typing.ts'
import { useSession } from '../saving/use-session.ts'
import { useLocale, useWords } from '../words.ts'
import { useWrittenLanguages } from '../written-languages.ts'
import { BlockList } from './block-list.tsx'
import { IssueBadge } from './issue-badge.tsx'
import { IssueBar } from './issue-bar.tsx'
import { IssuePreview } from './issue-preview.tsx'
import { type Block, type IssueItem, letterIn, readIssue, saveIssue } from './issue.ts'
import { removeIssue } from './remove-issue.ts'
import { ThrowAway } from './throw-away.tsx'
import { useNamePlace } from './use-name-place.ts'
import { useTellBlocks } from './use-tell-blocks.ts'

interface Props {
  item: IssueItem
  typing: KeptTyping
  /** Was begun a moment ago: it goes again if nothing is written. */
  isNew: boolean
  /** It goes out, or waits for its time. */
  onFixed: (item: IssueItem) => void
}

/** Somebody else has let it go meanwhile; what was typed stays in this browser. */
const FIXED: string[] = ['letter-scheduled', 'letter-sent']

/** A letter being written, beside how it looks. */
export function IssueEditor({ item: first, typing, isNew, onFixed }: Props) {
  const { newsletter } = useWords()
  const spoken = useLocale()
  const written = useWrittenLanguages()
  const [locale, setLocale] = useState<Locale>(written.includes(spoken) ? spoken : DEFAULT_LOCALE)
  const { session, isKept } = useSession<IssueItem>({
    ...{ item: first, typing, setbackOf },
    save: (version, draft) => saveIssue(first.id, version, draft),
    read: () => readIssue(first.id),
    removeNew: isNew ? () => removeIssue(first) : undefined,
  })
  const nameOf = useNamePlace()
  const { item, draft } = session
  const tell = useTellBlocks(item.works)
  const letter = letterIn(draft)
  const { subject, body } = letter
  const name = chooseText(subject, spoken)?.text ?? newsletter.untitled
  useTitle(name)
  const errors = session.fault instanceof ApiError ? session.fault.errors : {}
  const write = (next: Partial<typeof letter>) => session.type({ ...letterIn(session.draft), ...next })
  const sayLanguage = (one: Locale) => {
    if (findLacksIn(letter, one).length === 0) return newsletter.languages.whole
    if (isBegunIn(letter, one) || one === DEFAULT_LOCALE) return newsletter.languages.begun
    return fill(newsletter.languages.missing, { language: nameLanguage(DEFAULT_LOCALE, spoken) })
  }
  /** Leads whoever writes to where something is missing. */
  function goTo(path: string, language: Locale | undefined) {
    if (language) flushSync(() => setLocale(language))
    requestAnimationFrame(() => document.querySelector<HTMLElement>(`[data-path="${path}"]`)?.focus())
  }
  return (
    <div className="space-y-8">
      <PageHead
        title={name}
        back={{ to: NEWSLETTER, words: newsletter.back }}
        badge={<IssueBadge status={item.status} />}
      >
        {item.status === 'failed' && item.scheduled_for ? (
          <p role="alert" className="max-w-[65ch] text-error">
            {fill(newsletter.schedule.missed, { moment: formatMoment(item.scheduled_for, spoken, item.time_zone) })}
          </p>
        ) : null}
        {session.fault instanceof ApiError && FIXED.includes(session.fault.code) ? (
          <p role="alert" className="max-w-[65ch] text-error">
            {session.fault.message}
          </p>
        ) : null}
      </PageHead>
      {session.conflicts.length > 0 ? (
        <ConflictPanel
          conflicts={session.conflicts}
          nameOf={nameOf}
          tell={(value) => tell(value as Block[])}
          onResolve={(choices) => session.resolve(choices)}
        />
      ) : null}
      <div className="grid items-start gap-x-16 gap-y-10 lg:grid-cols-2">
        <div className="min-w-0 space-y-8">
          <Languages languages={written} value={locale} onChange={setLocale} say={sayLanguage} />
          <Field
            label={newsletter.subject}
            data-path={`subject.${locale}`}
            lang={LANGUAGES[locale].tag}
            maxLength={LONGEST_SUBJECT}
            value={subject[locale] ?? ''}
            error={errors[`subject.${locale}`]?.join(' ')}
            hint={
              !subject[locale] && subject[DEFAULT_LOCALE] && locale !== DEFAULT_LOCALE
                ? fill(newsletter.fallback, { text: subject[DEFAULT_LOCALE] })
                : undefined
            }
            onChange={({ target }) => write({ subject: { ...subject, [locale]: target.value } })}
          />
          <BlockList
            {...{ locale, errors, body }}
            works={item.works}
            change={(next) => write({ body: next(letterIn(session.draft).body) })}
          />
          <ThrowAway item={item} session={session} />
        </div>
        <IssuePreview letter={letter} locale={locale} />
      </div>
      <IssueBar {...{ session, isKept, locale, goTo, onFixed }} />
    </div>
  )
}
