import { useState } from 'react'

import type { Locale } from '../../contract/locale.ts'
import { fill } from '../../messages/fill.ts'
import { Button } from '../../web/components/button.tsx'
import { useAuth } from '../../web/state/auth-store.ts'
import { call } from '../api/call.ts'
import { nameLanguage } from '../components/name-language.ts'
import { toast } from '../components/toasts.tsx'
import { useReason } from '../components/trouble.tsx'
import { Bar } from '../editor/panels/bar.tsx'
import type { DraftSession } from '../saving/draft-session.ts'
import { useLocale, useWords } from '../words.ts'
import { type IssueItem, letterIn, toItem } from './issue.ts'
import { LetGo } from './let-go.tsx'

interface Props {
  session: DraftSession<IssueItem>
  isKept: boolean
  locale: Locale
  goTo: (path: string, language: Locale | undefined) => void
  onFixed: (item: IssueItem) => void
}

/** Says whether everything is saved, and lets the letter go out: to oneself, later or now. */
export function IssueBar({ session, isKept, locale, goTo, onFixed }: Props) {
  const { newsletter } = useWords()
  const spoken = useLocale()
  const email = useAuth(({ user }) => user?.email ?? '')
  const reason = useReason()
  const [when, setWhen] = useState<'now' | 'later'>()
  const [isTesting, setTesting] = useState(false)
  const params = { issue: session.item.id }

  async function test() {
    if (isTesting) return
    setTesting(true)
    try {
      // What is sent is what is saved.
      await session.settle()
      await call('POST /newsletter/issues/{issue}/test', { params, body: { locale } })
      toast(fill(newsletter.testSent, { language: nameLanguage(locale, spoken), email }))
    } catch (fault) {
      toast(reason(fault))
    }
    setTesting(false)
  }
  async function letGo(at: string | undefined) {
    const item = await session.act(async (version) =>
      toItem(
        at === undefined
          ? await call('POST /newsletter/issues/{issue}/sending', { params, body: { version } })
          : await call('PUT /newsletter/issues/{issue}/schedule', { params, body: { version, at } }),
      ),
    )
    onFixed(item)
  }
  return (
    <Bar session={session} isKept={isKept} saved={newsletter.saved}>
      <div className="grid grid-cols-3 items-center gap-x-2 md:flex md:gap-x-6">
        <Button look="quiet" aria-disabled={isTesting} onClick={() => void test()}>
          {newsletter.test}
        </Button>
        <Button look="outline" className="max-md:px-2" aria-haspopup="dialog" onClick={() => setWhen('later')}>
          {newsletter.schedule.open}
        </Button>
        <Button className="max-md:px-2" aria-haspopup="dialog" onClick={() => setWhen('now')}>
          {newsletter.send.open}
        </Button>
      </div>
      {when ? (
        <LetGo
          when={when}
          issue={session.item}
          body={letterIn(session.draft).body}
          prepare={() => session.settle()}
          letGo={letGo}
          goTo={goTo}
          onClose={() => setWhen(undefined)}
        />
      ) : null}
    </Bar>
  )
}
