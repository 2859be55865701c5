import { useState } from 'react'
import { useNavigate } from 'react-router'

import { Button } from '../../web/components/button.tsx'
import { FormDialog } from '../components/form-dialog.tsx'
import { toast } from '../components/toasts.tsx'
import { useReason } from '../components/trouble.tsx'
import { NEWSLETTER } from '../kinds.ts'
import type { DraftSession } from '../saving/draft-session.ts'
import { useWords } from '../words.ts'
import type { IssueItem } from './issue.ts'
import { removeIssue } from './remove-issue.ts'

/** Throws a letter away that nobody got. */
export function ThrowAway({ item, session }: { item: IssueItem; session: DraftSession<IssueItem> }) {
  const { newsletter } = useWords()
  const reason = useReason()
  const navigate = useNavigate()
  const [isAsked, setAsked] = useState(false)
  async function remove() {
    try {
      await session.settle()
      await removeIssue({ id: item.id, version: session.item.version })
    } catch (fault) {
      toast(reason(fault))
      return false
    }
    toast(newsletter.thrownAway)
    await navigate(NEWSLETTER)
    return true
  }
  return (
    <>
      <Button look="quiet" onClick={() => setAsked(true)}>
        {newsletter.throwAway}
      </Button>
      {isAsked ? (
        <FormDialog
          title={newsletter.throwAway}
          act={newsletter.throwAway}
          onSend={remove}
          onClose={() => setAsked(false)}
        >
          <p>{newsletter.throwAwayText}</p>
        </FormDialog>
      ) : null}
    </>
  )
}
