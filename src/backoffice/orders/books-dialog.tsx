import { LANGUAGES } from '../../contract/locale.ts'
import { SelectField } from '../../web/forms/select-field.tsx'
import { saveTable } from '../api/save-table.ts'
import { FormDialog } from '../components/form-dialog.tsx'
import { textIn } from '../components/text-in.ts'
import { toast } from '../components/toasts.tsx'
import { useLocale, useWords } from '../words.ts'

const MONTHS_BACK = 36

/** Saves a month as a table for whoever keeps the books. */
export function BooksDialog({ onClose }: { onClose: () => void }) {
  const { books: words } = useWords().sales
  const locale = useLocale()
  async function send(typed: FormData): Promise<boolean> {
    const month = textIn(typed, 'month')
    try {
      await saveTable('sales/books.csv', `month=${month}`, `books-${month}.csv`, locale)
      return true
    } catch {
      toast(words.failed)
      return false
    }
  }
  const format = new Intl.DateTimeFormat(LANGUAGES[locale].habits, { month: 'long', year: 'numeric', timeZone: 'UTC' })
  return (
    <FormDialog title={words.title} act={words.save} onSend={send} onClose={onClose}>
      <p>{words.text}</p>
      {/* Books are made of the month before. */}
      <SelectField label={words.month} name="month" defaultValue={listMonths()[1]}>
        {listMonths().map((month) => (
          <option key={month} value={month}>
            {format.format(new Date(`${month}-15T00:00:00Z`))}
          </option>
        ))}
      </SelectField>
    </FormDialog>
  )
}

/** The last months, such as `2026-11`, the present one first. */
function listMonths(): string[] {
  const now = new Date()
  return Array.from({ length: MONTHS_BACK }, (_, back) => {
    const first = new Date(Date.UTC(now.getFullYear(), now.getMonth() - back, 1))
    return first.toISOString().slice(0, 7)
  })
}
