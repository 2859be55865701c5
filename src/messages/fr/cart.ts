import type { AreaWords } from '../storefront.ts'

/** Words of the cart. */
export const cart: AreaWords['cart'] = {
  page: {
    title: 'Mon panier',
    description: 'Les œuvres que vous avez choisies.',
    heading: 'Mon panier',
    introduction: 'Votre panier est vide, ajoutez-y une œuvre.',
  },
  empty: 'Votre panier est vide, veuillez y ajouter une œuvre.',
  checking: 'Nous regardons ce que vous avez choisi…',
  unreachable:
    'La galerie ne répond pas, les prix et la disponibilité ne peuvent être affichés. Votre choix est conservé.',
  again: 'Réessayer',
  remove: 'Retirer du panier',
  removed: '« {title} » n’est plus dans votre panier.',
  works: 'Œuvres',
  option: '{option} : {choice}',
  priceChanged: 'Le prix a changé : il était de {price}.',
  subtotal: 'Sous-total',
  delivery: 'Livraison',
  deliveryLater: 'À choisir avec votre adresse',
  total: 'Total',
  vat: 'Prix TVA comprise.',
  setAsideTitle: 'Plus en vente',
  setAsideText:
    'Ces œuvres étaient dans votre panier et ne peuvent être achetées pour le moment. Elles ne comptent pas dans le total.',
  unknownWork: 'Une œuvre qui a quitté le catalogue',
  forget: 'Retirer de la liste',
  order: 'Commander ces œuvres',
  orderText: 'La commande en ligne n’est pas encore ouverte. Écrivez-nous les titres, nous vous réservons les œuvres.',
  browse: 'Voir les œuvres',
}
