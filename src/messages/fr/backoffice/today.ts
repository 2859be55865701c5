import type { today as words } from '../../en/backoffice/today.ts'

/** Words of the screen that says what there is to do. */
export const today: typeof words = {
  title: 'Aujourd’hui',
  nothing: 'Rien n’attend personne. Profitez des œuvres.',
  toDo: 'À faire',
  since: 'depuis le {moment}',
  due: 'avant le {moment}',
  tasks: {
    dispute: 'Répondre à une contestation bancaire',
    'refund-failed': 'Un remboursement est revenu',
    'order-to-prepare': 'Préparer une commande',
    'order-to-hand-over': 'Expédier ou remettre une commande',
    'hold-ending': 'Quelqu’un s’apprête à payer',
    enquiry: 'Répondre à une demande',
    'offer-ending': 'Une offre arrive à son terme',
    application: 'Examiner une candidature',
    'plan-unpaid': 'Une mensualité est impayée',
    'mail-failed': 'Un message n’est pas parvenu',
    'works-lacking': 'Œuvres sans langue, image ou prix',
    'newsletter-failed': 'Une lettre n’est pas partie',
    'newsletter-scheduled': 'Une lettre partira d’elle-même',
  },
  works: '{count} œuvres',
  sales: 'Ventes et demandes',
  text: 'Les douze dernières semaines, remboursements déduits.',
  week: 'Semaine du',
  orders: 'Commandes',
  sold: 'Vendu',
  enquiries: 'Demandes',
  stock: 'Œuvres par état',
  chart: '{name} par semaine, de la plus ancienne à la plus récente. Les mêmes chiffres sont dans le tableau.',
}
