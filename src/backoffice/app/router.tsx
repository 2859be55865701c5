import { createBrowserRouter } from 'react-router'

import { type Locale, prefixOf } from '../../contract/locale.ts'
import {
  ACTS,
  ANSWER_TEMPLATES,
  APPLICATIONS,
  ENQUIRIES,
  IMPORT,
  LETTER_WORDS,
  LETTERS,
  LIBRARY,
  MOVING,
  MY_LETTERS,
  NEW_ENQUIRY,
  NEWSLETTER,
  OFFER_TO_SEVERAL,
  ORDERS,
  PEOPLE,
  PERSONAL_DATA,
  personOf,
  PROGRAMS,
  READERS,
  SAFETY,
  STAFF,
  TODAY,
  UPKEEP,
} from '../kinds.ts'
import { Beginning } from './beginning.tsx'
import { Broken } from './broken.tsx'
import { Frame } from './frame.tsx'
import { Gate } from './gate.tsx'
import { NotFound } from './not-found.tsx'

const loadDesks = () => import('./desks.ts')
const loadPost = () => import('./post.ts')
const loadHouse = () => import('./house.ts')
const loadLists = () => import('../lists/list-page.tsx')
const loadEditor = () => import('../editor/editor-page.tsx')
const loadBulk = () => import('../bulk/bulk-panel.tsx')

const desk = (name: keyof Awaited<ReturnType<typeof loadDesks>>) => async () => ({
  Component: (await loadDesks())[name],
})
const post = (name: keyof Awaited<ReturnType<typeof loadPost>>) => async () => ({
  Component: (await loadPost())[name],
})
const house = (name: keyof Awaited<ReturnType<typeof loadHouse>>) => async () => ({
  Component: (await loadHouse())[name],
})
const list = async () => ({ Component: (await loadLists()).ListPage })
const editor = async () => ({ Component: (await loadEditor()).EditorPage })

/** Fetches the screens that nobody has opened yet, so that they are there should the line be lost. */
export const fetchScreens = () =>
  Promise.allSettled([loadDesks(), loadPost(), loadHouse(), loadLists(), loadEditor(), loadBulk()])

/** The screens of the back office, below the address of their language. */
export const createOfficeRouter = (locale: Locale) =>
  createBrowserRouter(
    [
      { path: 'welcome/:token', lazy: house('WelcomePage'), errorElement: <Broken /> },
      {
        element: (
          <Gate>
            <Frame />
          </Gate>
        ),
        errorElement: <Broken />,
        children: [
          { index: true, element: <Beginning /> },
          { path: TODAY.slice(1), lazy: desk('TodayPage') },
          { path: APPLICATIONS.slice(1), lazy: post('ApplicationsPage') },
          { path: `${APPLICATIONS.slice(1)}/:reference`, lazy: post('ApplicationPage') },
          { path: ORDERS.slice(1), lazy: desk('OrdersPage') },
          { path: `${ORDERS.slice(1)}/:number`, lazy: desk('OrderPage') },
          { path: PEOPLE.slice(1), lazy: desk('ContactsPage') },
          { path: OFFER_TO_SEVERAL.slice(1), lazy: desk('OfferToSeveralPage') },
          { path: personOf(':thing').slice(1), lazy: desk('ContactOfPage') },
          { path: `${PEOPLE.slice(1)}/:contact`, lazy: desk('ContactPage') },
          { path: ENQUIRIES.slice(1), lazy: desk('EnquiriesPage') },
          { path: NEW_ENQUIRY.slice(1), lazy: desk('NewEnquiryPage') },
          { path: ANSWER_TEMPLATES.slice(1), lazy: desk('TemplatesPage') },
          { path: `${ENQUIRIES.slice(1)}/:reference`, lazy: desk('EnquiryPage') },
          { path: UPKEEP.slice(1), lazy: house('UpkeepPage') },
          { path: LIBRARY.slice(1), lazy: house('LibraryPage') },
          { path: IMPORT.slice(1), lazy: house('ImportPage') },
          { path: `${IMPORT.slice(1)}/:import`, lazy: house('OneImportPage') },
          { path: SAFETY.slice(1), lazy: house('SafetyPage') },
          { path: LETTERS.slice(1), lazy: post('LettersPage') },
          { path: MY_LETTERS.slice(1), lazy: post('MyLettersPage') },
          { path: LETTER_WORDS.slice(1), lazy: post('MailWordsPage') },
          { path: `${LETTER_WORDS.slice(1)}/:mail`, lazy: post('OneMailWordsPage') },
          { path: `${LETTERS.slice(1)}/:letter`, lazy: post('LetterPage') },
          { path: NEWSLETTER.slice(1), lazy: post('IssuesPage') },
          { path: READERS.slice(1), lazy: post('ReadersPage') },
          { path: `${READERS.slice(1)}/:reader`, lazy: post('ReaderPage') },
          { path: `${NEWSLETTER.slice(1)}/:issue`, lazy: post('IssuePage') },
          { path: STAFF.slice(1), lazy: house('StaffPage') },
          { path: ACTS.slice(1), lazy: house('ActsPage') },
          { path: PROGRAMS.slice(1), lazy: house('ProgramsPage') },
          { path: PERSONAL_DATA.slice(1), lazy: house('PersonalDataPage') },
          { path: MOVING.slice(1), lazy: house('WholeGalleryPage') },
          { path: ':kind', lazy: list },
          { path: ':kind/trash', lazy: house('TrashPage') },
          { path: ':kind/changes', lazy: house('ChangesPage') },
          { path: ':kind/:id', lazy: editor },
          { path: '*', element: <NotFound /> },
        ],
      },
    ],
    { basename: `${prefixOf(locale)}/admin` },
  )
