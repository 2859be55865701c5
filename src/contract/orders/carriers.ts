/** Carriers that most parcels go with, and the address that follows one by its number; any other is called by its name. */
export const CARRIERS: Record<string, string> = {
  Colissimo: 'https://www.laposte.fr/outils/suivre-vos-envois?code=',
  Chronopost: 'https://www.chronopost.fr/tracking-no-cms/suivi-page?listeNumerosLT=',
  DHL: 'https://www.dhl.com/global-en/home/tracking.html?tracking-id=',
  DPD: 'https://trace.dpd.fr/fr/trace/',
  FedEx: 'https://www.fedex.com/fedextrack/?trknbr=',
  UPS: 'https://www.ups.com/track?tracknum=',
}
