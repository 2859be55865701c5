import { type TextareaHTMLAttributes, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'

import { FieldFrame } from '../../../web/components/field.tsx'
import { Icon } from '../../../web/components/icon.tsx'
import { Prose } from '../../../web/components/prose.tsx'
import { useWords } from '../../words.ts'
import { markUp, type Mark } from './mark-up.ts'

interface Props extends TextareaHTMLAttributes<HTMLTextAreaElement> {
  label: string
  error?: string | undefined
  hint?: string | undefined
  value: string
  onText: (text: string) => void
}

/** A longer text: a plain field, the few forms that the site shows, and how it will look. */
export function ProseInput({ label, error, hint, value, onText, ...area }: Props) {
  const { prose } = useWords().editor
  const ref = useRef<HTMLTextAreaElement>(null)
  const [isShown, setShown] = useState(false)
  const previewId = useId()
  const preview = useRef<HTMLDivElement>(null)

  function apply(mark: Mark) {
    const field = ref.current
    if (!field || area.readOnly) return
    const made = markUp(value, { from: field.selectionStart, to: field.selectionEnd }, mark, prose.linkText)
    onText(made.text)
    field.focus()
    requestAnimationFrame(() => field.setSelectionRange(made.from, made.to))
  }
  // As much of it as there is room for is brought into sight.
  function show() {
    flushSync(() => setShown(!isShown))
    if (!isShown) preview.current?.scrollIntoView({ block: 'nearest' })
  }
  const tool = 'min-h-11 px-2 text-label text-muted hover:text-ink lg:min-h-8'
  return (
    <div>
      <FieldFrame label={label} error={error} hint={hint}>
        {({ className, ...control }) => (
          <textarea
            {...control}
            {...area}
            ref={ref}
            rows={8}
            value={value}
            className={`${className} field-sizing-content max-h-[60vh] min-h-48 resize-y pointer-coarse:resize-none`}
          />
        )}
      </FieldFrame>
      <div role="toolbar" aria-label={prose.toolbar} className="-ml-2 flex flex-wrap">
        {(['heading', 'list', 'link'] as const).map((mark) => (
          <button key={mark} type="button" className={tool} onClick={() => apply(mark)}>
            {prose[mark]}
          </button>
        ))}
        <button
          type="button"
          className={`${tool} ml-auto flex items-center gap-1 aria-expanded:text-ink`}
          aria-expanded={isShown}
          aria-controls={previewId}
          onClick={show}
        >
          {prose.preview}
          <Icon name="chevron" className={`size-5 ${isShown ? 'rotate-180' : ''}`} />
        </button>
      </div>
      <div
        id={previewId}
        ref={preview}
        lang={area.lang}
        hidden={!isShown}
        className="scroll-mt-0 border-t border-line pt-4"
      >
        {isShown ? value ? <Prose text={value} /> : <p className="text-muted">{prose.empty}</p> : null}
      </div>
    </div>
  )
}
