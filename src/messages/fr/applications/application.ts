import type { application as words } from '../../en/applications/application.ts'

export const application: typeof words = {
  form: {
    label: 'Candidature au programme des artistes',
    introduction: 'Tous les champs sont nécessaires. La candidature est gratuite, les places sont limitées.',
    firstName: 'Prénom',
    surname: 'Nom',
    email: 'Adresse e-mail',
    phone: 'Numéro de téléphone',
    pdf: 'Votre dossier en PDF',
    pdfHint: 'Un seul fichier complet de {max} Mo au plus, sans mot de passe.',
    pdfChoose: 'Choisir un PDF',
    pdfNone: 'Aucun fichier choisi',
    pdfMissing: 'Veuillez choisir votre PDF.',
    pdfTooLarge:
      'Le PDF dépasse {max} Mo. Enregistrez-le avec des images plus légères, par exemple avec « réduire la taille du fichier ».',
    pdfKind: 'Ce fichier n’est pas un PDF. Veuillez enregistrer ou exporter votre dossier en PDF.',
    newsletter: 'Envoyez-moi la lettre de la galerie, environ une fois par mois.',
    agreement:
      'J’accepte : si ma candidature est retenue, je rejoins le programme pour un an, à {price} par mois, taxes comprises. D’ici là, je ne dois rien.',
    agreementMissing: 'Veuillez cocher cette case : sans votre accord, nous ne pouvons pas accepter la candidature.',
    website: 'Laissez ce champ vide',
    submit: 'Envoyer ma candidature',
    sending: 'Envoi de votre dossier : {percent} %',
    checking: 'Votre dossier est arrivé. Nous vérifions qu’il s’ouvre …',
  },
  done: {
    title: 'Votre candidature est bien arrivée',
    reference: 'Votre référence',
    text: 'Gardez-la pour toute question. Nous avons écrit à {email}, avec un lien privé qui montre à tout moment où en est votre candidature.',
  },
  page: {
    title: 'Votre candidature',
    description: 'Où en est votre candidature au programme des artistes.',
    heading: 'Votre candidature',
    loading: 'Un instant …',
    unreachable: 'La galerie est injoignable. Veuillez réessayer dans un instant.',
    again: 'Réessayer',
    invalid: 'Ce lien est incomplet. Veuillez le copier en entier depuis l’e-mail.',
    apply: 'Vers le programme des artistes',
    plan: 'Vers mon abonnement',
    reference: 'Référence',
    history: 'Ce qui s’est passé',
    note: 'Un mot de la galerie',
  },
  states: {
    received: 'Reçue',
    under_review: 'En cours d’examen',
    incomplete: 'Incomplète',
    accepted: 'Acceptée',
    declined: 'Non retenue',
  },
  explanations: {
    received: 'Votre dossier est arrivé, complet. Nous le regarderons de la première à la dernière page.',
    under_review: 'Nous regardons votre dossier. Chaque dossier reçoit une réponse, quelle qu’elle soit.',
    incomplete: 'Il manque quelque chose. Répondez à notre message, ou envoyez un dossier complet par le formulaire.',
    accepted:
      'Bienvenue : nous serions heureux de montrer votre travail. Votre place vous est gardée ; l’abonnement commence avec votre accord.',
    declined:
      'Nous ne pouvons pas vous proposer de place cette fois-ci. Vous pouvez vous présenter de nouveau, gratuitement.',
  },
}
