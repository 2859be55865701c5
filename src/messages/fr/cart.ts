import type { AreaWords } from '../storefront.ts'
import { checkout } from './checkout.ts'
import { orders } from './orders.ts'

/** Words of the cart and of all that follows it. */
export const cart: AreaWords['cart'] = {
  description: 'Les œuvres que vous avez choisies.',
  empty: 'Votre panier est vide, veuillez y ajouter une œuvre.',
  checking: 'Nous regardons ce que vous avez choisi…',
  unreachable:
    'La galerie ne répond pas, les prix et la disponibilité ne peuvent être affichés. Votre choix est conservé.',
  again: 'Réessayer',
  remove: 'Retirer du panier',
  removeOf: 'Retirer du panier : {title}',
  removed: '« {title} » n’est plus dans votre panier.',
  works: 'Œuvres',
  option: '{option} : {choice}',
  priceChanged: 'Le prix a changé : il était de {price}.',
  subtotal: 'Sous-total',
  delivery: 'Livraison',
  total: 'Total',
  vat: 'TVA comprise.',
  setAsideTitle: 'Plus en vente',
  setAsideText:
    'Ces œuvres étaient dans votre panier et ne peuvent être achetées pour le moment. Elles ne comptent pas dans le total.',
  unknownWork: 'Une œuvre qui a quitté le catalogue',
  forget: 'Retirer de la liste',
  forgetOf: 'Retirer de la liste : {title}',
  options: { lamination: 'Plastification', paper: 'Papier', frame: 'Cadre', crate: 'Emballage' },
  held: 'Un autre collectionneur est en train de payer cette œuvre. S’il ne va pas au bout, elle sera libre dans quelques minutes.',
  shippingOnQuotation: 'Livraison sur devis',
  steps: {
    label: 'Étapes de votre commande',
    names: {
      cart: 'Mon panier',
      addresses: 'Adresses',
      confirmation: 'Confirmation',
      pay: 'Paiement',
      order: 'Ma commande',
    },
    at: 'Étape {step} sur {count} : {name}',
  },
  sums: {
    title: 'Vos achats',
    unchosen: 'À choisir',
    onQuotation: 'Sur devis',
    asking: 'Un instant…',
    withoutDelivery: 'Hors livraison.',
    vat: 'Dont TVA : {vat}.',
    showWorks: 'Afficher les œuvres',
    hideWorks: 'Masquer les œuvres',
  },
  method: {
    title: 'Mode de livraison',
    missing: 'Vous devez choisir un mode de livraison',
    missingCountry: 'Veuillez choisir le pays de livraison',
    pickup: 'Retrait à la galerie',
    pickupText: 'Nous gardons les œuvres pour vous et convenons d’un jour.',
    shipping: 'Livraison',
    shippingText: 'Emballées par nos soins et assurées, jusqu’à votre porte.',
    country: 'Pays de livraison',
    choose: 'Choisir',
    estimate: 'Livraison ({country}) : {price}',
    time: 'La livraison prend généralement 7 jours au plus',
    onQuotation:
      'La livraison de ces œuvres vers ce pays ({country}) se fait sur devis. Vous pouvez les retirer à la galerie, ou nous écrire pour un devis.',
    contact: 'Demander un devis',
    failed: 'Les frais de livraison n’ont pas pu être demandés.',
  },
  next: 'Continuer',
  browse: 'Voir les œuvres',
  checkout,
  orders,
}
