import type { upkeep as words } from '../../en/backoffice/upkeep.ts'

/** Words of the screen that says what could be better and what is planned. */
export const upkeep: typeof words = {
  title: 'Entretien',
  missing: 'Ce qui manque encore',
  missingNothing: 'Il ne manque rien nulle part.',
  lack: '{lack} : {count}',
  planned: 'Programmé',
  plannedNothing: 'Aucune mise en ligne, aucun retrait n’est programmé.',
  acts: { publish: 'mise en ligne', hide: 'retrait du site' },
  links: {
    title: 'Liens qui ne mènent nulle part',
    none: 'Tous les liens qui ont pu être vérifiés mènent quelque part.',
    never: 'Les liens n’ont pas encore été vérifiés.',
    checked: '{total} adresses vérifiées, {moment}.',
    checking: 'Vérification des liens : {asked} sur {total}…',
    unasked: '{count} n’ont pas pu être jointes d’ici ; les visiteurs les trouvent peut-être.',
    check: 'Vérifier maintenant',
    reasons: {
      404: 'Cette page n’existe pas.',
      410: 'Cette page a été retirée définitivement.',
      'unknown-name': 'Aucun site ne porte ce nom.',
    },
  },
  unreached: {
    title: 'Pages que personne n’a ouvertes',
    since: 'Aucun visiteur ne les a ouvertes depuis le {day}.',
    begun: 'Aucun visiteur ne les a ouvertes depuis le début du comptage, le {day}.',
    none: 'Chaque page a été ouverte depuis le {day}.',
    of: '{kind} : {count} sur {total}',
    more: 'Les {count} qui sont en ligne depuis le plus longtemps :',
    published: 'en ligne depuis le {day}',
    see: 'Voir la page',
    how: 'On compte seulement combien de fois par jour chaque page est ouverte : aucune adresse, aucun cookie, rien sur les visiteurs. Les robots qui se déclarent sont écartés ; l’équipe n’est pas distinguée.',
  },
}
