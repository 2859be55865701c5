import type { library as words } from '../../en/backoffice/library.ts'

/** Words of the screen with every picture, film and file. */
export const library: typeof words = {
  title: 'Médiathèque',
  loading: 'Chargement des fichiers…',
  none: 'Aucun fichier pour l’instant. Ils arrivent avec les œuvres et les pages qui les montrent.',
  type: 'Type',
  use: 'Utilisation',
  any: 'Tous',
  types: { picture: 'Images', film: 'Films', captions: 'Sous-titres', document: 'Documents' },
  one: { picture: 'Image', film: 'Film', captions: 'Sous-titres', document: 'Document' },
  uses: { unused: 'Utilisés nulle part', undescribed: 'Sans description' },
  unused: 'Utilisé nulle part',
  more: '{title} et {count} de plus',
  pixels: '{width} × {height} px',
  size: '{megabytes} Mo',
  changed: 'Dernière modification {moment}',
  whereUsed: 'Où il est utilisé',
  states: {
    both: 'en ligne et dans le brouillon',
    shown: 'en ligne, plus dans le brouillon',
    written: 'dans le brouillon, pas en ligne',
  },
  undescribed: 'sans description propre',
  open: 'Ouvrir le fichier',
  replace: 'Remplacer partout',
  replaceHint:
    'Le nouveau fichier est montré aussitôt partout où celui-ci est utilisé. L’ancien reste dans la médiathèque, sous « Utilisés nulle part ».',
  replaced: 'Remplacé partout où il est utilisé.',
  wrong: 'ce fichier n’est pas du même type que celui qu’il doit remplacer.',
  remove: 'Supprimer',
  removeAll: 'Supprimer tout ce qui n’est utilisé nulle part',
  removing: 'Suppression… {count}',
  recent: 'Ce qui est arrivé depuis moins d’un jour est laissé en place : quelqu’un va peut-être s’en servir.',
  removed: {
    none: 'Aucun fichier n’a été supprimé.',
    one: 'Un fichier a été supprimé.',
    many: '{count} fichiers ont été supprimés.',
  },
  failed: 'Cela n’a pas fonctionné : {reason}',
}
