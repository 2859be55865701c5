import { useEffect, useRef, useState } from 'react'

import { ApiError, type Call } from '../../../../contract/client.ts'
import type { CollectedWork } from '../../../../contract/collection/shapes.ts'
import { fill } from '../../../../messages/fill.ts'
import { Button } from '../../../components/button.tsx'
import { Form } from '../../../forms/form.tsx'
import { makeKey } from '../../../forms/keep-key.ts'
import { useForm } from '../../../forms/use-form.ts'
import { useLocale } from '../../../navigation/locale-path.ts'
import { notify } from '../../../state/announcement-store.ts'
import { useWords } from '../../../words.ts'
import { readAmount } from './read-amount.ts'
import { sendPhoto } from './send-photo.ts'
import { useCollectionWords } from './words.ts'
import { DescribedFields, OwnerFields, PhotoFields } from './work-fields.tsx'

type ValueOf = (name: string) => string

interface WorkFormProps {
  /** Without one, a work is added. */
  work?: CollectedWork
  /** Something of it is kept by now. */
  onSaved: () => void
  onClose: () => void
}

/** Describes a work of one's own, or notes what one knows of a certified one. */
export function WorkForm({ work, onSaved, onClose }: WorkFormProps) {
  const words = useCollectionWords()
  const { form: formWords } = useWords().account
  const locale = useLocale()
  const ref = useRef<HTMLDivElement>(null)
  const [key] = useState(makeKey)
  // What is kept already when only the photograph was refused.
  const kept = useRef(work)
  useEffect(() => ref.current?.querySelector('input')?.focus(), [])

  function close() {
    notify(words.saved)
    onSaved()
    onClose()
  }

  const form = useForm(async (value, call, element) => {
    const told = readOwner(value, words.amount)
    kept.current = await save(call, { known: kept.current, key, told, described: readDescribed(value) })
    const photo = new FormData(element).get('photo')
    if (work?.certificate) return close()
    try {
      if (photo instanceof File && photo.size > 0) await sendPhoto(kept.current.id, photo, locale)
      else if (value('removePhoto') === 'on') await removePhoto(call, kept.current.id)
    } catch (fault) {
      onSaved()
      if (!(fault instanceof ApiError)) throw fault
      throw new ApiError(422, fault.code, '', { photo: [fill(words.kept, { why: fault.message })] })
    }
    return close()
  })

  return (
    <div ref={ref} className="max-w-2xl py-4">
      <Form
        form={form}
        submit={formWords.save}
        label={work?.title ?? words.addTitle}
        look="outline"
        aside={
          <Button look="quiet" onClick={onClose}>
            {words.cancel}
          </Button>
        }
      >
        {work?.certificate ? null : <DescribedFields form={form} work={work} />}
        <OwnerFields form={form} work={work} />
        {work?.certificate ? null : <PhotoFields form={form} work={work} />}
      </Form>
    </div>
  )
}

interface Typed {
  /** What is kept of it already. */
  known: CollectedWork | undefined
  key: string
  told: ReturnType<typeof readOwner>
  described: ReturnType<typeof readDescribed>
}

async function save(call: Call, { known, key, told, described }: Typed): Promise<CollectedWork> {
  const body = { ...told, ...described }
  if (!known) return (await call('POST /account/collection', { body: { ...body, key } })).work
  const { id, version, certificate } = known
  if (!certificate) {
    return (await call('PUT /account/collection/{work}', { params: { work: id }, body: { ...body, version } })).work
  }
  const params = { certificate: id }
  return (await call('PUT /account/certificates/{certificate}/notes', { params, body: { ...told, version } })).work
}

const removePhoto = (call: Call, work: string) => call('DELETE /account/collection/{work}/photo', { params: { work } })

function readOwner(value: ValueOf, fault: string) {
  const amounts = { price: readAmount(value('price')), value: readAmount(value('value')) }
  const wrong = Object.entries(amounts).filter(([, amount]) => amount === undefined)
  if (wrong.length > 0) {
    throw new ApiError(422, 'validation-failed', '', Object.fromEntries(wrong.map(([name]) => [name, [fault]])))
  }
  return {
    price: amounts.price ?? null,
    value: amounts.value ?? null,
    valued_on: value('valued_on') || null,
    place: value('place'),
    notes: value('notes'),
  }
}

const readDescribed = (value: ValueOf) => ({
  artist: value('artist'),
  title: value('title'),
  year: value('year'),
  technique: value('technique'),
  dimensions: value('dimensions'),
  acquired_on: value('acquired_on') || null,
  acquired_from: value('acquired_from'),
})
