import type { BackofficeWords } from '../backoffice.ts'
import { nameMails } from '../name-mails.ts'
import { application } from './applications/application.ts'
import { acts } from './backoffice/acts.ts'
import { applicants } from './backoffice/applicants.ts'
import { bulk } from './backoffice/bulk.ts'
import { contacts } from './backoffice/contacts.ts'
import { editor } from './backoffice/editor.ts'
import { enquiries } from './backoffice/enquiries.ts'
import { fields } from './backoffice/fields.ts'
import { frame } from './backoffice/frame.ts'
import { imports } from './backoffice/imports.ts'
import { letters } from './backoffice/letters.ts'
import { library } from './backoffice/library.ts'
import { lists } from './backoffice/lists.ts'
import { moving } from './backoffice/moving.ts'
import { newsletter } from './backoffice/newsletter.ts'
import { papers } from './backoffice/papers.ts'
import { people } from './backoffice/people.ts'
import { programs } from './backoffice/programs.ts'
import { publishing } from './backoffice/publishing.ts'
import { reader } from './backoffice/reader.ts'
import { safety } from './backoffice/safety.ts'
import { sales } from './backoffice/sales.ts'
import { shell } from './backoffice/shell.ts'
import { staff } from './backoffice/staff.ts'
import { today } from './backoffice/today.ts'
import { upkeep } from './backoffice/upkeep.ts'
import { filters } from './catalogue/filters.ts'
import { label } from './catalogue/label.ts'
import { mail } from './mail/mail.ts'
import { orders } from './orders/orders.ts'

const colors = filters.values.color
const { availability } = label
const orderStates = orders.statuses
const applicationStates = application.states
const mailNames = nameMails(mail.kinds)

export const backoffice: BackofficeWords = {
  shell,
  frame,
  letters,
  newsletter,
  mailNames,
  library,
  lists,
  imports,
  moving,
  editor,
  enquiries,
  fields,
  programs,
  publishing,
  safety,
  sales,
  staff,
  acts,
  papers,
  people,
  contacts,
  applicants,
  reader,
  today,
  upkeep,
  bulk,
  colors,
  availability,
  orderStates,
  applicationStates,
}
