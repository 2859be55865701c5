import type { home as words } from '../en/home.ts'

export const home: typeof words = {
  title: 'Cimaise, galerie d’art',
  heading: 'Des œuvres en quête d’un mur',
  introduction:
    'Nous montrons peu d’artistes et les suivons longtemps. Entrez, passez de salle en salle, prenez votre temps.',
  categories: 'À l’accrochage',
}
