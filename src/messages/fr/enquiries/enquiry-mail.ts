import type { enquiryMail as words } from '../../en/enquiries/enquiry-mail.ts'

export const enquiryMail: typeof words = {
  automatic:
    'Ce message vous est envoyé parce que quelqu’un a écrit à la galerie avec cette adresse e-mail sur {host}.',
  automaticNoted:
    'Ce message vous est envoyé parce que quelqu’un a laissé cette adresse e-mail à la galerie de {host}.',
  automaticBegun:
    'Ce message vous est écrit par la galerie de {host}, qui connaît votre adresse. Si vous préférez ne pas recevoir de nos nouvelles, il suffit de nous le dire.',
  automaticToGallery: 'Ce message est envoyé automatiquement parce que quelqu’un a écrit à la galerie sur {host}.',
  reference: 'Référence',
  sender: 'De',
  about: 'Objet',
  works: 'Œuvres',
  message: 'Le message',
  fromGallery: 'De la part de la galerie',
  files: 'Fichiers, derrière le bouton',
  deliveryTo: 'Livraison, tout compris',
  validUntil: 'Valable jusqu’au (inclus)',
  toAnswer: 'Votre réponse',
  simplyAnswer: 'Répondez simplement à ce message : vos mots rejoindront notre conversation.',
  kindNames: {
    price: 'Un prix sur demande',
    question: 'Une question sur une œuvre',
    delivery: 'Une livraison sur devis',
    contact: 'Autre chose',
  },
  kinds: {
    'enquiry-received': {
      subject: 'Nous avons bien reçu votre message, {reference}',
      title: 'Votre message est bien arrivé',
      body: 'Merci de nous avoir écrit. L’un de nous vous répondra personnellement, en général sous deux jours ouvrés.',
      button: 'Ouvrir la conversation',
      note: 'Le bouton ouvre une page privée où se trouve tout ce qui a été écrit, et où vous pouvez à tout moment ajouter quelque chose. Si vous ne nous avez pas écrit, vous n’avez rien à faire.',
    },
    'enquiry-noted': {
      subject: 'Ce que nous avons noté, {reference}',
      title: 'Nous avons noté ce que vous nous avez dit',
      body: 'Merci de votre intérêt. Voici ce que nous avons noté ; l’un de nous vous répondra personnellement, en général sous deux jours ouvrés.',
      button: 'Ouvrir la conversation',
      note: 'Le bouton ouvre une page privée où se trouve tout ce qui a été écrit, et où vous pouvez à tout moment ajouter ou corriger quelque chose. Si vous ne nous avez pas parlé, vous n’avez rien à faire.',
    },
    'enquiry-begun': {
      subject: 'Un mot de la galerie, {reference}',
      title: 'Nous avons pensé à vous',
      body: 'Nous vous écrivons au sujet de cette œuvre.',
      button: 'Ouvrir la conversation',
      note: 'Vous pouvez nous écrire sur la page privée derrière le bouton, ou simplement répondre à ce message.',
    },
    'enquiry-answered': {
      subject: 'Une réponse de la galerie, {reference}',
      title: 'Nous vous avons répondu',
      body: 'Voici notre réponse à votre message.',
      button: 'Ouvrir la conversation',
      note: 'Vous pouvez nous écrire sur la page privée derrière le bouton, ou simplement répondre à ce message.',
    },
    'enquiry-offer': {
      subject: 'Une offre privée pour vous, {reference}',
      title: 'Une offre privée pour vous',
      body: 'Nous avons le plaisir de vous faire cette offre. Elle n’est que pour vous : pour en profiter, il faut un compte avec cette adresse e-mail.',
      button: 'Voir l’offre',
      note: 'L’offre ne réserve pas l’œuvre : elle revient à la première personne qui la paie. La livraison s’y ajoute et vous est indiquée avant le paiement.',
    },
    'enquiry-arrived': {
      subject: 'Nouvelle demande : {sender}, {reference}',
      title: 'Une nouvelle demande',
      body: '{sender} a écrit à la galerie.',
      note: 'Si vous répondez à ce message, votre réponse parvient à cette personne, mais n’entre pas dans la conversation. Ce qui est cité ci-dessous a été écrit par elle.',
    },
    'enquiry-message': {
      subject: 'Suite du message de {sender}, {reference}',
      title: 'La conversation continue',
      body: '{sender} a écrit de nouveau.',
      note: 'Si vous répondez à ce message, votre réponse parvient à cette personne, mais n’entre pas dans la conversation. Ce qui est cité ci-dessous a été écrit par elle.',
    },
  },
}
