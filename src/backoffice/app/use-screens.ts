import {
  ACTS,
  ANSWER_TEMPLATES,
  APPLICATIONS,
  ENQUIRIES,
  LETTER_WORDS,
  LETTERS,
  LIBRARY,
  MOVING,
  MY_LETTERS,
  NEWSLETTER,
  OFFER_TO_SEVERAL,
  ORDERS,
  PEOPLE,
  PERSONAL_DATA,
  PROGRAMS,
  READERS,
  STAFF,
  TODAY,
  UPKEEP,
} from '../kinds.ts'
import { useWords } from '../words.ts'
import { useIsAdmin, useSells } from './who-is-there.ts'

interface Screen {
  to: string
  title: string
  /** Where it stands in the navigation; without it, it is found by its name alone. */
  group?: 'day' | 'administration'
}

/** The screens that are no lists of content, as far as somebody may use them. */
export function useScreens(): Screen[] {
  const { acts, applicants, contacts, enquiries, letters, library, moving } = useWords()
  const { newsletter, people, programs, sales, staff, today, upkeep } = useWords()
  const sells = useSells()
  const isAdmin = useIsAdmin()
  const ofSales: Screen[] = [
    { to: TODAY, title: today.title, group: 'day' },
    { to: ORDERS, title: sales.orders, group: 'day' },
    { to: ENQUIRIES, title: enquiries.title, group: 'day' },
    { to: PEOPLE, title: contacts.title, group: 'day' },
    { to: APPLICATIONS, title: applicants.title, group: 'day' },
    { to: LETTERS, title: letters.title, group: 'day' },
    { to: ANSWER_TEMPLATES, title: enquiries.templates.title },
    { to: OFFER_TO_SEVERAL, title: contacts.letter.title },
    { to: READERS, title: newsletter.readers.title },
    { to: MY_LETTERS, title: letters.mine.title },
  ]
  const ofAll: Screen[] = [
    { to: NEWSLETTER, title: newsletter.title, group: 'day' },
    { to: UPKEEP, title: upkeep.title, group: 'day' },
    { to: LIBRARY, title: library.title, group: 'day' },
  ]
  const ofAdmins: Screen[] = [
    { to: STAFF, title: staff.title, group: 'administration' },
    { to: ACTS, title: acts.title, group: 'administration' },
    { to: PROGRAMS, title: programs.title, group: 'administration' },
    { to: PERSONAL_DATA, title: people.title, group: 'administration' },
    { to: LETTER_WORDS, title: letters.words.title },
    { to: MOVING, title: moving.link },
  ]
  return [...(sells ? ofSales : []), ...ofAll, ...(isAdmin ? ofAdmins : [])]
}
