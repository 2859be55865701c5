import type { alerts as words } from '../../en/alerts/alerts.ts'

export const alerts: typeof words = {
  text: 'Nous vous écrivons le matin, une fois par jour au plus, quand de nouvelles œuvres y répondent.',
  unverified:
    'Votre adresse e-mail n’est pas encore confirmée. Nous écrirons dès qu’elle le sera : veuillez ouvrir le lien de l’e-mail que nous vous avons envoyé.',
  none: 'Vous ne suivez encore personne. Sur la page d’un artiste, vous pouvez le suivre ; dans la liste des œuvres, enregistrer ce que vous cherchez.',
  browse: 'Voir les œuvres',
  artists: 'Voir les artistes',
  kinds: { artist: 'Artiste', search: 'Recherche enregistrée' },
  since: '{kind}, depuis le {day}',
  end: 'Supprimer',
  endName: 'Supprimer : {name}',
  ended: 'L’alerte est supprimée : {name}.',
  made: {
    artist: 'Vous suivez {name}. Nous vous écrirons quand de nouvelles œuvres arriveront.',
    search: 'Votre recherche est enregistrée. Nous vous écrirons quand de nouvelles œuvres y répondront.',
  },
  madeUnverified: 'C’est noté. Nous vous écrirons dès que votre adresse e-mail sera confirmée.',
  failed: 'Cela n’a pas fonctionné. Veuillez réessayer dans un instant.',
  endOne: {
    head: {
      title: 'Supprimer une alerte',
      description: 'Ne plus être prévenu de ces nouvelles œuvres.',
      heading: 'Supprimer cette alerte',
    },
    ask: 'Vous ne souhaitez plus être prévenu de ces nouvelles œuvres ? Vos autres alertes restent en place.',
    button: 'Supprimer cette alerte',
    done: 'L’alerte est supprimée.',
    fault: 'Ce lien est incomplet. Veuillez le copier en entier depuis l’e-mail.',
  },
  endAll: {
    head: {
      title: 'Supprimer toutes les alertes',
      description: 'Ne plus être prévenu des nouvelles œuvres.',
      heading: 'Supprimer toutes les alertes',
    },
    ask: 'Vous ne souhaitez plus être prévenu des nouvelles œuvres ? Vous ne suivrez plus aucun artiste, et toutes vos recherches enregistrées seront supprimées.',
    button: 'Supprimer toutes les alertes',
    done: 'Toutes vos alertes sont supprimées. Nous ne vous écrirons plus au sujet de nouvelles œuvres.',
    fault: 'Ce lien est incomplet. Veuillez le copier en entier depuis l’e-mail.',
  },
  regret: 'Si vous changez d’avis, vous pourrez à tout moment suivre des artistes et enregistrer des recherches.',
}
