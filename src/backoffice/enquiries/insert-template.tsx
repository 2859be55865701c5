import type { SalesEnquiry } from '../../contract/enquiries/shapes.ts'
import { LANGUAGES } from '../../contract/locale.ts'
import { fill } from '../../messages/fill.ts'
import { SelectField } from '../../web/forms/select-field.tsx'
import { call } from '../api/call.ts'
import { useFetched } from '../api/use-fetched.ts'
import { chooseText } from '../lists/title-of.tsx'
import { useWords } from '../words.ts'

interface Props {
  enquiry: Pick<SalesEnquiry, 'name' | 'locale'>
  onInsert: (text: string) => void
}

/** What the gallery often writes, in the sender's language where there is one, with their name in it. */
export function InsertTemplate({ enquiry: { name, locale }, onInsert }: Props) {
  const { templates: words } = useWords().enquiries
  const { value } = useFetched('templates', (signal) => call('GET /sales/answer-templates', undefined, { signal }))
  const templates = (value?.templates ?? []).flatMap(({ id, title, texts }) => {
    const found = chooseText(texts, locale)
    return found ? [{ id, title, ...found }] : []
  })
  if (templates.length === 0) return null
  return (
    <SelectField
      label={words.insert}
      value=""
      onChange={({ target }) => {
        const chosen = templates.find(({ id }) => id === target.value)
        if (chosen) onInsert(chosen.text.replaceAll('{name}', name))
      }}
    >
      <option value="">{words.choose}</option>
      {templates.map(({ id, title, locale: found }) => (
        <option key={id} value={id}>
          {found === locale ? title : fill(words.otherLanguage, { title, language: LANGUAGES[found].name })}
        </option>
      ))}
    </SelectField>
  )
}
