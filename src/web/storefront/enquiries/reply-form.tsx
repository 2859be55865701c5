import { useRef } from 'react'

import type { Enquiry } from '../../../contract/enquiries/shapes.ts'
import { LONGEST_MESSAGE } from '../../../contract/enquiries/values.ts'
import { Form } from '../../forms/form.tsx'
import { keepKey } from '../../forms/keep-key.ts'
import { TextArea } from '../../forms/text-area.tsx'
import { useForm } from '../../forms/use-form.ts'
import { useWords } from '../../words.ts'

interface ReplyFormProps {
  token: string
  onSent: (enquiry: Enquiry) => void
}

/** Another message into a conversation; what was typed stays until it has arrived. */
export function ReplyForm({ token, onSent }: ReplyFormProps) {
  const { page: words, form: fields } = useWords().enquiry
  const keyOf = useRef(keepKey())
  const form = useForm(async (value, call, element) => {
    const { enquiry } = await call('POST /enquiries/{token}/messages', {
      params: { token },
      body: { key: keyOf.current(new FormData(element)), text: value('text') },
    })
    // The same words once more would be another message.
    keyOf.current = keepKey()
    element.reset()
    onSent(enquiry)
    return words.sent
  })
  return (
    <Form form={form} submit={words.send} label={words.reply} look="outline">
      <TextArea
        label={words.replyLabel}
        maxLength={LONGEST_MESSAGE}
        required
        data-missing={fields.messageMissing}
        {...form.field('text')}
      />
    </Form>
  )
}
