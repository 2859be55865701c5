import type { planMail as words } from '../../en/plans/plan-mail.ts'

export const planMail: typeof words = {
  automatic:
    'Ce message vous est envoyé automatiquement au sujet d’un abonnement au programme des artistes sur {host}.',
  cardEnding: 'se terminant par {last4}',
  months: '{paid} sur {all}',
  paidMonth: 'Mois {month} sur {all}, taxes comprises, payé',
  openMonth: 'Mois {month} sur {all}, taxes comprises, à régler',
  facts: {
    reference: 'Référence',
    artist: 'Artiste',
    card: 'Carte',
    paid: 'Mois payés',
    reason: 'Un mot de la galerie',
    refused: 'Réponse de la banque',
    next: 'Prochain prélèvement',
    nextAttempt: 'Prochain essai',
    ends: 'Payé jusqu’au',
  },
  reasons: {
    'card-declined': 'La carte a été refusée.',
    'insufficient-funds': 'Le solde du compte est insuffisant.',
    'expired-card': 'La carte a expiré.',
    'incorrect-cvc': 'Le code de sécurité est erroné.',
    'authentication-failed': 'Le paiement n’a pas été confirmé auprès de la banque.',
    'processing-error': 'La carte n’a pas pu être traitée.',
  },
  kinds: {
    'plan-started': {
      subject: 'Votre année a commencé : {reference}',
      title: 'Votre abonnement est confirmé.',
      body: 'Merci. Le premier mois de votre année avec la galerie est payé ; ce message vous tient lieu de reçu. Les mois suivants seront prélevés d’eux-mêmes sur la même carte, {price} chacun.',
      button: 'Voir mon abonnement',
      note: 'Le bouton vous montre chaque prélèvement. Vous pouvez y changer de carte, et résilier à tout moment : ce qui est payé court alors jusqu’à son terme.',
    },
    'plan-charge-failed': {
      subject: 'Votre carte n’a pas pu être débitée : {reference}',
      title: 'Un prélèvement n’a pas abouti',
      body: 'Les {price} de ce mois n’ont pas pu être prélevés sur votre carte. Cela arrive, et se règle vite : indiquez une autre carte, et le mois est payé aussitôt.',
      button: 'Indiquer une autre carte',
      note: 'Sans nouvelle de vous, nous essaierons encore la même carte, jusqu’à trois fois en une semaine. Vos œuvres restent accrochées entre-temps.',
    },
    'plan-unpaid': {
      subject: 'Votre abonnement a pris fin, impayé : {reference}',
      title: 'Votre abonnement a pris fin',
      body: 'Nous avons essayé plusieurs fois de prélever le mois à régler, sans y parvenir. Votre abonnement a donc pris fin ; plus rien ne sera prélevé, et vous ne devez rien.',
      button: 'Voir mon abonnement',
      note: 'Si vous souhaitez rester avec nous, répondez à ce message : nous trouverons ensemble une solution.',
    },
    'plan-cancelled': {
      subject: 'Votre abonnement est résilié : {reference}',
      title: 'Votre abonnement est résilié',
      body: 'Plus rien ne sera prélevé sur votre carte. Le mois payé court jusqu’à son terme.',
      button: 'Voir mon abonnement',
      note: 'Merci du chemin fait ensemble. Si ce message vous surprend, répondez-nous.',
    },
    'plan-completed': {
      subject: 'Votre année avec la galerie : {reference}',
      title: 'Votre année est accomplie',
      body: 'Tous les mois de votre année sont payés et écoulés ; plus rien ne sera prélevé. Ce fut un plaisir de montrer votre travail.',
      button: 'Voir mon abonnement',
      note: 'Si vous souhaitez rester une année de plus, répondez à ce message.',
    },
    'plan-went-unpaid': {
      subject: 'Un abonnement a pris fin, impayé : {artist}, {reference}',
      title: 'Un abonnement a pris fin, impayé',
      body: 'La carte de {artist} a été refusée pour la dernière fois. Le mois à régler est passé en perte ; plus rien ne sera prélevé.',
      note: 'L’artiste en a été informé. L’abonnement se trouve parmi les autres, avec son livre de comptes.',
    },
    'plan-was-cancelled': {
      subject: 'Un abonnement a été résilié : {artist}, {reference}',
      title: 'Un abonnement a été résilié',
      body: 'L’abonnement de {artist} a été résilié. Plus rien ne sera prélevé ; ce qui est payé court jusqu’à son terme.',
      note: 'L’artiste en a été informé. L’abonnement se trouve parmi les autres, avec son livre de comptes.',
    },
  },
}
