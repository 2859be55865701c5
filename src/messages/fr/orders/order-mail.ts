import type { orderMail as words } from '../../en/orders/order-mail.ts'
import { artwork } from '../catalogue/artwork.ts'
import { visit } from '../gallery/visit.ts'

export const orderMail: typeof words = {
  greetingToGallery: 'Bonjour,',
  automatic: 'Ce message vous est envoyé automatiquement à la suite d’une commande sur {host}.',
  number: 'Numéro de commande',
  workTitle: '{title}',
  pair: '{name} : {value}',
  subtotal: 'Sous-total',
  shipping: 'Livraison',
  pickup: 'Retrait à la galerie',
  total: 'Total',
  vat: 'dont TVA',
  refund: 'Remboursé',
  billingAddress: 'Adresse de facturation',
  deliveryAddress: 'Adresse de livraison',
  galleryAddress: 'Où venir',
  opening: visit.gallery,
  options: artwork.options,
  tracking: 'Suivi du colis',
  papers: {
    invoice: { name: 'Facture', place: 'Vous la trouverez en PDF avec votre commande, dans votre compte.' },
    'credit-note': { name: 'Avoir', place: 'Vous le trouverez en PDF avec votre commande, dans votre compte.' },
  },
  withdrawal: {
    name: 'Rétractation',
    right:
      'Vous pouvez vous rétracter dans les {days} jours qui suivent l’arrivée des œuvres. Les tirages réalisés selon vos choix ne sont pas repris.',
    works: 'Œuvres concernées',
    at: 'Reçue le',
    answer: 'Ce que la galerie écrit',
  },
  buyer: 'Acheteur',
  arrangement: {
    pickup:
      'Merci de votre achat. La galerie vous contactera pour convenir de l’enlèvement et/ou de l’expédition, le prix ne comprenant pas la livraison.',
    shipping:
      'Merci de votre achat. La livraison prend généralement jusqu’à {days} jours ; nous vous écrirons dès le départ du colis.',
  },
  outcome: {
    paid: 'La somme de {amount} est reversée sur la carte utilisée. Selon votre banque, cela peut prendre jusqu’à dix jours.',
    unpaid: 'Votre carte n’a pas été débitée.',
  },
  flags: {
    amount: 'Le paiement reçu n’est pas celui convenu ({total}) : son montant ou sa devise diffère.',
    late: 'Le paiement est arrivé alors que la commande était déjà close et que les œuvres n’étaient plus réservées.',
  },
  kinds: {
    'order-confirmed': {
      subject: 'Votre commande {number}',
      title: 'Votre commande est confirmée',
      body: 'Votre paiement nous est parvenu, et les œuvres ci-dessous sont à vous.',
      button: 'Voir ma commande',
      note: '{arrangement}',
    },
    'order-ready': {
      subject: 'Votre commande {number} est prête',
      title: 'Prête à être retirée',
      body: 'Votre commande vous attend à la galerie. Merci d’apporter son numéro ou ce message.',
      button: 'Voir ma commande',
      note: 'Si aucun de nos horaires ne vous convient, écrivez-nous : nous trouverons un moment.',
    },
    'order-shipped': {
      subject: 'Votre commande {number} est en route',
      title: 'En route vers vous',
      body: 'Votre commande a quitté la galerie.',
      button: 'Voir ma commande',
      note: 'La livraison prend généralement jusqu’à {days} jours. À l’arrivée, merci d’examiner le colis et de nous écrire aussitôt s’il est endommagé.',
    },
    'order-cancelled': {
      subject: 'Votre commande {number} a été annulée',
      title: 'Votre commande a été annulée',
      body: 'La galerie a annulé cette commande. Nous en sommes désolés.',
      button: 'Voir ma commande',
      note: '{outcome}',
    },
    'order-refunded': {
      subject: 'Votre commande {number} a été remboursée',
      title: 'Votre remboursement est en route',
      body: 'Nous avons reversé {amount} sur la carte utilisée pour le paiement. Selon votre banque, cela peut prendre jusqu’à dix jours.',
      button: 'Voir ma commande',
      note: 'Si rien n’est arrivé d’ici là, écrivez-nous en indiquant le numéro de la commande.',
    },
    'order-refunded-in-part': {
      subject: 'Votre commande {number} a été remboursée en partie',
      title: 'Une partie de votre argent vous revient',
      body: 'Nous avons renvoyé {part} du montant payé pour cette commande vers votre carte. Selon votre banque, cela peut prendre jusqu’à dix jours.',
      button: 'Voir ma commande',
      note: 'La commande elle-même reste inchangée. Pour toute question, écrivez-nous en indiquant son numéro.',
    },
    'order-address': {
      subject: 'L’adresse de votre commande {number} a été corrigée',
      title: 'Votre adresse a été corrigée',
      body: 'Comme convenu avec vous, la galerie a corrigé une adresse de cette commande. La voici désormais.',
      button: 'Voir ma commande',
      note: 'Si vous n’avez rien demandé de tel, ou si une erreur subsiste, écrivez-nous sans attendre.',
    },
    'withdrawal-received': {
      subject: 'Votre rétractation pour la commande {number} nous est parvenue',
      title: 'Votre rétractation nous est parvenue',
      body: 'Vous vous êtes rétracté de l’achat des œuvres ci-dessous. Nous vous répondrons sous quelques jours et vous dirons comment elles nous reviennent.',
      button: 'Voir ma commande',
      note: 'Conservez ce message : il confirme ce que vous avez déclaré et quand nous l’avons reçu.',
    },
    'withdrawal-accepted': {
      subject: 'Votre rétractation pour la commande {number} est acceptée',
      title: 'Nous reprenons les œuvres',
      body: 'Vous vous êtes rétracté de l’achat des œuvres ci-dessous, et nous les reprenons. Renvoyez-les ou rapportez-les sous 14 jours.',
      button: 'Voir ma commande',
      note: 'Ce que vous avez payé pour elles revient sur votre carte au plus tard le {due}, mais pas avant que les œuvres soient arrivées ou que vous ayez prouvé leur envoi.',
    },
    'withdrawal-refused': {
      subject: 'Au sujet de votre rétractation pour la commande {number}',
      title: 'Nous ne pouvons pas reprendre les œuvres',
      body: 'Vous nous avez écrit que vous vous rétractez de l’achat des œuvres ci-dessous. Nous ne pouvons pas l’accepter, pour la raison donnée ici.',
      button: 'Voir ma commande',
      note: 'Si vous n’êtes pas d’accord, répondez à ce message.',
    },
    'withdrawal-made': {
      subject: 'Rétractation : commande {number}',
      title: 'Un acheteur se rétracte',
      body: '{buyer} se rétracte de l’achat des œuvres ci-dessous.',
      note: 'Répondez depuis la commande. Ce qui a été payé doit être remboursé au plus tard le {due}, mais pas avant le retour des œuvres.',
    },
    'payment-returned': {
      subject: 'Votre paiement pour la commande {number} vous est rendu',
      title: 'Nous n’avons pas pu accepter votre paiement',
      body: 'Votre paiement est arrivé alors que les œuvres ne vous étaient plus réservées, ou d’un montant autre que celui convenu. Rien n’a donc été acheté, et la somme entière est reversée sur votre carte.',
      button: 'Voir ma commande',
      note: 'Nous en sommes désolés. Selon votre banque, le remboursement peut prendre jusqu’à dix jours. Si vous souhaitez toujours ces œuvres, écrivez-nous.',
    },
    'sale-made': {
      subject: 'Vendu : commande {number}, {total}',
      title: 'Une vente',
      body: '{buyer} vient d’acheter et de régler les œuvres ci-dessous.',
      note: '{task}',
    },
    'sale-flagged': {
      subject: 'Commande {number} à vérifier',
      title: 'Un paiement qui n’aurait pas dû arriver',
      body: '{oddity}',
      note: 'La somme est rendue automatiquement à l’acheteur et rien n’a été vendu. Merci de regarder tout de même cette commande.',
    },
  },
  task: {
    pickup: 'Les œuvres seront retirées à la galerie : merci de convenir d’un moment avec l’acheteur.',
    shipping: 'Les œuvres sont à expédier ; l’acheteur sait que cela prend généralement jusqu’à {days} jours.',
  },
}
