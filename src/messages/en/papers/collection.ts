/** Words on the paper of a collection, and at the heads of its table. */
export const collection = {
  title: 'Collection of {owner}',
  asOf: 'As of {day}',
  works: { none: 'No works', one: '1 work', many: '{count} works' },
  sum: 'Value of the collection: {sum}',
  edition: 'Edition',
  acquired: 'Acquired',
  valueOn: '{value} ({day})',
  how: 'All amounts are in euros. The value is what the owner tells; where nothing was told, the price paid.',
  unknown: {
    one: 'Of 1 work neither is known; it is not part of the sum.',
    many: 'Of {count} works neither is known; they are not part of the sum.',
  },
  whose:
    'What stands here was told by {owner}. {brand} answers for the works with the number of a certificate, as far as the certificate goes, and has not valued any of them.',
  table: {
    artist: 'Artist',
    title: 'Title',
    year: 'Year',
    technique: 'Technique',
    dimensions: 'Dimensions',
    acquired_on: 'Acquired on',
    acquired_from: 'Acquired from',
    price: 'Price paid',
    value: 'Value',
    valued_on: 'Valued on',
    currency: 'Currency',
    place: 'Place',
    notes: 'Notes',
    certificate: 'Certificate',
    invoice: 'Invoice',
  },
}
