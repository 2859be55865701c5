import type { outbox as words } from '../../en/mail/outbox.ts'

export const outbox: typeof words = {
  head: {
    title: 'Courrier de la démonstration',
    description: 'Les e-mails que cette démonstration a écrits.',
    heading: 'Courrier au départ',
    introduction:
      'Cette démonstration n’envoie pas d’e-mails. Ceux qu’elle aurait envoyés sont ici, les plus récents d’abord ; leurs liens fonctionnent.',
  },
  loading: 'Nous relevons le courrier…',
  empty: 'Rien n’a encore été écrit. Inscrivez-vous, ou demandez un nouveau mot de passe, puis revenez.',
  absent:
    'Il n’y a pas de courrier à consulter ici : les e-mails ne sont montrés que dans une démonstration qui ne les envoie pas et n’accepte aucun vrai paiement.',
  unreachable: 'La galerie n’a pas pu être jointe.',
  again: 'Relever à nouveau',
  list: 'E-mails',
  to: 'À {to}',
  from: 'De {from}',
  message: 'L’e-mail « {subject} »',
  asText: 'En texte brut',
}
