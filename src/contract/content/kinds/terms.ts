import { PRINT_OPTIONS } from '../../catalogue/values.ts'
import { defineKind } from '../fields.ts'

const NAME = { type: 'words', max: 100, required: true } as const
const POSITION = { type: 'number', min: 0, max: 100_000 } as const

export const categories = defineKind({
  name: 'categories',
  layout: 'table',
  title: 'name',
  fields: { name: NAME, position: POSITION },
})

export const techniques = defineKind({
  name: 'techniques',
  layout: 'table',
  title: 'name',
  fields: { name: NAME, position: POSITION },
})

export const artistTypes = defineKind({
  name: 'artist-types',
  layout: 'table',
  title: 'name',
  fields: { name: NAME, position: POSITION },
})

/** What prints can be ordered with; what a choice costs is said by each work. */
export const printChoices = defineKind({
  name: 'print-choices',
  layout: 'table',
  title: 'name',
  fields: { option: { type: 'choice', values: PRINT_OPTIONS, required: true }, name: NAME, position: POSITION },
})
