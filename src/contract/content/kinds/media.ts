import { defineKind, MEDIA_TYPES } from '../fields.ts'

/** A file of the gallery, known by its place in the folder; the bytes decide what it is. */
export const media = defineKind({
  name: 'media',
  layout: 'media',
  title: null,
  fields: {
    type: { type: 'choice', values: MEDIA_TYPES, required: true },
    hash: { type: 'text', max: 32, pattern: /^[0-9a-f]{32}$/, required: true },
    extension: { type: 'text', max: 5, pattern: /^[a-z0-9]+$/, required: true },
    bytes: { type: 'number', min: 1, max: 2_000_000_000, required: true },
  },
})
