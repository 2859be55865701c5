import type { FormEvent } from 'react'

import { prefixOf } from '../../../contract/locale.ts'
import { Button } from '../../../web/components/button.tsx'
import { Field } from '../../../web/components/field.tsx'
import { Dialog } from '../../components/dialog.tsx'
import { fromLocalMinute, toLocalMinute } from '../../components/moments.ts'
import { textIn } from '../../components/text-in.ts'
import { isSingle } from '../../kinds.ts'
import { useLocale, useWords } from '../../words.ts'
import { isSeen } from '../item.ts'
import type { PanelProps } from './panel-props.ts'
import { useActs } from './use-acts.ts'
import type { usePreview } from './use-preview.ts'

interface Props extends PanelProps {
  preview: ReturnType<typeof usePreview>
  onHistory: () => void
}

const LINE = 'flex min-h-11 w-full items-center text-left hover:underline'

/** Whatever else can be done with a thing. */
export function MorePanel({ preview, ...props }: Props) {
  const { publishing } = useWords()
  const prefix = prefixOf(useLocale())
  const acts = useActs(props)
  const { item } = props.session
  const isOne = isSingle(item.kind)

  function schedule(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const [publishAt, hideAt] = ['publish_at', 'hide_at'].map((name) => fromLocalMinute(textIn(form, name)))
    void acts.schedule(publishAt ?? null, hideAt ?? null)
  }
  // What has to be mended first is shown in the form.
  function leaveFor(act: () => void) {
    props.onClose()
    act()
  }
  const line = (words: string, act: () => unknown) => (
    <li>
      <button type="button" className={LINE} onClick={() => void act()}>
        {words}
      </button>
    </li>
  )
  return (
    <Dialog label={publishing.more} place="edge" onClose={props.onClose}>
      <div className="space-y-8">
        <h2 className="font-display text-title">{publishing.more}</h2>
        <ul className="divide-y divide-line border-y border-line">
          {isSeen(item) && item.address ? (
            <li>
              <a className={LINE} onClick={props.onClose} href={prefix + item.address} target="_blank" rel="noreferrer">
                {publishing.see}
              </a>
            </li>
          ) : null}
          {preview ? line(publishing.preview, () => leaveFor(preview.open)) : null}
          {preview ? line(publishing.copyLink, () => leaveFor(preview.copy)) : null}
          {line(publishing.history, props.onHistory)}
          {isOne ? null : line(publishing.duplicate, acts.duplicate)}
          {item.published && item.state === 'changed' ? line(publishing.revert, acts.revert) : null}
          {isSeen(item) && !isOne ? line(publishing.hide, acts.hide) : null}
          {isOne ? null : line(publishing.trash, acts.trash)}
        </ul>
        <form className="space-y-4" onSubmit={schedule}>
          <h3 className="font-display text-lead">{publishing.schedule}</h3>
          <Field
            label={publishing.publishAt}
            type="datetime-local"
            name="publish_at"
            defaultValue={toLocalMinute(item.publish_at)}
          />
          {isOne ? null : (
            <Field
              label={publishing.hideAt}
              type="datetime-local"
              name="hide_at"
              hint={publishing.noTime}
              defaultValue={toLocalMinute(item.hide_at)}
            />
          )}
          <Button type="submit" look="outline">
            {publishing.setSchedule}
          </Button>
        </form>
      </div>
    </Dialog>
  )
}
