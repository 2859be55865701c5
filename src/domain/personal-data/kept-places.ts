/**
 * Where somebody may still be found after an erasure, and why (record 0074): nowhere else in the database or the files,
 * which a test searches through. Whatever else stays knows an address by its mark alone.
 */
export const KEPT_PLACES = {
  // Books are kept for ten years: what was paid, by whom, and where it went.
  'orders.name': 'books',
  'orders.billing_address': 'books',
  'orders.delivery_address': 'books',
  'bills.content': 'books',
  'applications.first_name': 'books',
  'applications.surname': 'books',
  'applications.billing': 'books',
  // Of whoever worked here: who did what.
  'staff_acts.actor': 'staff',
  'content_changes.actor': 'staff',
  'content_bulks.actor': 'staff',
  'content_imports.actor': 'staff',
  'gallery_exports.actor': 'staff',
  'staff_invitations.invited_by': 'staff',
  'webhooks.made_by': 'staff',
  'mails.asked_by': 'staff',
  // Whose connection asked how often, for a day at most.
  'rate_limits.key': 'limits',
} as const
