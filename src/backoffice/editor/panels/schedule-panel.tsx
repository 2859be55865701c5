import type { FormEvent } from 'react'

import { Button } from '../../../web/components/button.tsx'
import { Field } from '../../../web/components/field.tsx'
import { Dialog } from '../../components/dialog.tsx'
import { fromLocalMinute, toLocalMinute } from '../../components/moments.ts'
import { textIn } from '../../components/text-in.ts'
import { isSingle } from '../../kinds.ts'
import { useWords } from '../../words.ts'
import type { PanelProps } from './panel-props.ts'
import { useActs } from './use-acts.ts'

/** When a thing is published, and when it is taken off the site, without anybody being there. */
export function SchedulePanel({ onClose, ...props }: PanelProps) {
  const { publishing } = useWords()
  const acts = useActs(props)
  const { item } = props.session

  function schedule(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const [publishAt, hideAt] = ['publish_at', 'hide_at'].map((name) => fromLocalMinute(textIn(form, name)))
    void acts.schedule(publishAt ?? null, hideAt ?? null, onClose)
  }
  return (
    <Dialog label={publishing.schedule} place="edge" onClose={onClose}>
      <form className="space-y-6" onSubmit={schedule}>
        <h2 className="pr-8 font-display text-title">{publishing.schedule}</h2>
        <Field
          label={publishing.publishAt}
          type="datetime-local"
          name="publish_at"
          data-first=""
          hint={publishing.noTime}
          defaultValue={toLocalMinute(item.publish_at)}
        />
        {isSingle(item.kind) ? null : (
          <Field
            label={publishing.hideAt}
            type="datetime-local"
            name="hide_at"
            hint={publishing.noTime}
            defaultValue={toLocalMinute(item.hide_at)}
          />
        )}
        <Button type="submit">{publishing.setSchedule}</Button>
      </form>
    </Dialog>
  )
}
