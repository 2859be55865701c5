import type { Words } from '../collection.ts'

const same = (name: string): Words => ({ en: name, fr: name, cn: name })

/** What makes it this gallery: its name, its first words, and where and when it is open. */
export const IDENTITY = {
  name: same('Cimaise'),
  tagline: { en: 'art gallery', fr: 'galerie d’art', cn: '画廊' },
  description: {
    en: 'An art gallery online: originals and editions by the artists we represent, hung with care.',
    fr: 'Une galerie d’art en ligne : originaux et éditions des artistes que nous représentons, accrochés avec soin.',
    cn: '线上画廊：展售签约艺术家的原作与限量作品，每一件都精心悬挂。',
  },
  opening_line: {
    en: 'Works that ask for a wall',
    fr: 'Des œuvres en quête d’un mur',
    cn: '这些作品，在等一面墙',
  },
  introduction: {
    en: 'We show few artists and follow them for long. Come in, walk from room to room, and take your time.',
    fr: 'Nous montrons peu d’artistes et les suivons longtemps. Entrez, passez de salle en salle, prenez votre temps.',
    cn: '我们只代理少数艺术家，并长久陪伴他们的创作。请进，慢慢看，一间一间地走。',
  },
  invitation: {
    en: 'A ground floor with north light, a courtyard, and time to look.',
    fr: 'Un rez-de-chaussée baigné de lumière du nord, une cour, et du temps pour regarder.',
    cn: '底层展厅，北向自然光，一方庭院，以及从容观看的时间。',
  },
  street: '14 rue des Trois-Tilleuls',
  postcode: '75011',
  city: 'Paris',
  country: 'FR',
  phone: '+33 1 99 00 48 20',
  email: 'bonjour@gallery.example',
  // The street is invented; these lead to the canal that it would be near.
  latitude: 48.8676,
  longitude: 2.3668,
  opening_hours: [{ days: [2, 3, 4, 5, 6], opens: '11:00', closes: '19:00' }],
  time_zone: 'Europe/Paris',
}
