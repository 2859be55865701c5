import type { disputeMail as words } from '../../en/disputes/dispute-mail.ts'

export const disputeMail: typeof words = {
  facts: {
    amount: 'Montant contesté',
    reason: 'Motif donné à la banque',
    due: 'À répondre avant le',
  },
  reasons: {
    fraudulent: '« Ce n’est pas moi qui ai payé. »',
    unrecognized: '« Je ne reconnais pas ce paiement. »',
    duplicate: '« J’ai été débité deux fois. »',
    product_not_received: '« Je n’ai rien reçu. »',
    product_unacceptable: '« Ce n’est pas conforme, ou c’est endommagé. »',
    credit_not_processed: '« Le remboursement promis n’est pas arrivé. »',
    subscription_canceled: '« J’avais résilié. »',
    general: 'Une autre raison, indiquée sur le site du service de paiement.',
  },
  stances: {
    asked:
      'Pour l’instant la banque ne fait que demander : la somme est encore à la galerie, et un remboursement clôt l’affaire.',
    taken: 'La banque retient la somme jusqu’à sa décision ; rien ne peut être remboursé entre-temps.',
  },
  verdicts: {
    won: 'La banque a tranché en faveur de la galerie : {disputed} sont rendus, et un remboursement est de nouveau possible.',
    lost: 'La banque a tranché contre la galerie : {disputed} sont perdus, et plus rien n’en peut être remboursé.',
    closed: 'La banque a classé l’affaire : {disputed} restent à la galerie.',
  },
  kinds: {
    'payment-disputed': {
      subject: 'Un acheteur conteste la commande {number}, {disputed}',
      title: 'Un paiement est contesté',
      body: '{buyer} a demandé à sa banque de reprendre {disputed}. {stance}',
      note: 'Merci de répondre sur le site du service de paiement, avec ce qui prouve la vente et la livraison : sans réponse à temps, la somme est perdue. Les œuvres encore à la galerie devraient y rester jusque-là.',
    },
    'dispute-ended': {
      subject: 'La banque a tranché : commande {number}',
      title: 'Une contestation est close',
      body: '{verdict}',
      note: 'La commande garde la trace de ce qui s’est passé.',
    },
    'refund-failed': {
      subject: 'Un remboursement est revenu : commande {number}, {failed}',
      title: 'Un remboursement est revenu',
      body: 'La banque n’a pas pu reverser {failed} à {buyer} ; le plus souvent, la carte ou le compte n’existe plus. La somme est de retour à la galerie, et la commande reprend l’état qu’elle avait.',
      note: 'Merci d’écrire à l’acheteur, qui croit la somme en route, et de convenir d’une autre voie. Si la carte fonctionne à nouveau, la commande peut être remboursée une nouvelle fois.',
    },
    'plan-disputed': {
      subject: 'Un artiste conteste un mois : {artist}, {reference}',
      title: 'Un mois est contesté',
      body: '{artist} a demandé à sa banque de reprendre {disputed}. {stance}',
      note: 'Merci de répondre sur le site du service de paiement : sans réponse à temps, la somme est perdue. L’abonnement continue entre-temps, sauf si vous le résiliez.',
    },
    'plan-dispute-ended': {
      subject: 'La banque a tranché : {artist}, {reference}',
      title: 'Une contestation sur un programme est close',
      body: '{verdict}',
      note: 'L’abonnement garde la trace de ce qui s’est passé.',
    },
    'plan-refund-failed': {
      subject: 'Un remboursement est revenu : {artist}, {reference}',
      title: 'Un remboursement de programme est revenu',
      body: 'La banque n’a pas pu reverser {failed} à {artist} ; le plus souvent, la carte ou le compte n’existe plus. La somme est de retour à la galerie, et le livre de comptes le dit.',
      note: 'Merci d’écrire à l’artiste et de convenir d’une autre voie.',
    },
  },
}
