import type { preview as words } from '../../en/catalogue/preview.ts'

/** Words of what is looked at before it is published. */
export const preview: typeof words = {
  head: {
    title: 'Aperçu',
    heading: 'Aperçu',
    description: 'Une page qui n’est pas encore publiée, pour qui en a reçu le lien.',
  },
  loading: 'L’aperçu se charge…',
  unscripted: 'L’aperçu a besoin de JavaScript, qui est désactivé dans ce navigateur.',
  strip:
    'Aperçu : telle que les visiteurs verront la page une fois publiée. Seules les personnes qui ont le lien la voient.',
  until: 'Le lien est valable jusqu’au {moment}.',
  moment: '{day} à {time}',
  inert: 'Acheter, demander, suivre ou aimer reste ici sans effet.',
  faults: {
    'link-expired': 'Ce lien a expiré : un aperçu est valable une semaine. Veuillez en demander un nouveau.',
    'link-invalid': 'Ce lien est incomplet ou a été modifié en chemin. Veuillez l’ouvrir tel qu’il a été envoyé.',
    gone: 'Ce que montrait ce lien a été retiré.',
    unready:
      'En l’état, rien ne peut être montré : il manque une indication sans laquelle la page n’existe pas. L’éditeur dit laquelle.',
    unreachable: 'L’aperçu n’a pas pu être chargé. Veuillez vérifier la connexion et réessayer.',
  },
  again: 'Réessayer',
  home: 'Vers la galerie',
}
