import { useState } from 'react'

import { AVAILABILITIES, type Availability } from '../../../contract/catalogue/values.ts'
import { fill } from '../../../messages/fill.ts'
import { SelectField } from '../../../web/forms/select-field.tsx'
import { call } from '../../api/call.ts'
import { toast } from '../../components/toasts.tsx'
import { useReason } from '../../components/trouble.tsx'
import { useWords } from '../../words.ts'
import { readItem } from '../item.ts'

/** Whether visitors can buy the work: said at once, since a work that was sold in the house must not be bought meanwhile. */
export function AvailabilityInput({ id, known }: { id: number; known: Availability }) {
  const { lists, editor, availability: names, publishing } = useWords()
  const reason = useReason()
  const [seen, setSeen] = useState(known)

  async function say(availability: Availability, before: Availability, canUndo: boolean) {
    try {
      const body = { availability, seen: before }
      const { item } = await call('PUT /editor/artworks/{id}/availability', { params: { id }, body })
      const now = item.availability ?? availability
      setSeen(now)
      const told = fill(editor.availability.said, { state: names[now] })
      toast(told, canUndo && now !== before ? () => void say(before, now, false) : undefined)
    } catch (error) {
      toast(fill(publishing.failed, { reason: reason(error) }))
      // Somebody else, or a sale, may have been quicker.
      const item = await readItem({ kind: 'artworks', id }).catch(() => undefined)
      if (item?.availability) setSeen(item.availability)
    }
  }
  return (
    <SelectField
      label={lists.availability}
      hint={editor.availability.hint}
      value={seen}
      onChange={({ target }) => void say(target.value as Availability, seen, true)}
    >
      {AVAILABILITIES.map((one) => (
        <option key={one} value={one}>
          {names[one]}
        </option>
      ))}
    </SelectField>
  )
}
