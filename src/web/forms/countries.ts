import { LANGUAGES, type Locale } from '../../contract/locale.ts'
import { formatCountry } from '../../messages/format.ts'

// Where people live and parcels go, by the two letters of ISO 3166.
const CODES =
  'AD AE AF AG AI AL AM AO AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BW BY BZ CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GT GU GW GY HK HN HR HT HU ID IE IL IM IN IQ IR IS IT JE JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU RW SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TG TH TJ TK TL TM TN TO TR TT TV TW TZ UA UG US UY UZ VA VC VE VG VI VN VU WF WS XK YE YT ZA ZM ZW'.split(
    ' ',
  )

/** Every country with its name in a language, in the order that language sorts them. */
export function countriesIn(locale: Locale): { code: string; name: string }[] {
  const { compare } = new Intl.Collator(LANGUAGES[locale].tag)
  return CODES.map((code) => ({ code, name: formatCountry(code, locale) })).toSorted((a, b) => compare(a.name, b.name))
}

/** Whether these are the letters of a country that we know a name for. */
export const isCountry = (code: unknown): code is string => CODES.includes(code as string)
