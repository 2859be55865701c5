import { MAIL_PARTS } from '../../mail/values.ts'
import { defineKind } from '../fields.ts'

const { subject, title, body, button, note } = MAIL_PARTS

/** The words of a mail that staff have changed, by its name; what they leave out stays as the gallery came with it. */
export const mailWords = defineKind({
  name: 'mail-words',
  layout: 'table',
  title: null,
  fields: {
    subject: { type: 'words', max: subject, standsAlone: true },
    title: { type: 'words', max: title, standsAlone: true },
    body: { type: 'words', max: body, isProse: true, standsAlone: true },
    button: { type: 'words', max: button, standsAlone: true },
    note: { type: 'words', max: note, isProse: true, standsAlone: true },
  },
})
