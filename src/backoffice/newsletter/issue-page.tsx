import { useLocation, useParams } from 'react-router'

import { useAuth } from '../../web/state/auth-store.ts'
import { useFetched } from '../api/use-fetched.ts'
import { NotFound } from '../app/not-found.tsx'
import { FetchedPage } from '../components/fetched-page.tsx'
import { openKeptTyping } from '../saving/kept-typing.ts'
import { IssueEditor } from './issue-editor.tsx'
import { IssueWatch } from './issue-watch.tsx'
import { isOpen, readIssue } from './issue.ts'

const ID = /^[0-9a-f-]{36}$/

/** One letter: written as long as it can be, and watched from then on. */
export function IssuePage() {
  const { issue = '' } = useParams()
  return ID.test(issue) ? <Opened key={issue} id={issue} /> : <NotFound />
}

function Opened({ id }: { id: string }) {
  const user = useAuth((state) => state.user?.id ?? '')
  const { isNew } = Object(useLocation().state) as { isNew?: boolean }
  const fetched = useFetched(id, async (signal) => {
    const item = await readIssue(id)
    if (!isOpen(item)) return { item, typing: undefined }
    const typing = await openKeptTyping(user, 'newsletter', id)
    if (signal.aborted) typing.close()
    return { item, typing }
  })
  return (
    <FetchedPage fetched={fetched}>
      {({ item, typing }) =>
        typing ? (
          <IssueEditor
            item={item}
            typing={typing}
            isNew={isNew === true && item.version === 1}
            onFixed={(next) => fetched.replace({ item: next, typing: undefined })}
          />
        ) : (
          <IssueWatch
            issue={item}
            onChange={(next) => (isOpen(next) ? fetched.retry() : fetched.replace({ item: next, typing: undefined }))}
          />
        )
      }
    </FetchedPage>
  )
}
