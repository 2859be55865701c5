import { COLORS, type Color } from '../../../contract/color.ts'
import type { Doc } from '../../../contract/content/fields.ts'
import { LANGUAGES } from '../../../contract/locale.ts'
import { fill } from '../../../messages/fill.ts'
import { Button } from '../../../web/components/button.tsx'
import { useLocale, useWords } from '../../words.ts'
import { useForm, useValue } from '../form-context.ts'
import { findColors } from './known-files.ts'

const NAMES = Object.keys(COLORS) as Color[]

interface Props {
  path: string
  label: string
  /** Whether they are those of no picture: then nothing is found in one. */
  standsAlone?: boolean
}

/** The colours of a work: those of its main picture, unless somebody knows better. */
export function ColorsInput({ path, label, standsAlone = false }: Props) {
  const { editor, colors: names } = useWords()
  const locale = useLocale()
  const { item, isReadOnly } = useForm()
  const { value, error, change } = useValue<string[]>(path)
  const { value: pictures = [] } = useValue<Doc[]>('pictures')
  const found = findColors(pictures[0]?.file as string | undefined, item)
  const chosen = value ?? found
  const list = new Intl.ListFormat(LANGUAGES[locale].habits).format(found.map((one) => names[one as Color] ?? one))
  const toggle = (one: Color) => {
    const next = NAMES.filter((each) => chosen.includes(each) !== (each === one))
    change(next.length > 0 ? next : undefined)
  }
  return (
    <fieldset data-path={path} tabIndex={-1} disabled={isReadOnly} className="space-y-2">
      <legend className="font-display text-lead">{label}</legend>
      {standsAlone ? null : (
        <div className="flex flex-wrap items-baseline gap-x-4 text-label text-muted">
          <p>
            {value !== undefined
              ? editor.colors.corrected
              : found.length > 0
                ? fill(editor.colors.found, { colors: list })
                : editor.colors.none}
          </p>
          {value !== undefined && found.length > 0 && !isReadOnly ? (
            <Button look="quiet" onClick={() => change(undefined)}>
              {fill(editor.colors.takeFound, { colors: list })}
            </Button>
          ) : null}
        </div>
      )}
      <div className="flex flex-wrap gap-2">
        {NAMES.map((one) => (
          <label
            key={one}
            className="flex min-h-11 cursor-pointer items-center gap-2 border border-line px-3 text-label has-checked:border-ink has-focus-visible:outline-2 has-focus-visible:outline-accent"
          >
            <input type="checkbox" className="sr-only" checked={chosen.includes(one)} onChange={() => toggle(one)} />
            <Swatch color={COLORS[one]} isChosen={chosen.includes(one)} />
            {names[one]}
          </label>
        ))}
      </div>
      {error ? <p className="text-label text-error">{error}</p> : null}
    </fieldset>
  )
}

/** A patch of the colour; its mark is drawn so that it is seen on every one of them. */
const Swatch = ({ color, isChosen }: { color: string; isChosen: boolean }) => (
  <svg aria-hidden="true" viewBox="0 0 20 20" className="size-5 border border-line">
    <path d="M0 0h20v20H0z" fill={color} />
    {isChosen ? (
      <>
        <path d="M4 10.5l4 4 8-9" fill="none" stroke="#000" strokeWidth="4" />
        <path d="M4 10.5l4 4 8-9" fill="none" stroke="#fff" strokeWidth="2" />
      </>
    ) : null}
  </svg>
)
