/** Les mots de la page où l’on se rétracte d’un achat. */
export const withdrawal = {
  head: {
    title: 'Se rétracter d’un achat',
    heading: 'Se rétracter d’un achat',
    description: 'Se rétracter de l’achat d’une œuvre, avec le numéro de la commande et votre adresse e-mail.',
    introduction:
      'Qui achète à titre privé peut changer d’avis, sans donner de raison, dans les 14 jours qui suivent l’arrivée des œuvres.',
  },
  unscripted:
    'Ce formulaire a besoin de scripts. Vous pouvez aussi nous écrire : nommez la commande et les œuvres, et dites que vous vous rétractez.',
  number: 'Numéro de commande',
  numberHint: 'Il figure dans chaque message au sujet de la commande, par exemple 26-1117-0042.',
  find: 'Trouver la commande',
  choose: 'Commande {number} : de l’achat de quelles œuvres vous rétractez-vous ?',
  until: 'Vous pouvez le faire jusqu’au {day}.',
  notCome: 'Vous pouvez le faire jusqu’à {days} jours après l’arrivée des œuvres.',
  over: 'Il est trop tard pour celle-ci.',
  standings: {
    'made-to-order': 'Elle a été réalisée selon vos choix et ne peut pas être reprise.',
    withdrawn: 'Vous vous êtes déjà rétracté pour celle-ci.',
    returned: 'Elle est déjà revenue à la galerie.',
  },
  nothing: 'Choisissez au moins une œuvre.',
  what: 'Nous confirmons par e-mail ce que vous déclarez, et quand. La galerie vous dit ensuite comment l’œuvre revient ; ce que vous avez payé pour elle est remboursé sur votre carte.',
  confirm: 'Confirmer la rétractation',
  back: 'Une autre commande',
  done: 'Votre rétractation pour la commande {number} nous est parvenue le {moment}.',
  doneText: 'Une confirmation est en route vers {email}. La galerie vous répondra sous quelques jours.',
}
