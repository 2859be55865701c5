import type { consent as words } from '../../en/shell/consent.ts'

export const consent: typeof words = {
  title: 'Votre vie privée à la galerie',
  text: 'Nous ne déposons aucun cookie pour vous suivre. Les vidéos et les cartes viennent d’autres sociétés, qui apprennent votre passage. Elles restent désactivées sans votre accord.',
  accept: 'Accepter',
  refuse: 'Refuser',
  choose: 'Choisir',
  save: 'Enregistrer mon choix',
  videos: 'Vidéos',
  maps: 'Cartes',
  more: 'Politique de confidentialité',
}
