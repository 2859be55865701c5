import { XmlDocument } from 'libxml2-wasm'

import { RULES } from './e-invoice-rules.ts'

const NAMESPACES = Object.fromEntries(
  [
    ['rsm', 'CrossIndustryInvoice'],
    ['ram', 'ReusableAggregateBusinessInformationEntity'],
    ['udt', 'UnqualifiedDataType'],
  ].map(([prefix, name]) => [prefix, `urn:un:unece:uncefact:data:standard:${name}:100`]),
)

/** The names of the rules of EN 16931 that an XML breaks. */
export function findBrokenRules(xml: string): string[] {
  using document = XmlDocument.fromString(xml)
  const isBroken = ({ at, holds }: (typeof RULES)[number]) =>
    document.find(at, NAMESPACES).some((place) => {
      const rate = place.get('ram:RateApplicablePercent', NAMESPACES)?.content ?? ''
      return place.eval(`boolean(${holds.replaceAll('{rate}', rate)})`, NAMESPACES) !== true
    })
  return RULES.filter(isBroken).map(({ id }) => id)
}
