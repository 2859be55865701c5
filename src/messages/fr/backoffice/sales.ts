import type { sales as words } from '../../en/backoffice/sales.ts'

/** Words of orders and people, as far as the office shows them. */
export const sales: typeof words = {
  order: 'Commande {number}',
  loading: 'Un instant…',
  status: 'État',
  placed: 'Passée',
  buyer: 'Acheteur',
  works: 'Œuvres',
  delivery: 'Livraison',
  methods: { pickup: 'Retrait à la galerie', shipping: 'Expédition' },
  total: 'Total',
  received: 'Encaissé',
  refunded: 'Remboursé',
  billing: 'Adresse de facturation',
  shipping: 'Adresse de livraison',
  tracking: 'Suivi',
  history: 'Ce qui s’est passé',
  orders: 'Commandes',
  noOrders: 'Aucune commande.',
  moreOrders: 'Il y en a plus que celles montrées ici.',
  email: 'E-mail',
  verified: 'confirmée',
  unverified: 'non confirmée',
  since: 'Compte ouvert',
  language: 'Langue',
  readOnly: 'En lecture seule.',
}
