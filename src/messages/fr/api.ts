import type { api as words } from '../en/api.ts'

export const api: typeof words = {
  errors: {
    'malformed-request': 'La requête n’a pas pu être comprise.',
    unauthenticated: 'Veuillez d’abord vous connecter.',
    forbidden: 'Votre compte ne le permet pas.',
    'offer-not-yours':
      'Cette offre a été faite à une autre adresse e-mail. Connectez-vous avec le compte qui porte cette adresse.',
    'offer-unverified':
      'Cette offre a été faite à l’adresse de votre compte. Confirmez d’abord cette adresse grâce au lien que nous vous avons envoyé.',
    'not-found': 'Il n’y a rien à cette adresse.',
    'method-not-allowed': 'Cette adresse n’accepte pas les requêtes {method}.',
    'artwork-held':
      'Un autre collectionneur est en train de régler cette œuvre. S’il se ravise, elle sera de nouveau libre dans la demi-heure.',
    'price-hidden': 'Le prix d’une œuvre de votre panier est communiqué sur demande. Écrivez-nous, s’il vous plaît.',
    'artwork-gone': 'Une œuvre de votre panier ne peut plus être achetée.',
    'artwork-sold': 'Un collectionneur a acheté cette œuvre ici : elle reste vendue tant que la commande tient.',
    'quote-changed': 'Quelque chose a changé depuis votre confirmation. Merci de relire la commande.',
    'order-closed': 'Cette commande ne peut plus être modifiée ainsi.',
    'hold-over':
      'Les œuvres vous étaient réservées pendant {minutes} minutes, et ce temps est écoulé. Rien n’a été débité.',
    'hold-renewed': 'Le délai a déjà été prolongé une fois.',
    'holds-unverified':
      'Tant que votre adresse e-mail n’est pas confirmée, {max} œuvres au plus peuvent vous être réservées à la fois. Ouvrez le lien que nous vous avons envoyé, ou retirez des œuvres de votre panier.',
    'holds-full':
      'Nous pouvons vous réserver {max} œuvres au plus à la fois. Retirez-en de votre panier, et commandez-les après ce paiement.',
    'holds-nearby':
      '{max} œuvres au plus peuvent être réservées à la fois depuis une même connexion à internet, et d’autres personnes en réservent en ce moment depuis la vôtre. Réessayez dans un quart d’heure, ou retirez des œuvres de votre panier.',
    'payment-underway': 'Un paiement est en cours pour cette commande. Merci d’en attendre l’issue.',
    'payment-refused':
      'Le service de paiement n’accepte pas ce paiement. Rien n’a été débité ; écrivez-nous, et nous trouverons une autre solution.',
    'refund-underway':
      'De l’argent de cette commande est déjà en cours de remboursement. Patientez une minute et regardez à nouveau.',
    'payment-disputed':
      'L’acheteur a demandé à sa banque d’annuler ce paiement. Tant que la banque n’a pas tranché, ou si elle a tranché en sa faveur, rien ne peut être remboursé ici.',
    'withdrawal-over':
      'Il n’est plus possible, ou il n’a jamais été possible, de se rétracter de cet achat. Écrivez-nous.',
    'withdrawal-answered': 'Un collègue a répondu entre-temps à cette rétractation.',
    'payments-closed': 'Cette galerie n’accepte pas encore les cartes. Écrivez-nous, et nous vous réservons l’œuvre.',
    'letter-sent': 'Cette lettre est partie et ne peut plus être modifiée.',
    'letter-scheduled': 'Cette lettre attend son heure. Retirez-la de l’envoi avant de la modifier.',
    'mail-underway': 'Ce message est déjà en route : il part de lui-même.',
    'mail-over':
      'Ce dont parlait ce message n’est plus d’actualité, ou son lien ne vaudrait plus rien. Veuillez en écrire un nouveau.',
    'application-closed': 'Cette candidature ne peut plus passer à cet état.',
    'thread-moved': 'Cette conversation a changé entre-temps. Lisez ce qui est nouveau, puis envoyez de nouveau.',
    'address-missing':
      'Il n’y a pas encore d’adresse e-mail. Une offre s’achète avec un compte à son adresse : ajoutez-la d’abord.',
    'address-known': 'Cette conversation a déjà une adresse e-mail.',
    'mail-unreadable': 'Ceci n’est pas un e-mail lisible.',
    'mail-unmatched': 'Cet e-mail ne répond à aucune conversation. Il n’a pas été pris.',
    'templates-full': 'Il y a {max} modèles, le maximum. Supprimez-en un d’abord.',
    'offer-closed': 'Cette offre n’est plus valable. Écrivez-nous, et nous trouverons une solution.',
    'alerts-full': 'Vous avez 50 alertes, le maximum. Veuillez d’abord en supprimer une dans votre compte.',
    'collection-full': 'Vous conservez ici {max} œuvres, le maximum. Veuillez d’abord en retirer une.',
    'collection-changed':
      'Cette œuvre a été modifiée entre-temps dans une autre fenêtre. Veuillez recharger la page pour ne rien perdre.',
    'plan-closed': 'L’abonnement est terminé, ou n’a pas commencé : cela n’est pas possible.',
    'proof-needed': 'Veuillez prouver encore une fois qui vous êtes.',
    'person-needed': 'La clé d’un programme ne suffit pas pour cela : quelqu’un doit se connecter.',
    'programs-full': 'Il y en a déjà {max}, le maximum possible. Veuillez d’abord en retirer.',
    'second-factor-needed': 'La galerie demande un second facteur : installez-en un autre avant de retirer celui-ci.',
    'last-admin': 'Quelqu’un doit pouvoir tout diriger : nommez d’abord un autre administrateur.',
    'contact-known':
      'On sait de cette personne plus que ce que l’équipe a noté, ou elle est réunie avec une autre : séparez-les d’abord, ou faites effacer ses données.',
    'works-here':
      'Les données de quelqu’un qui travaille pour la galerie ne peuvent pas être effacées : mettez d’abord fin à son accès, sous « Équipe ».',
    'order-underway':
      'Une commande est encore en cours, ou une banque doit encore se prononcer. Les données pourront être effacées une fois la commande terminée, annulée ou remboursée.',
    'plan-running':
      'Un abonnement d’artiste est encore en cours, ou une banque doit encore se prononcer. Les données pourront être effacées une fois qu’il aura pris fin.',
    'content-changed': 'Quelqu’un d’autre a modifié cela entre-temps : regardez de nouveau.',
    'content-in-use': 'Ceci est encore cité ou utilisé ailleurs et ne peut pas être retiré.',
    'content-needed': 'Les visiteurs en ont toujours besoin : on peut le modifier, mais ni le masquer ni le supprimer.',
    'import-closed':
      'Cet import est en cours, terminé, ou a changé depuis que vous l’avez vu. Veuillez le consulter à nouveau.',
    'link-invalid': 'Ce lien est incomplet. Veuillez le copier en entier depuis l’e-mail.',
    'link-used': 'Ce lien a déjà servi.',
    'link-expired': 'Ce lien a expiré.',
    'payload-too-large': 'L’envoi est trop volumineux.',
    'picture-too-large':
      'L’image est trop volumineuse. Jusqu’à {megabytes} Mo et {megapixels} millions de pixels sont possibles.',
    'unsupported-media-type': 'Cette adresse n’accepte pas ce type de contenu.',
    'file-too-large': 'Le fichier est trop volumineux. {megabytes} Mo au plus sont possibles.',
    'attachment-kind': 'On peut joindre des fichiers PDF, JPEG et PNG.',
    'file-kind':
      'Les films peuvent être des fichiers MP4 ou WebM, les sous-titres des fichiers WebVTT, les documents des fichiers PDF.',
    'table-kind':
      'Les tableaux peuvent être des fichiers CSV : dans un tableur, enregistrez d’abord au format CSV (UTF-8).',
    'archive-kind': 'Ce n’est pas une archive ZIP, ou elle est incomplète.',
    'picture-kind': 'Les images peuvent être des fichiers JPEG, PNG, WebP, AVIF ou TIFF.',
    'picture-unreadable': 'L’image est endommagée ou incomplète. Veuillez l’enregistrer de nouveau et réessayer.',
    'picture-animated': 'L’image est animée. Veuillez en choisir une fixe.',
    'picture-too-small': 'L’image est trop petite. Il faut au moins {min} pixels de chaque côté.',
    'picture-too-narrow': 'L’image est trop étroite. Son grand côté peut mesurer au plus {times} fois le petit.',
    'too-many-things': 'On peut modifier {max} fiches au plus à la fois. Veuillez réduire la liste.',
    'too-many-works': 'Un tel document peut porter sur {max} œuvres au plus. Veuillez en choisir moins.',
    'no-works': 'Il n’y a aucune œuvre pour ce document. Veuillez en choisir au moins une.',
    'validation-failed': 'Veuillez vérifier les champs signalés.',
    'delivery-on-quotation':
      'Cette expédition se fait uniquement sur devis. Vous pouvez retirer l’œuvre à la galerie ou nous demander un prix.',
    'too-many-requests': 'Trop de tentatives. Veuillez réessayer dans {seconds} secondes.',
    'internal-error': 'Un incident est survenu de notre côté. Veuillez réessayer plus tard.',
    'payment-unavailable':
      'Le service de paiement est injoignable pour le moment. Merci de réessayer dans un instant : rien n’est débité deux fois.',
    'no-room':
      'Le disque de la galerie est plein, rien n’a été enregistré. Il faut y faire de la place ; réessayez ensuite.',
    unavailable: 'La galerie est très sollicitée ou en travaux. Veuillez réessayer dans un instant.',
  },
  fields: {
    ahead: 'Veuillez choisir un moment à venir, dans l’année.',
    changed: 'Quelqu’un d’autre l’a modifié entre-temps.',
    required: 'Veuillez remplir ce champ.',
    invalid: 'Cette valeur n’est pas valide.',
    email: 'Veuillez saisir une adresse e-mail valide, par exemple nom@exemple.com.',
    tooShort: 'Veuillez saisir au moins {min} caractères.',
    tooLong: 'Veuillez ne pas dépasser {max} caractères.',
    number: 'Veuillez saisir un nombre.',
    tooSmall: 'Veuillez saisir au moins {min}.',
    tooBig: 'Veuillez ne pas dépasser {max}.',
    ownLinks: 'Les liens ne peuvent mener qu’à des pages de ce site, comme [les œuvres](/artwork).',
    option: 'Veuillez choisir parmi : {options}.',
    taken: 'Cette valeur est déjà prise.',
    unsuited: 'Cela ne s’accorde pas avec ce que dit un autre champ.',
    proportions:
      'Ses proportions ne sont pas celles de l’image principale. Faites-le à partir de cette image, sans la recadrer.',
    reserved: 'Le site utilise lui-même cette adresse. Veuillez en choisir une autre.',
    unpublished: 'Ceci est encore un brouillon. Publiez-le d’abord.',
    common: 'Ce mot de passe est l’un des premiers que d’autres essaieraient. Veuillez en choisir un autre.',
    emailOrPhone: 'Indiquez une adresse e-mail ou un numéro de téléphone.',
    credentials: 'Cette adresse e-mail et ce mot de passe ne vont pas ensemble.',
    wrongProof: 'Ce n’est pas le bon. Les codes d’un appareil valent une demi-minute, et chacun n’ouvre qu’une fois.',
    mismatch: 'Les deux mots de passe diffèrent.',
    vatNumber: 'Ce n’est pas un numéro de TVA européen : il commence par les lettres de son pays, comme FR12345678901.',
    testCard: 'Cette galerie est une démonstration et n’accepte que des cartes de test. Gardez votre carte pour vous.',
    wrongPassword: 'Ce n’est pas votre mot de passe.',
    agreement: 'Veuillez cocher cette case : sans votre accord, nous ne pouvons pas accepter la candidature.',
    unknownOrder: 'Nous ne connaissons aucune commande avec ce numéro et cette adresse e-mail.',
    otherCountry: 'Gardez le pays : la livraison et les taxes ont été calculées pour lui.',
    notForSale: 'Cette œuvre n’est pas à vendre actuellement.',
    addressStays: 'Des commandes, des messages ou un compte viennent de cette adresse : elle reste.',
    webAddress: 'Veuillez saisir une adresse qui commence par https://, sans nom ni mot de passe.',
    ownNetwork: 'Cette adresse appartient au réseau de la galerie elle-même, où rien n’est envoyé.',
    withinYear: 'Veuillez choisir un jour à partir d’aujourd’hui, dans un délai d’un an.',
    placeMissing: 'Merci de garder {place} : la valeur y est mise quand l’e-mail est écrit.',
    placeUnknown: 'Rien n’est mis dans {place} : merci de n’utiliser que les emplacements proposés.',
    pdfMissing: 'Veuillez choisir votre PDF.',
    pdfTooLarge:
      'Le PDF dépasse {max} Mo. Enregistrez-le avec des images plus légères, par exemple avec « réduire la taille du fichier ».',
    pdfKind: 'Ce fichier n’est pas un PDF. Veuillez enregistrer ou exporter votre dossier en PDF.',
    pdfIncomplete:
      'Le PDF est incomplet : il manque la fin. Enregistrez-le de nouveau, attendez que ce soit terminé, puis choisissez-le encore une fois.',
    pdfDamaged:
      'Le PDF est endommagé et ne s’ouvre pas. Veuillez l’exporter de nouveau depuis le logiciel où vous l’avez créé.',
    pdfProtected:
      'Le PDF est protégé par un mot de passe ou par des restrictions. Veuillez l’enregistrer sans protection.',
    pdfActive:
      'Le PDF contient des scripts, des programmes ou des fichiers joints, que nous n’ouvrons pas. Imprimez-le ou exportez-le en PDF simple, puis choisissez ce fichier.',
    pdfComplicated:
      'Le PDF est trop complexe pour être ouvert. Imprimez-le dans un nouveau PDF de 2 000 pages au plus, et choisissez celui-ci.',
  },
}
