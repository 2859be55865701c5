import { createBrowserRouter } from 'react-router'

import { type Locale, prefixOf } from '../../contract/locale.ts'
import { ActsPage } from '../acts/acts-page.tsx'
import { ApplicationPage } from '../applications/application-page.tsx'
import { ApplicationsPage } from '../applications/applications-page.tsx'
import { ChangesPage } from '../bulk/changes-page.tsx'
import { EditorPage } from '../editor/editor-page.tsx'
import { EnquiriesPage } from '../enquiries/enquiries-page.tsx'
import { EnquiryPage } from '../enquiries/enquiry-page.tsx'
import { NewEnquiryPage } from '../enquiries/new-enquiry-page.tsx'
import { TemplatesPage } from '../enquiries/templates-page.tsx'
import { ImportPage } from '../imports/import-page.tsx'
import { OneImportPage } from '../imports/one-import-page.tsx'
import { WholeGalleryPage } from '../imports/whole-gallery-page.tsx'
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
  ORDERS,
  PERSONAL_DATA,
  PROGRAMS,
  SAFETY,
  STAFF,
  TODAY,
  UPKEEP,
} from '../kinds.ts'
import { LetterPage } from '../letters/letter-page.tsx'
import { LettersPage } from '../letters/letters-page.tsx'
import { MailWordsPage } from '../letters/mail-words-page.tsx'
import { MyLettersPage } from '../letters/my-letters-page.tsx'
import { OneMailWordsPage } from '../letters/one-mail-words-page.tsx'
import { LibraryPage } from '../library/library-page.tsx'
import { ListPage } from '../lists/list-page.tsx'
import { TrashPage } from '../lists/trash-page.tsx'
import { OrderPage } from '../orders/order-page.tsx'
import { OrdersPage } from '../orders/orders-page.tsx'
import { PersonPage } from '../people/person-page.tsx'
import { PersonalDataPage } from '../personal-data/personal-data-page.tsx'
import { ProgramsPage } from '../programs/programs-page.tsx'
import { SafetyPage } from '../safety/safety-page.tsx'
import { StaffPage } from '../staff/staff-page.tsx'
import { WelcomePage } from '../staff/welcome-page.tsx'
import { TodayPage } from '../today/today-page.tsx'
import { UpkeepPage } from '../upkeep/upkeep-page.tsx'
import { Beginning } from './beginning.tsx'
import { Broken } from './broken.tsx'
import { Frame } from './frame.tsx'
import { Gate } from './gate.tsx'
import { NotFound } from './not-found.tsx'

/** The screens of the back office, below the address of their language. */
export const createOfficeRouter = (locale: Locale) =>
  createBrowserRouter(
    [
      { path: 'welcome/:token', element: <WelcomePage />, errorElement: <Broken /> },
      {
        element: (
          <Gate>
            <Frame />
          </Gate>
        ),
        errorElement: <Broken />,
        children: [
          { index: true, element: <Beginning /> },
          { path: TODAY.slice(1), element: <TodayPage /> },
          { path: APPLICATIONS.slice(1), element: <ApplicationsPage /> },
          { path: `${APPLICATIONS.slice(1)}/:reference`, element: <ApplicationPage /> },
          { path: ORDERS.slice(1), element: <OrdersPage /> },
          { path: `${ORDERS.slice(1)}/:number`, element: <OrderPage /> },
          { path: 'people/:person', element: <PersonPage /> },
          { path: ENQUIRIES.slice(1), element: <EnquiriesPage /> },
          { path: NEW_ENQUIRY.slice(1), element: <NewEnquiryPage /> },
          { path: ANSWER_TEMPLATES.slice(1), element: <TemplatesPage /> },
          { path: `${ENQUIRIES.slice(1)}/:reference`, element: <EnquiryPage /> },
          { path: UPKEEP.slice(1), element: <UpkeepPage /> },
          { path: LIBRARY.slice(1), element: <LibraryPage /> },
          { path: IMPORT.slice(1), element: <ImportPage /> },
          { path: `${IMPORT.slice(1)}/:import`, element: <OneImportPage /> },
          { path: SAFETY.slice(1), element: <SafetyPage /> },
          { path: LETTERS.slice(1), element: <LettersPage /> },
          { path: MY_LETTERS.slice(1), element: <MyLettersPage /> },
          { path: LETTER_WORDS.slice(1), element: <MailWordsPage /> },
          { path: `${LETTER_WORDS.slice(1)}/:mail`, element: <OneMailWordsPage /> },
          { path: `${LETTERS.slice(1)}/:letter`, element: <LetterPage /> },
          { path: STAFF.slice(1), element: <StaffPage /> },
          { path: ACTS.slice(1), element: <ActsPage /> },
          { path: PROGRAMS.slice(1), element: <ProgramsPage /> },
          { path: PERSONAL_DATA.slice(1), element: <PersonalDataPage /> },
          { path: MOVING.slice(1), element: <WholeGalleryPage /> },
          { path: ':kind', element: <ListPage /> },
          { path: ':kind/trash', element: <TrashPage /> },
          { path: ':kind/changes', element: <ChangesPage /> },
          { path: ':kind/:id', element: <EditorPage /> },
          { path: '*', element: <NotFound /> },
        ],
      },
    ],
    { basename: `${prefixOf(locale)}/admin` },
  )
