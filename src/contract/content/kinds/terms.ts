import { PRINT_OPTIONS } from '../../catalogue/values.ts'
import { defineKind, type KindName } from '../fields.ts'

const NAME = { type: 'words', max: 100, required: true } as const
const POSITION = { type: 'number', min: 0, max: 100_000 } as const

/** A word that things are sorted under. */
const defineTerm = (name: KindName) =>
  defineKind({ name, layout: 'table', title: 'name', fields: { name: NAME, position: POSITION } })

export const categories = defineTerm('categories')
export const techniques = defineTerm('techniques')
export const artistTypes = defineTerm('artist-types')

/** What prints can be ordered with; what a choice costs is said by each work. */
export const printChoices = defineKind({
  name: 'print-choices',
  layout: 'table',
  title: 'name',
  fields: { option: { type: 'choice', values: PRINT_OPTIONS, required: true }, name: NAME, position: POSITION },
})
