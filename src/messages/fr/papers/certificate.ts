import type { certificate as english } from '../../en/papers/certificate.ts'

export const certificate: typeof english = {
  title: 'Certificat {number} : {work}',
  heading: 'Certificat d’authenticité',
  year: 'Année',
  technique: 'Technique',
  dimensions: 'Dimensions (H × L × P)',
  kind: 'Nature',
  edition: 'Édition',
  signature: 'Signature',
  pictureOf: 'Image de l’œuvre : {title}',
  statement:
    '{gallery} certifie que l’œuvre décrite ci-dessus est authentique et de la main de l’artiste ici nommé. Ce certificat appartient à l’œuvre et la suit chez tout nouveau propriétaire.',
  number: 'Certificat {number}',
  on: '{gallery}, le {day}',
  onIn: '{gallery}, {city}, le {day}',
  check: 'La validité de ce certificat se vérifie à l’adresse {address}, ou par le code ci-contre.',
  checkSample: 'Sur le véritable certificat, un code placé ici mène à une page où chacun peut le vérifier.',
  signed: 'Signé avec Ed25519 : {signature} · clé {key}',
  qr: 'Code menant à {address}',
  sample: 'Spécimen : voici à quoi ressemblera le certificat de cette œuvre. Il ne certifie rien.',
  test: 'Spécimen : réglé avec une carte de test. Ce certificat est sans valeur.',
}
