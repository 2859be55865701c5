import type { demoIdentity as words } from '../en/demo-identity.ts'

export const demoIdentity: typeof words = {
  title: 'Qui aimeriez-vous être ?',
  mark: 'Démonstration',
  introduction:
    'Cette page tient lieu d’un service comme Google. Ses personnages sont inventés, et elle fonctionne sur le même serveur que la galerie.',
  choose: 'Continuer en tant que {name}',
  decline: 'Refuser et revenir',
  faultTitle: 'Cette demande est incomplète',
  fault: 'La page qui vous a conduit ici a oublié quelque chose. Merci de revenir en arrière et de réessayer.',
  people: {
    visitor: 'Première visite : la galerie ouvre un compte.',
    collector: 'Déjà connue de la galerie : la connexion est reliée au compte existant.',
    unverified: 'Le service n’a pas vérifié cette adresse e-mail : la galerie refusera.',
  },
}
