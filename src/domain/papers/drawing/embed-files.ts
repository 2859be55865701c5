const PROFILE = 'EN 16931'

type Metadata = PDFKit.PDFDocument & { appendXML: (xml: string) => void }

/** Puts an invoice for programs into an invoice for people, as Factur-X 1.0 has it. */
export function embedXml(doc: PDFKit.PDFDocument, xml: string): void {
  attach(doc, xml, { name: 'factur-x.xml', type: 'text/xml', relationship: 'Alternative', description: 'Factur-X' })
  ;(doc as Metadata).appendXML(READ_ALOUD + ABOUT_XML + explain(FACTUR_X + PDF_UA))
}

/** Puts what a certificate says and what proves it into its paper, for whoever checks it without us. */
export function embedProof(doc: PDFKit.PDFDocument, proof: object): void {
  const about = { type: 'application/json', relationship: 'Data', description: 'Signed statement (Ed25519)' }
  attach(doc, JSON.stringify(proof, undefined, 2), { name: 'certificate.json', ...about })
  tellReadable(doc)
}

/** Says that the paper can be read aloud (PDF/UA-1). */
export function tellReadable(doc: PDFKit.PDFDocument): void {
  ;(doc as Metadata).appendXML(READ_ALOUD + explain(PDF_UA))
}

function attach(
  doc: PDFKit.PDFDocument,
  text: string,
  about: { name: string; type: string; relationship: string; description: string },
): void {
  const { CreationDate: at } = doc.info
  const file = { ...about, creationDate: at as Date, modifiedDate: at as Date }
  doc.file(Buffer.from(text), file)
}

// The subset of archives is the library's to tell; that it can be read aloud is ours.
const READ_ALOUD = `
<rdf:Description xmlns:pdfuaid="http://www.aiim.org/pdfua/ns/id/" rdf:about="">
  <pdfuaid:part>1</pdfuaid:part>
</rdf:Description>`

const ABOUT_XML = `
<rdf:Description xmlns:fx="urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#" rdf:about="">
  <fx:DocumentType>INVOICE</fx:DocumentType>
  <fx:DocumentFileName>factur-x.xml</fx:DocumentFileName>
  <fx:Version>1.0</fx:Version>
  <fx:ConformanceLevel>${PROFILE}</fx:ConformanceLevel>
</rdf:Description>`

/** An archive must be told what names mean that it does not know. */
const explain = (schemas: string) => `
<rdf:Description xmlns:pdfaExtension="http://www.aiim.org/pdfa/ns/extension/"
  xmlns:pdfaSchema="http://www.aiim.org/pdfa/ns/schema#" xmlns:pdfaProperty="http://www.aiim.org/pdfa/ns/property#"
  rdf:about="">
  <pdfaExtension:schemas><rdf:Bag>${schemas}</rdf:Bag></pdfaExtension:schemas>
</rdf:Description>`

const FACTUR_X = `
<rdf:li rdf:parseType="Resource">
  <pdfaSchema:schema>Factur-X PDFA Extension Schema</pdfaSchema:schema>
  <pdfaSchema:namespaceURI>urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#</pdfaSchema:namespaceURI>
  <pdfaSchema:prefix>fx</pdfaSchema:prefix>
  <pdfaSchema:property><rdf:Seq>
    ${['DocumentFileName', 'DocumentType', 'Version', 'ConformanceLevel'].map((name) => describe(name)).join('\n')}
  </rdf:Seq></pdfaSchema:property>
</rdf:li>`

const PDF_UA = `
<rdf:li rdf:parseType="Resource">
  <pdfaSchema:schema>PDF/UA identification schema</pdfaSchema:schema>
  <pdfaSchema:namespaceURI>http://www.aiim.org/pdfua/ns/id/</pdfaSchema:namespaceURI>
  <pdfaSchema:prefix>pdfuaid</pdfaSchema:prefix>
  <pdfaSchema:property><rdf:Seq>${describe('part', 'internal', 'Integer')}</rdf:Seq></pdfaSchema:property>
</rdf:li>`

function describe(name: string, category = 'external', type = 'Text'): string {
  return `<rdf:li rdf:parseType="Resource">
    <pdfaProperty:name>${name}</pdfaProperty:name>
    <pdfaProperty:valueType>${type}</pdfaProperty:valueType>
    <pdfaProperty:category>${category}</pdfaProperty:category>
    <pdfaProperty:description>${name}</pdfaProperty:description>
  </rdf:li>`
}
