import type { applicationMail as words } from '../../en/applications/application-mail.ts'

export const applicationMail: typeof words = {
  automatic:
    'Ce message vous est envoyé automatiquement à la suite d’une candidature au programme des artistes sur {host}.',
  reference: 'Référence',
  applicant: 'Artiste',
  pages: 'Pages',
  note: 'Un mot de la galerie',
  kinds: {
    'application-received': {
      subject: 'Votre candidature {reference} est bien arrivée',
      title: 'Votre candidature est bien arrivée',
      body: 'Merci de votre confiance. Votre dossier est arrivé complet et s’ouvre sans difficulté ; nous le regarderons de la première à la dernière page.',
      button: 'Suivre ma candidature',
      note: 'Gardez la référence pour toute question. Le bouton ouvre une page privée qui montre à tout moment où en est votre candidature.',
    },
    'application-under-review': {
      subject: 'Nous regardons votre candidature {reference}',
      title: 'Votre dossier est sur notre table',
      body: 'Nous avons commencé à regarder votre candidature.',
      button: 'Suivre ma candidature',
      note: 'Chaque dossier reçoit une réponse, quelle qu’elle soit. D’ici là, vous n’avez rien à faire.',
    },
    'application-incomplete': {
      subject: 'Il manque quelque chose à votre candidature {reference}',
      title: 'Il manque quelque chose',
      body: 'Nous aimerions poursuivre l’examen de votre candidature, mais le dossier n’est pas complet.',
      button: 'Suivre ma candidature',
      note: 'Répondez à ce message avec ce qui manque, ou envoyez un dossier complet par le formulaire : un second essai est gratuit, lui aussi.',
    },
    'application-accepted': {
      subject: 'Bienvenue : votre candidature {reference} est acceptée',
      title: 'Bienvenue dans le programme',
      body: 'Nous serions heureux de montrer votre travail. Votre candidature est acceptée.',
      button: 'Commencer mon année',
      note: 'Le bouton vous mène à l’abonnement : 150 euros par mois, taxes comprises, pendant un an. Votre place est gardée ; rien n’est dû avant votre accord.',
    },
    'application-declined': {
      subject: 'Votre candidature {reference}',
      title: 'Pas cette fois',
      body: 'Merci de nous avoir montré votre travail. Après l’avoir regardé avec attention, nous ne pouvons pas vous proposer de place dans le programme cette fois-ci.',
      button: 'Voir la réponse',
      note: 'Les places sont peu nombreuses, et cela dit peu de chose de votre travail. Vous pouvez vous présenter de nouveau, gratuitement.',
    },
    'application-arrived': {
      subject: 'Nouvelle candidature : {applicant}, {reference}',
      title: 'Une nouvelle candidature',
      body: '{applicant} se présente au programme des artistes.',
      note: 'Le dossier a été vérifié : il est complet et s’ouvre. Il se trouve parmi les candidatures.',
    },
  },
}
