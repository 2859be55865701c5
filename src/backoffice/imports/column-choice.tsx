import { useRef } from 'react'

import { columnsOf } from '../../contract/content/columns.ts'
import { EMPTIES, ENCODINGS, type ImportedKind } from '../../contract/content/values.ts'
import { LANGUAGES, type Locale } from '../../contract/locale.ts'
import { fill } from '../../messages/fill.ts'
import { formatDay } from '../../messages/format-day.ts'
import { formatNumber } from '../../messages/format.ts'
import { SelectField } from '../../web/forms/select-field.tsx'
import { call } from '../api/call.ts'
import type { Line } from '../api/create-line.ts'
import { toast } from '../components/toasts.tsx'
import { useReason } from '../components/trouble.tsx'
import { useLocale, useWords } from '../words.ts'
import { useColumnName } from './use-column-name.ts'
import type { Import } from './use-import.ts'

type Table = NonNullable<Import['table']>

interface Props {
  one: Import
  table: Table
  line: Line
  onChange: (next: Import) => void
}

/** What each column of a file means: proposed, corrected, remembered. */
export function ColumnChoice({ one, table, line, onChange }: Props) {
  const { imports: words } = useWords()
  const locale = useLocale()
  const save = useSaving({ one, table, line, onChange })
  const { trouble } = table
  const kind = one.subject as ImportedKind
  return (
    <section className="space-y-6">
      <div>
        <h2 className="font-display text-title">{words.columns.title}</h2>
        <p className="text-muted">
          {fill(words.columns.lines, { count: formatNumber(table.lines, locale) })} · {words.columns.hint}
        </p>
      </div>
      {trouble ? (
        <p role="alert" className="border-l-2 border-error pl-3">
          {fill(words.troubles[trouble.word], { line: trouble.line, max: formatNumber(trouble.max ?? 0, locale) })}
        </p>
      ) : null}
      <ul className="grid gap-x-10 gap-y-6 md:grid-cols-2 lg:grid-cols-3">
        {table.columns.map((column, at) => (
          // Columns have no other name than their place.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={at}>
            <OneColumn
              kind={kind}
              column={column}
              at={at}
              onChange={(change) => save({ columns: replaceAt(table.columns, at, change) })}
            />
          </li>
        ))}
      </ul>
      <div className="grid gap-x-10 gap-y-6 border-t border-line pt-6 md:grid-cols-2 lg:grid-cols-3">
        <SelectField
          label={words.columns.empties}
          value={table.empties}
          onChange={({ target }) => save({ empties: EMPTIES.find((one) => one === target.value) })}
        >
          {EMPTIES.map((value) => (
            <option key={value} value={value}>
              {words.columns.emptiesOf[value]}
            </option>
          ))}
        </SelectField>
        <SelectField
          label={words.columns.encoding}
          hint={words.columns.encodingHint}
          value={table.encoding}
          onChange={({ target }) => save({ encoding: ENCODINGS.find((one) => one === target.value) })}
        >
          {ENCODINGS.map((value) => (
            <option key={value} value={value}>
              {words.columns.encodings[value]}
            </option>
          ))}
        </SelectField>
      </div>
    </section>
  )
}

type Column = Table['columns'][number]
type Chosen = Pick<Column, 'target' | 'format'>

/** What one column becomes is no other's any more. */
const replaceAt = (columns: Column[], at: number, change: Chosen): Column[] =>
  columns.map((column, place) => {
    if (place === at) return { ...column, ...change }
    return column.target !== null && column.target === change.target
      ? { ...column, target: null, format: null }
      : column
  })

function OneColumn(props: { kind: ImportedKind; column: Column; at: number; onChange: (chosen: Chosen) => void }) {
  const { kind, column, at, onChange } = props
  const { imports: words, editor } = useWords()
  const { header, samples, target, question } = column
  const nameOf = useColumnName(kind)
  const nameMeaning = useMeaningName()
  return (
    <>
      <SelectField
        label={header || fill(words.columns.unnamed, { number: at + 1 })}
        hint={samples.join(' · ')}
        value={target ?? ''}
        onChange={({ target: { value } }) => onChange({ target: value || null, format: null })}
      >
        <option value="">{words.columns.none}</option>
        {columnsOf(kind).map(({ id }) => (
          <option key={id} value={id}>
            {nameOf(id)}
          </option>
        ))}
      </SelectField>
      {question ? (
        <div className="mt-4">
          <SelectField
            label={fill(words.columns.means, { cell: question.cell })}
            error={words.columns.pleaseSay}
            value=""
            onChange={({ target: { value } }) => {
              const format = question.meanings.find((one) => one.format === value)?.format
              if (format) onChange({ target, format })
            }}
          >
            <option value="">{editor.chooseOne}</option>
            {question.meanings.map(({ format, meaning }) => (
              <option key={format} value={format}>
                {nameMeaning(format, meaning)}
              </option>
            ))}
          </SelectField>
        </div>
      ) : null}
    </>
  )
}

/** A number or a day as the reader writes it, so that none is taken for another. */
function useMeaningName(): (format: NonNullable<Column['format']>, meaning: string) => string {
  const locale = useLocale()
  return (format, meaning) => {
    if (meaning === '') return format
    if (format === 'point' || format === 'comma') return writeNumber(Number(meaning), locale)
    return formatDay(meaning, locale)
  }
}

const writeNumber = (value: number, locale: Locale) =>
  new Intl.NumberFormat(LANGUAGES[locale].habits, { maximumFractionDigits: 6 }).format(value)

type Wishes = Partial<Pick<Table, 'encoding' | 'empties' | 'columns'>>

/**
 * Shows at once what was chosen, and then what the gallery makes of it. Quick choices are saved one after the other: side by
 * side an earlier one could come last and undo a later one.
 */
function useSaving({ one, table, line, onChange }: Props) {
  const reason = useReason()
  const last = useRef(0)
  return (wishes: { [Name in keyof Wishes]: Wishes[Name] | undefined }) => {
    const turn = ++last.current
    const { encoding, empties, columns } = wishes
    onChange({ ...one, table: { ...table, ...(columns ? { columns } : {}), ...(empties ? { empties } : {}) } })
    const body = {
      ...(encoding ? { encoding } : {}),
      ...(empties ? { empties } : {}),
      ...(columns ? { columns: columns.map(({ target, format }) => ({ target, format })) } : {}),
    }
    const put = () => call('PUT /editor/imports/{import}/columns', { params: { import: one.id }, body })
    line.take(`choice ${turn}`, put).then(
      (reply) => last.current === turn && onChange(reply.import),
      (error: unknown) => {
        toast(reason(error))
        if (last.current === turn) onChange(one)
      },
    )
  }
}
