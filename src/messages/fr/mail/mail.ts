import type { mail as words } from '../../en/mail/mail.ts'
import { alertMail } from '../alerts/alert-mail.ts'
import { applicationMail } from '../applications/application-mail.ts'
import { disputeMail } from '../disputes/dispute-mail.ts'
import { enquiryMail } from '../enquiries/enquiry-mail.ts'
import { orderMail } from '../orders/order-mail.ts'
import { planMail } from '../plans/plan-mail.ts'

const { kinds: orderKinds, ...order } = orderMail
const { kinds: applicationKinds, ...application } = applicationMail
const { kinds: enquiryKinds, ...enquiry } = enquiryMail
const { kinds: planKinds, ...plan } = planMail
const { kinds: disputeKinds, ...dispute } = disputeMail

export const mail: typeof words = {
  greeting: 'Bonjour {name},',
  linkInClear: 'Si le bouton ne fonctionne pas, ouvrez cette adresse dans votre navigateur :',
  automatic: 'Ce message vous est envoyé automatiquement à la suite d’une opération sur un compte de {host}.',
  order,
  letter: {
    greeting: 'Bonjour,',
    automatic: 'Ce message vous est envoyé parce que cette adresse e-mail a été saisie sur {host}.',
    reason: 'Vous recevez cette lettre parce que vous l’avez demandée sur {host}.',
    unsubscribe: 'Se désabonner',
    test: '[Essai] {subject}',
  },
  application,
  enquiry,
  alert: alertMail,
  plan,
  dispute,
  kinds: {
    'verify-address': {
      subject: 'Merci de confirmer votre adresse e-mail',
      title: 'Cette adresse est-elle la vôtre ?',
      body: 'Un compte vient d’être ouvert dans notre galerie avec cette adresse e-mail, par vous, nous l’espérons. Merci de confirmer qu’elle vous appartient.',
      button: 'Confirmer mon adresse',
      note: 'Le lien est valable sept jours. Si ce n’était pas vous, vous n’avez rien à faire : sans confirmation de votre part, nous n’écrirons plus.',
    },
    'reset-password': {
      subject: 'Un nouveau mot de passe pour votre compte',
      title: 'Choisissez un nouveau mot de passe',
      body: 'Un nouveau mot de passe a été demandé pour votre compte dans notre galerie. Le bouton ci-dessous vous permet de le choisir.',
      button: 'Choisir un mot de passe',
      note: 'Le lien sert une seule fois, pendant une heure. Si ce n’était pas vous, ne l’utilisez pas : votre mot de passe reste le même.',
    },
    'password-changed': {
      subject: 'Votre mot de passe a été modifié',
      title: 'Votre mot de passe a été modifié',
      body: 'Le mot de passe de votre compte dans notre galerie vient d’être modifié, et tous vos appareils ont été déconnectés.',
      button: 'Ce n’était pas moi',
      note: 'Si c’était vous, vous n’avez rien à faire. Sinon, choisissez sans attendre un nouveau mot de passe avec le bouton ci-dessus.',
    },
    'address-changed': {
      subject: 'L’adresse e-mail de votre compte a été modifiée',
      title: 'Votre compte a une nouvelle adresse',
      body: 'Nous écrirons désormais à {newEmail}. Ceci est le dernier message sur votre compte à l’ancienne adresse.',
      note: 'Si ce n’était pas vous, écrivez sans tarder à la galerie : nous regarderons cela ensemble.',
    },
    'service-linked': {
      subject: 'Vous pouvez maintenant vous connecter avec {service}',
      title: 'Un nouvel accès à votre compte',
      body: 'Votre compte dans notre galerie est désormais relié à {service} : il s’ouvre lorsque vous vous y connectez.',
      button: 'Voir mon compte',
      note: 'Si ce n’était pas vous, choisissez un nouveau mot de passe pour votre compte, et un autre pour {service}.',
    },
    'second-factor-set': {
      subject: 'Votre second facteur a été modifié',
      title: 'Votre façon de prouver qui vous êtes a changé',
      body: 'Le second facteur de votre compte dans notre galerie, appareil ou clé d’accès, vient d’être installé, modifié ou retiré.',
      note: 'Si c’était vous, il n’y a rien à faire. Sinon, prévenez tout de suite un administrateur de la galerie.',
    },
    'second-factor-reset': {
      subject: 'Votre second facteur a été réinitialisé',
      title: 'Veuillez installer un nouveau second facteur',
      body: '{by} a retiré le second facteur de votre compte dans notre galerie. À votre prochaine connexion, il vous sera demandé d’en installer un nouveau.',
      note: 'Si vous ne l’avez pas demandé, prévenez tout de suite un administrateur de la galerie.',
    },
    'staff-invitation': {
      subject: '{by} vous invite à rejoindre la galerie',
      title: 'Bienvenue à la galerie',
      body: '{by} vous propose de rejoindre les personnes qui font vivre notre galerie en ligne. Le bouton ci-dessous vous permet d’accepter et de choisir comment vous connecter.',
      button: 'Accepter',
      note: 'Le lien fonctionne une fois, pendant sept jours. Si vous ne savez pas de quoi il s’agit, ne l’utilisez pas.',
    },
    'webhook-paused': {
      subject: 'Un autre programme ne répond plus',
      title: '{host} ne reçoit plus rien de la galerie',
      body: 'Depuis plus de deux jours, rien de ce que nous envoyons au programme sur {host} n’arrive. Nous avons cessé de lui envoyer quoi que ce soit, pour que rien ne s’accumule. Dans le back-office, vous voyez ce qui a été répondu, pouvez faire un essai et le remettre en marche.',
      button: 'Voir les autres programmes',
      note: 'Ce qui s’est passé entre-temps est dans la galerie comme toujours ; seul l’autre programme l’ignore.',
    },
    'certificate-handed-on': {
      subject: 'Votre certificat {certificate} a été repris',
      title: 'Quelqu’un l’a repris',
      body: 'La personne à qui vous avez transmis le lien a repris le certificat {certificate}. Il se trouve désormais dans son compte et n’est plus dans le vôtre.',
      button: 'Voir ma collection',
      note: 'Si vous n’avez transmis aucun lien, écrivez-nous immédiatement.',
    },
    'account-deleted': {
      subject: 'Votre compte a été supprimé',
      title: 'Votre compte a été supprimé',
      body: 'Comme vous l’avez demandé, nous avons supprimé votre compte et tout ce qu’il contenait : vos adresses, vos favoris, vos connexions. Vos commandes restent dans nos livres aussi longtemps que la loi l’exige, sans lien avec un compte.',
      note: 'Merci du temps que vous avez passé avec les œuvres. La porte de la galerie vous reste ouverte.',
    },
    'data-erased': {
      subject: 'Vos données ont été effacées',
      title: 'Vos données ont été effacées',
      body: 'Comme vous l’avez demandé, nous avons effacé ce que nous gardions de vous : compte, messages, souhaits et e-mails. Ce que la loi nous oblige à garder reste dans nos livres le temps nécessaire : pour ce qui a été payé, le nom, les adresses et les montants.',
      note: 'Ce message est le dernier que nous vous écrivons, et nous ne le gardons pas.',
    },
    'newsletter-confirm': {
      subject: 'À confirmer : la lettre de la galerie',
      title: 'Souhaitez-vous recevoir notre lettre ?',
      body: 'La lettre de notre galerie a été demandée pour cette adresse e-mail, par vous, nous l’espérons : nouveaux accrochages et vernissages, environ une fois par mois. Merci de confirmer que vous souhaitez la recevoir.',
      button: 'Oui, je souhaite la recevoir',
      note: 'Le lien est valable sept jours. Si ce n’était pas vous, vous n’avez rien à faire : sans votre confirmation, aucune lettre ne part et nous oublions cette adresse.',
    },
    'newsletter-already': {
      subject: 'Vous recevez déjà la lettre de la galerie',
      title: 'Vous êtes sur notre liste',
      body: 'La lettre de notre galerie a été demandée pour cette adresse e-mail, par vous, nous l’espérons. Vous la recevez déjà, environ une fois par mois : il n’y a rien à confirmer.',
      note: 'Si vous ne souhaitez plus la recevoir : un lien au bas de chaque lettre permet de se désabonner.',
    },
    ...orderKinds,
    ...applicationKinds,
    ...enquiryKinds,
    ...planKinds,
    ...disputeKinds,
  },
}
