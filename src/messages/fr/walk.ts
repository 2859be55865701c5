import type { walk as words } from '../en/walk.ts'

/** Words of the virtual gallery: the walls to look at, and the room to walk through. */
export const walk: typeof words = {
  title: 'Galerie virtuelle : {title}',
  description:
    'Parcourez {title} : chaque œuvre à sa taille réelle, accrochée à hauteur d’œil sur les murs de nos salles.',
  heading: 'Galerie virtuelle',
  of: 'L’exposition {title}',
  holds: '{works}, {rooms}',
  works: { none: 'Aucune œuvre', one: '{count} œuvre', many: '{count} œuvres' },
  rooms: { none: 'aucune salle', one: 'une salle', many: '{count} salles' },
  introduction:
    'Entrez et allez d’une œuvre à l’autre, ou regardez les murs ci-dessous : mêmes œuvres, même ordre, même taille.',
  toScale:
    'Tout est à la même échelle : la silhouette mesure 170 cm, la ligne pointillée est à hauteur d’œil, 155 cm. Une sculpture est représentée par sa photographie, à la taille de l’œuvre.',
  enter: 'Entrer dans la salle',
  entering: 'On allume les lumières…',
  enterCalmly: 'Entrer sans mouvement',
  calm: 'Votre appareil demande peu de mouvement : ce sont donc les murs qui s’affichent. Vous pouvez entrer malgré tout, et passer d’une œuvre à l’autre sans aucun déplacement.',
  unable:
    'Ce navigateur ne peut pas montrer la salle en volume. Les murs ci-dessous portent les mêmes œuvres, dans le même ordre.',
  lost: 'La salle ne peut plus être affichée. Les murs portent les mêmes œuvres, dans le même ordre.',
  room: 'Salle {number}',
  onlyRoom: 'La salle',
  walls: { west: 'Mur de gauche', north: 'Mur du fond', east: 'Mur de droite', floor: 'Au milieu de la salle' },
  wallOf: '{wall}, {room}',
  onTo: 'Vers la salle {number}',
  addToCart: 'Ajouter au panier',
  addToCartOf: 'Ajouter au panier : {title}',
  removeFromCart: 'Retirer du panier',
  removeFromCartOf: 'Retirer du panier : {title}',
  addedToCart: '« {title} » est dans votre panier.',
  removedFromCart: '« {title} » n’est plus dans votre panier.',
  cartFull: 'Votre panier contient déjà 20 œuvres, le maximum. Retirez-en une pour continuer.',
  choose: 'Choisir le tirage',
  chooseOf: 'Choisir le tirage : {title}',
  ask: 'Nous écrire',
  askOf: 'Nous écrire à propos de cette œuvre : {title}',
  inRoom: '{title}, la visite',
  canvas:
    'La salle. Les flèches font avancer et tourner, N mène à l’œuvre suivante, P à la précédente. Tab mène au cartel de l’œuvre devant vous.',
  previous: 'Œuvre précédente',
  next: 'Œuvre suivante',
  position: '{position} sur {count}',
  nobody: 'Approchez-vous d’une œuvre pour lire son cartel, ou laissez-vous guider d’une œuvre à l’autre.',
  begin: 'Commencer la visite guidée',
  goOn: 'Poursuivre la visite',
  toCart: 'Vers votre panier',
  toPage: 'Vers la page de cette œuvre',
  help: 'Se déplacer',
  helpClose: 'Fermer l’aide',
  keys: {
    walk: { keys: '↑ ↓ ou W S', does: 'avancer et reculer' },
    turn: { keys: '← → ou A D', does: 'tourner' },
    guided: { keys: 'N, P', does: 'vers l’œuvre suivante ou précédente' },
    mouse: {
      keys: 'Souris',
      does: 'glisser pour regarder autour de soi, cliquer sur le sol ou sur une œuvre pour s’y rendre',
    },
    touch: { keys: 'Doigt', does: 'un pour regarder autour de soi, une touche pour s’y rendre, deux pour marcher' },
    leave: { keys: 'Échap', does: 'retour aux murs' },
  },
}
