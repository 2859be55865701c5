/** Words on certificates of authenticity. */
export const certificate = {
  title: 'Certificate {number}: {work}',
  heading: 'Certificate of authenticity',
  year: 'Year',
  technique: 'Technique',
  dimensions: 'Dimensions (H × W × D)',
  kind: 'Kind',
  edition: 'Edition',
  signature: 'Signature',
  pictureOf: 'Picture of the work: {title}',
  statement:
    '{gallery} certifies that the work described above is authentic and was made by the artist named here. This certificate belongs to the work and goes with it to whoever owns it next.',
  number: 'Certificate {number}',
  on: '{gallery}, {day}',
  onIn: '{gallery}, {city}, {day}',
  check: 'Whether this certificate is valid stands at {address}, or behind the code beside it.',
  checkSample: 'On the real certificate, a code stands here that leads to a page where anybody can check it.',
  signed: 'Signed with Ed25519: {signature} · key {key}',
  qr: 'Code that leads to {address}',
  sample: 'Sample: this is how the certificate of this work will look. It certifies nothing.',
  test: 'Sample: paid with a test card. This certificate has no value.',
}
