import type { lastResort as words } from '../../en/shell/last-resort.ts'

export const lastResort: typeof words = {
  text: 'Une erreur est survenue lors de l’affichage de la page d’erreur',
  goHome: 'Retour à l’accueil',
}
