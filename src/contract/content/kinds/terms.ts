import { FRAME_PROFILES, GLASSES, PRINT_OPTIONS } from '../../catalogue/values.ts'
import { defineKind, type KindName, needs } from '../fields.ts'

const NAME = { type: 'words', max: 100, required: true } as const
const POSITION = { type: 'number', min: 0, max: 100_000 } as const

/** A word that things are sorted under. */
const defineTerm = (name: KindName) =>
  defineKind({ name, layout: 'table', title: 'name', fields: { name: NAME, position: POSITION } })

export const categories = defineTerm('categories')
export const techniques = defineTerm('techniques')
export const artistTypes = defineTerm('artist-types')

const MILLIMETRES = { type: 'number', min: 0, max: 500 } as const
const COLOR = { type: 'text', max: 7, pattern: /^#[0-9a-f]{6}$/ } as const

/**
 * What prints can be ordered with, in words for whoever has to choose, and what is seen of it around the work, in
 * millimetres; what a choice costs is said by each work.
 */
export const printChoices = defineKind({
  name: 'print-choices',
  layout: 'table',
  title: 'name',
  fields: {
    option: { type: 'choice', values: PRINT_OPTIONS, required: true },
    name: NAME,
    about: { type: 'words', max: 500 },
    position: POSITION,
    frame_profile: { type: 'choice', values: FRAME_PROFILES },
    frame_width: MILLIMETRES,
    frame_depth: MILLIMETRES,
    frame_color: COLOR,
    mat_width: MILLIMETRES,
    mat_color: COLOR,
    glass: { type: 'choice', values: GLASSES },
    paper_color: COLOR,
    paper_border: MILLIMETRES,
  },
  rules: ({ frame_width, frame_color, mat_width, mat_color }) => [
    ...(frame_width && !frame_color ? [needs(['frame_color'], 'frame_width')] : []),
    ...(mat_width && !mat_color ? [needs(['mat_color'], 'mat_width')] : []),
  ],
})
