import { z } from 'zod'

import { requiredLine } from '../accounts/shapes.ts'
import { words } from '../content/shapes.ts'
import type { Endpoint } from '../endpoint.ts'
import { locale, paragraphs } from '../fields.ts'
import { LONGEST_MESSAGE } from './values.ts'

const template = z
  .object({ id: z.uuid(), title: z.string(), texts: words, version: z.int() })
  .meta({ id: 'AnswerTemplate' })

const form = z.object({
  title: requiredLine(100).describe('What staff call it.'),
  texts: z
    .partialRecord(locale, paragraphs(LONGEST_MESSAGE))
    .refine((texts) => Object.values(texts).some((text) => text !== ''))
    .describe('What it says in each language; `{name}` is filled in with the sender’s name.'),
})

const ofTemplate = z.object({ template: z.uuid() })
const reply = z.object({ templates: z.array(template).describe('By what they are called.') })

/** What the gallery answers again and again. */
export const templateEndpoints = {
  'GET /sales/answer-templates': {
    summary: 'Templates of answers',
    access: 'sales',
    status: 200,
    reply,
  },
  'POST /sales/answer-templates': {
    summary: 'Makes a template',
    access: 'sales',
    log: { subject: 'enquiries', keeps: ['title'] },
    body: form.extend({ key: z.uuid().describe('What the sender calls it: the same one again is the same one.') }),
    status: 201,
    reply,
  },
  'PUT /sales/answer-templates/{template}': {
    summary: 'Changes a template, unless somebody else has meanwhile',
    access: 'sales',
    log: { subject: 'enquiries', keeps: ['title'] },
    params: ofTemplate,
    body: form.extend({ version: z.int().min(1).max(2_000_000_000).describe('The one that was changed.') }),
    status: 200,
    reply,
  },
  'DELETE /sales/answer-templates/{template}': {
    summary: 'Deletes a template',
    access: 'sales',
    log: { subject: 'enquiries' },
    params: ofTemplate,
    status: 200,
    reply,
  },
} as const satisfies Record<string, Endpoint>

export type AnswerTemplate = z.output<typeof template>
export type TemplateForm = z.output<typeof form>
