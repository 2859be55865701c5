import { useEffect } from 'react'

import { fill } from '../../../messages/fill.ts'
import { Room } from '../../components/room.tsx'
import { useAuth } from '../../state/auth-store.ts'
import { useWords } from '../../words.ts'
import { AccountNav } from './parts/account-nav.tsx'
import { AddressesPart } from './parts/addresses-part.tsx'
import { AlertsPart } from './parts/alerts-part.tsx'
import { CollectionPart } from './parts/collection-part.tsx'
import { DataPart } from './parts/data-part.tsx'
import { FavouritesPart } from './parts/favourites-part.tsx'
import { NewsletterPart } from './parts/newsletter-part.tsx'
import { OrdersPart } from './parts/orders-part.tsx'
import { PasswordPart } from './parts/password-part.tsx'
import { ProfilePart } from './parts/profile-part.tsx'
import { SessionsPart } from './parts/sessions-part.tsx'

/** Everything that belongs to whoever is logged in, on one page. */
export default function AccountPage() {
  const { pages } = useWords().account
  const user = useAuth((auth) => auth.user)
  useEffect(() => {
    // The page stands only after it is known who is there, when the browser has long looked for the anchor.
    document.getElementById(location.hash.slice(1))?.scrollIntoView()
  }, [])
  // In the moment of leaving there is nobody any more.
  if (user === null) return null
  return (
    <Room
      head={{ ...pages.account, introduction: fill(pages.account.introduction ?? '', { name: user.name }) }}
      isPersonal
    >
      <div className="grid gap-y-10 lg:grid-cols-[12rem_minmax(0,1fr)] lg:gap-x-16 xl:gap-x-24">
        <AccountNav />
        <div>
          <OrdersPart />
          <CollectionPart />
          <ProfilePart user={user} />
          <PasswordPart user={user} />
          <AddressesPart user={user} />
          <FavouritesPart />
          <AlertsPart />
          <SessionsPart />
          <NewsletterPart />
          <DataPart user={user} />
        </div>
      </div>
    </Room>
  )
}
