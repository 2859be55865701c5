import type { moving as words } from '../../en/backoffice/moving.ts'

export const moving: typeof words = {
  title: 'La galerie entière',
  introduction:
    'Tout ce que voient les visiteurs et ce que l’équipe rédige, avec toutes les images, les films et les fichiers, en une seule archive ZIP : pour en garder une copie, ou pour déménager. Les comptes, commandes, demandes et lettres n’en font pas partie.',
  link: 'Exporter ou importer la galerie entière',
  out: {
    title: 'Export',
    hint: 'L’archive contient les brouillons, les prix masqués et les originaux : elle est réservée à l’équipe. Elle reste ici deux jours, ou jusqu’à ce que la suivante soit prête.',
    start: 'Exporter la galerie entière',
    again: 'Exporter de nouveau',
    running: 'Export en cours…',
    waiting: 'L’export commence dans un instant…',
    progress: '{done} éléments sur {total} · {doneBytes} sur {totalBytes}',
    mayLeave: 'Vous pouvez quitter cet écran : l’export continue.',
    stop: 'Arrêter',
    stopped: 'L’export est arrêté.',
    ready: 'Prête : {size}',
    readyBy: '{actor}, {moment} ; conservée jusqu’au {until}',
    save: 'Enregistrer l’archive',
    forget: 'La supprimer',
    forgotten: 'L’archive est supprimée.',
    missing: 'Ces fichiers ne se trouvent plus nulle part : ils manquent dans l’archive ({count}) :',
    failures: {
      'no-room': 'Le disque de la galerie est plein : il n’y a pas d’archive. Faites de la place, puis réessayez.',
      other: 'La galerie n’a pas pu être exportée. Veuillez réessayer.',
    },
  },
  in: {
    title: 'Import',
    hint: 'Une archive jusqu’à 20 Go, exportée ici ou ailleurs, ou le dossier d’une galerie que vous avez compressé. Vous voyez d’abord ce qui se passerait ; puis tout est importé, ou rien.',
  },
}
