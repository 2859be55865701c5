import { randomUUID } from 'node:crypto'

import { expect, test } from 'vitest'

import { openTestGallery } from '../../testing/open-test-gallery.ts'
import { outcomeOf } from '../../testing/outcome-of.ts'

const write = (wishes: object = {}) => ({
  ...{ key: randomUUID() as string, title: 'Thanks', texts: { en: 'Dear {name}', fr: '' } },
  ...wishes,
})

test('a template is made once, changed by who has read it, and deleted', async () => {
  const { logIn } = await openTestGallery()
  const { call } = await logIn({ scope: ['collector', 'sales'] })
  const body = write()

  const made = await Promise.all(Array.from({ length: 8 }, () => call('POST /sales/answer-templates', { body })))
  const { templates } = await call('GET /sales/answer-templates')
  const [one = expect.unreachable()] = templates
  expect(templates).toEqual([{ id: one.id, title: 'Thanks', texts: { en: 'Dear {name}' }, version: 1 }])
  expect(made.at(-1)?.templates).toEqual(templates)

  const params = { template: one.id }
  const change = (title: string) =>
    outcomeOf(
      call('PUT /sales/answer-templates/{template}', { params, body: { version: 1, title, texts: { cn: '谢谢' } } }),
    )
  expect((await Promise.all([change('One'), change('Two')])).toSorted()).toEqual(['409 content-changed', 'done'])

  expect((await call('DELETE /sales/answer-templates/{template}', { params })).templates).toEqual([])
  expect(await outcomeOf(call('DELETE /sales/answer-templates/{template}', { params }))).toBe('404 not-found')
  expect(await change('Three')).toBe('404 not-found')
})

test('a template that says nothing, or too much, is refused; so is one more than anybody could choose from', async () => {
  const { logIn, db } = await openTestGallery()
  const { call } = await logIn({ scope: ['collector', 'admin'] })
  const make = (wishes: object) => outcomeOf(call('POST /sales/answer-templates', { body: write(wishes) }))

  for (const wrong of [
    ...[{ title: ' ' }, { title: 'a\nb' }, { texts: {} }, { texts: { en: '  ' } }, { texts: { xx: 'Hello' } }],
    ...[{ texts: { en: 'x'.repeat(2001) } }, { texts: { en: 'a\u0000b' } }, { key: 'no' }],
  ]) {
    expect(await make(wrong), JSON.stringify(wrong)).toBe('422 validation-failed')
  }
  const rows = Array.from({ length: 199 }, (_, at) => ({ key: randomUUID(), title: `${at}`, texts: '{"en":"Hello"}' }))
  await db.insertInto('answer_templates').values(rows).execute()
  expect((await Promise.all([make({}), make({}), make({})])).toSorted()).toEqual([
    '409 templates-full',
    '409 templates-full',
    'done',
  ])
})
