/** The signs of Latin-1 from 160 on, as HTML names them. */
const LATIN =
  'nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest ' +
  'Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml Yacute THORN szlig ' +
  'agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml'

const NAMED: Record<string, string> = {
  ...{ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", euro: '€', hellip: '…', bull: '•', oelig: 'œ', OElig: 'Œ' },
  ...{ ndash: '–', mdash: '—', lsquo: '‘', rsquo: '’', ldquo: '“', rdquo: '”', thinsp: ' ', ensp: ' ', emsp: ' ' },
  ...Object.fromEntries(LATIN.split(' ').map((name, at) => [name, String.fromCodePoint(160 + at)])),
}

/** A text with what HTML writes by names and numbers written out; what has no meaning stays as it is. */
export const readEntities = (text: string): string =>
  text.replaceAll(/&(#x[0-9a-f]{1,6}|#\d{1,7}|[a-z0-9]{2,6});/gi, (whole: string, name: string) => {
    if (!name.startsWith('#')) return Object.hasOwn(NAMED, name) ? (NAMED[name] ?? whole) : whole
    const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1))
    return code > 0 && code <= 0x10_ff_ff ? String.fromCodePoint(code) : whole
  })
