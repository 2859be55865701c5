import { useRef, useState } from 'react'

import { ApiError } from '../../contract/client.ts'
import { isLocale, LANGUAGES } from '../../contract/locale.ts'
import type { PaperKind } from '../../contract/papers/values.ts'
import { Button } from '../../web/components/button.tsx'
import { SelectField } from '../../web/forms/select-field.tsx'
import { useSells } from '../app/who-is-there.ts'
import { Dialog } from '../components/dialog.tsx'
import { useReason } from '../components/trouble.tsx'
import { useLocale, useWords } from '../words.ts'
import { useWrittenLanguages } from '../written-languages.ts'
import { askPaper, type Paper } from './ask-paper.ts'
import { MadeLately } from './made-lately.tsx'
import { PaperOptions } from './paper-options.tsx'
import { useSavePaper } from './save-paper.ts'
import { papersOf, type Subject } from './subject.ts'
import { usePaper } from './use-paper.ts'

interface Props {
  subject: Subject
  /** What it is made of, in words. */
  said: string
  onClose: () => void
}

/** Asks which paper, has it drawn, and saves it. */
export function PaperDialog({ subject, said, onClose }: Props) {
  const { papers: words, frame } = useWords()
  const own = useLocale()
  const reason = useReason()
  const languages = useWrittenLanguages()
  const kinds = papersOf(subject, useSells())
  const [kind, setKind] = useState<PaperKind>(kinds[0])
  const [locale, setLocale] = useState(languages.includes(own) ? own : (languages[0] ?? own))
  const [photographs, setPhotographs] = useState<string[]>([])
  const [fault, setFault] = useState('')
  const [isBusy, setBusy] = useState(false)
  const { paper, setPaper } = usePaper()
  // The same wish pressed twice is the same paper; another wish is another one.
  const key = useRef(crypto.randomUUID())
  function anew() {
    key.current = crypto.randomUUID()
    setPaper(undefined)
    setFault('')
  }
  async function ask(typed: FormData) {
    if (isBusy) return
    setBusy(true)
    setFault('')
    try {
      setPaper(await askPaper({ key: key.current, kind, subject, locale, typed, photographs }))
    } catch (error) {
      key.current = crypto.randomUUID()
      setFault(tell(error, reason))
    } finally {
      setBusy(false)
    }
  }
  const isUnderWay = isBusy || paper?.state === 'waiting'
  return (
    <Dialog label={words.title} place="middle" onClose={onClose}>
      <form
        className="space-y-6"
        noValidate
        onChange={anew}
        onSubmit={(event) => {
          event.preventDefault()
          if (!isUnderWay) void ask(new FormData(event.currentTarget))
        }}
      >
        <div>
          <h2 className="pr-8 font-display text-title">{words.title}</h2>
          <p className="text-label text-muted">{said}</p>
        </div>
        <SelectField
          label={words.kind}
          data-first=""
          value={kind}
          onChange={({ target }) => setKind(kinds.find((one) => one === target.value) ?? kinds[0])}
        >
          {kinds.map((one) => (
            <option key={one} value={one}>
              {words.kinds[one]}
            </option>
          ))}
        </SelectField>
        <SelectField
          label={words.language}
          value={locale}
          onChange={({ target: { value } }) => isLocale(value) && setLocale(value)}
        >
          {languages.map((one) => (
            <option key={one} value={one}>
              {LANGUAGES[one].name}
            </option>
          ))}
        </SelectField>
        <PaperOptions key={kind} {...{ kind, subject, photographs }} onPhotographs={setPhotographs} />
        {fault || paper?.state === 'failed' ? (
          <p role="alert" className="text-label text-error">
            {fault || words.failed}
          </p>
        ) : null}
        <div className="flex flex-wrap items-center gap-4">
          {paper?.state === 'ready' ? (
            <SaveButton paper={paper} />
          ) : (
            <Button type="submit" aria-disabled={isUnderWay}>
              {words.make}
            </Button>
          )}
          <Button look="outline" onClick={onClose}>
            {frame.close}
          </Button>
          <p role="status" className="text-label text-muted">
            {isUnderWay ? words.drawing : paper?.state === 'ready' ? words.ready : ''}
          </p>
        </div>
      </form>
      <MadeLately newest={paper?.state === 'ready' ? paper.id : undefined} />
    </Dialog>
  )
}

/** What is wrong with the fields says more than that some are. */
const tell = (error: unknown, reason: (error: unknown) => string): string => {
  const errors = error instanceof ApiError ? Object.values(error.errors).flat() : []
  return errors.length > 0 ? [...new Set(errors)].join(' ') : reason(error)
}

/** Takes the focus, since it stands where the button was that asked for it. */
function SaveButton({ paper }: { paper: Paper }) {
  const { papers: words } = useWords()
  const save = useSavePaper()
  return (
    <Button ref={(button: HTMLButtonElement | null) => button?.focus()} onClick={() => save(paper)}>
      {words.save}
    </Button>
  )
}
