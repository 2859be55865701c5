import type { reader as words } from '../../en/backoffice/reader.ts'

/** Words around a PDF that is read in the page. */
export const reader: typeof words = {
  open: 'Lire le PDF ici',
  fetchFailed: 'Le PDF n’a pas pu être chargé. Merci de recharger la page.',
  page: 'Page {page} sur {pages}',
  previous: 'Page précédente',
  next: 'Page suivante',
  smaller: 'Plus petit',
  larger: 'Plus grand',
  tools: 'Le PDF',
  opening: 'Un instant…',
  failed: 'Ceci ne peut pas être affiché ici. Enregistrez le PDF et ouvrez-le avec votre propre logiciel.',
}
