import type { api as words } from '../en/api.ts'

export const api: typeof words = {
  errors: {
    'malformed-request': 'La requête n’a pas pu être comprise.',
    unauthenticated: 'Veuillez d’abord vous connecter.',
    'not-found': 'Il n’y a rien à cette adresse.',
    'method-not-allowed': 'Cette adresse n’accepte pas les requêtes {method}.',
    'payload-too-large': 'L’envoi est trop volumineux.',
    'picture-too-large':
      'L’image est trop volumineuse. Jusqu’à {megabytes} Mo et {megapixels} millions de pixels sont possibles.',
    'unsupported-media-type': 'Cette adresse n’accepte pas ce type de contenu.',
    'picture-kind': 'Les images peuvent être des fichiers JPEG, PNG, WebP, AVIF ou TIFF.',
    'picture-unreadable': 'L’image est endommagée ou incomplète. Veuillez l’enregistrer de nouveau et réessayer.',
    'picture-animated': 'L’image est animée. Veuillez en choisir une fixe.',
    'picture-too-small': 'L’image est trop petite. Il faut au moins {min} pixels de chaque côté.',
    'picture-too-narrow': 'L’image est trop étroite. Son grand côté peut mesurer au plus {times} fois le petit.',
    'validation-failed': 'Veuillez vérifier les champs signalés.',
    'too-many-requests': 'Trop de tentatives. Veuillez réessayer dans {seconds} secondes.',
    'internal-error': 'Un incident est survenu de notre côté. Veuillez réessayer plus tard.',
    unavailable: 'La galerie est très sollicitée ou en travaux. Veuillez réessayer dans un instant.',
  },
  fields: {
    required: 'Veuillez remplir ce champ.',
    invalid: 'Cette valeur n’est pas valide.',
    email: 'Veuillez saisir une adresse e-mail valide, par exemple nom@exemple.com.',
    tooShort: 'Veuillez saisir au moins {min} caractères.',
    tooLong: 'Veuillez ne pas dépasser {max} caractères.',
    number: 'Veuillez saisir un nombre.',
    tooSmall: 'Veuillez saisir au moins {min}.',
    tooBig: 'Veuillez ne pas dépasser {max}.',
    option: 'Veuillez choisir parmi : {options}.',
    taken: 'Cette valeur est déjà prise.',
  },
}
