import type { tables as english } from '../../en/content/tables.ts'

export const tables: typeof english = {
  yes: 'oui, o, vrai, x',
  no: 'non, n, faux, -',
  headers: {
    inventory_number: 'numéro, n°, no, inv, inventaire, n° inventaire, référence, réf',
    artist: 'nom de l’artiste, par',
    title: 'œuvre, titre de l’œuvre, intitulé',
    name: 'artiste, nom de l’artiste, nom complet',
    kind: 'genre',
    year: 'date, datée, réalisée en',
    price: 'prix public, prix de vente, montant',
    technique: 'médium, matériau, matériaux',
    category: 'discipline, type d’œuvre',
    height: 'h',
    width: 'l',
    depth: 'p, longueur',
    about: 'description, texte, notes',
    is_price_on_request: 'sur demande',
    born: 'naissance (année), naissance, année de naissance',
    died: 'décès (année), décès, année de décès, mort',
    biography: 'bio',
    country: 'nationalité',
  },
}
