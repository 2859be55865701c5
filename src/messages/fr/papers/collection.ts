import type { collection as english } from '../../en/papers/collection.ts'

export const collection: typeof english = {
  title: 'Collection de {owner}',
  asOf: 'État au {day}',
  works: { none: 'Aucune œuvre', one: '1 œuvre', many: '{count} œuvres' },
  sum: 'Valeur de la collection : {sum}',
  edition: 'Édition',
  acquired: 'Acquisition',
  valueOn: '{value} ({day})',
  how: 'Tous les montants sont en euros. La valeur est celle qu’indique le propriétaire ; à défaut, le prix payé.',
  unknown: {
    one: 'Pour 1 œuvre, ni l’une ni l’autre ne sont connus ; elle n’entre pas dans la somme.',
    many: 'Pour {count} œuvres, ni l’une ni l’autre ne sont connus ; elles n’entrent pas dans la somme.',
  },
  whose:
    'Ces indications ont été données par {owner}. {brand} répond des œuvres portant un numéro de certificat, dans les limites du certificat, et n’en a estimé aucune.',
  table: {
    artist: 'Artiste',
    title: 'Titre',
    year: 'Année',
    technique: 'Technique',
    dimensions: 'Dimensions',
    acquired_on: 'Acquise le',
    acquired_from: 'Acquise auprès de',
    price: 'Prix payé',
    value: 'Valeur',
    valued_on: 'Estimée le',
    currency: 'Monnaie',
    place: 'Lieu',
    notes: 'Notes',
    certificate: 'Certificat',
    invoice: 'Facture',
  },
}
