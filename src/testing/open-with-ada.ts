import argon2 from '@node-rs/argon2'

import { openTestGallery } from './open-test-gallery.ts'

/** What Ada logs in with. */
export const ADAS_PASSWORD = 'the long way home'

/** What she chooses next. */
export const NEXT_PASSWORD = { password: 'a new way home', password_confirmation: 'a new way home' }

/** Where she lives. */
export const ADAS_HOME = {
  name: 'Ada',
  company: '',
  phone: '+44 20 7946 0000',
  address: '12 St James’s Square',
  postcode: 'SW1Y 4JH',
  city: 'London',
  country: 'GB',
}

/** A gallery with a collector who is logged in, has a password, and whose address is verified. */
export async function openWithAda() {
  const gallery = await openTestGallery()
  const ada = await gallery.logIn({ name: 'Ada', email: 'ada@example.com', password: ADAS_PASSWORD, isVerified: true })
  // At the least cost there is: some tests have hundreds of guesses verified, and what one costs is tested elsewhere.
  const hash = await argon2.hash(ADAS_PASSWORD, { memoryCost: 8, timeCost: 1 })
  await gallery.pool.query('UPDATE users SET password_hash = $1 WHERE id = $2', [hash, ada.user.id])
  return { ...gallery, ada }
}
