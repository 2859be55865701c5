import type { wall as words } from '../../en/catalogue/wall.ts'

/** Words of a work on walls: in the gallery's rooms, and on the visitor's own. */
export const wall: typeof words = {
  room: 'Pièce',
  plain: 'Mur nu',
  color: 'Couleur du mur',
  ownColor: 'Telle quelle',
  colors: { chalk: 'Craie', linen: 'Lin', sage: 'Sauge', sky: 'Ciel', clay: 'Argile', night: 'Nuit' },
  roomToScale: 'À l’échelle : la pièce entière fait {width} cm de large.',
  tooLarge: 'Trop grande pour ce mur. Sur le mur nu, on la voit en entier.',
  beside: 'Accrocher à côté',
  failed: 'Les pièces n’ont pas pu être chargées.',
  ownWall: 'Sur votre mur',
  ownWallNote: 'Avec une photo de votre mur, qui reste sur votre appareil.',
  own: {
    opening: 'Ouverture…',
    start:
      'Photographiez votre mur, le plus en face possible, avec quelque chose dont vous connaissez la longueur : une feuille A4, une porte.',
    stays: 'La photo reste sur cet appareil. Elle n’est envoyée à personne, et oubliée dès que vous fermez.',
    take: 'Prendre une photo',
    choose: 'Choisir une photo',
    unreadable: 'Ce fichier ne s’ouvre pas comme une image. Choisissez un fichier JPEG, PNG ou WebP.',
    steps: { corners: 'Coins', length: 'Longueur', hang: 'Accrochage' },
    cornersHint:
      'Faites glisser les quatre coins sur quelque chose de rectangulaire au mur : une porte, une fenêtre, une feuille. Si vous étiez bien en face, laissez-les où ils sont.',
    lengthHint:
      'Faites glisser les deux bouts de la ligne le long de quelque chose dont vous connaissez la longueur, et dites ci-dessous ce que c’est.',
    hangHint: 'Faites glisser l’œuvre à sa place.',
    keysHint: 'Les flèches du clavier la déplacent aussi.',
    corners: ['Coin supérieur gauche', 'Coin supérieur droit', 'Coin inférieur droit', 'Coin inférieur gauche'],
    ends: ['Premier bout de la ligne', 'Second bout de la ligne'],
    known: 'Qu’est-ce que c’est ?',
    things: { sheet: 'Feuille A4, grand côté (29,7 cm)', door: 'Porte, hauteur (204 cm)', other: 'Autre chose' },
    centimetres: 'Longueur en cm',
    badLength: 'Indiquez une longueur de 1 à 2 000 cm.',
    crossed: 'Les quatre coins doivent entourer le mur, dans l’ordre. Déplacez-en un.',
    next: 'Suivant',
    work: '{title}, sur votre mur',
    save: 'Enregistrer l’image',
    share: 'Partager l’image',
    saving: 'Préparation de l’image…',
    saveFailed: 'L’image n’a pas pu être faite. Réessayez.',
    again: 'Une autre photo',
    file: 'sur-mon-mur',
  },
}
