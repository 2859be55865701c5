import { expect, test } from 'vitest'

import { draftOf, forgetDraft, keepDraft } from './drafts.ts'

test('what was typed and not sent is kept by its form, until it is sent', () => {
  const form = new FormData()
  form.set('message', 'Is it framed?')
  form.set('phone', '')
  keepDraft('question 3', form)

  expect(draftOf('question 3', 'message')).toBe('Is it framed?')
  expect(draftOf('question 3', 'phone')).toBeUndefined()
  expect(draftOf('question 4', 'message')).toBeUndefined()
  forgetDraft('question 3')
  expect(draftOf('question 3', 'message')).toBeUndefined()
})
