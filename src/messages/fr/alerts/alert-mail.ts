import type { alertMail as words } from '../../en/alerts/alert-mail.ts'

export const alertMail: typeof words = {
  subject: {
    none: 'De nouvelles œuvres pour vous',
    one: 'Une nouvelle œuvre pour vous',
    many: '{count} nouvelles œuvres pour vous',
  },
  title: 'Nouveau sur nos murs',
  body: 'Voici ce qui est arrivé à la galerie depuis que vous nous avez demandé d’y veiller.',
  artist: 'Nouvelles œuvres : {name}',
  search: 'Nouveautés pour votre recherche : {name}',
  more: { none: 'Il n’y en a pas d’autre.', one: 'Et une autre œuvre.', many: 'Et {count} autres œuvres.' },
  seeLatest: 'Voir les dernières œuvres',
  endArtist: 'Ne plus suivre {name}',
  endSearch: 'Supprimer cette recherche enregistrée',
  endAll: 'Supprimer toutes les alertes',
  reason:
    'Vous recevez ce message parce que vous suivez des artistes ou avez enregistré une recherche sur {host}. Il vient une fois par jour au plus, et seulement quand il y a du nouveau.',
  query: '« {query} »',
  comma: ', ',
}
