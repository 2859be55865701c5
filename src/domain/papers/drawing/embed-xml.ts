const PROFILE = 'EN 16931'

/** Puts an invoice for programs into an invoice for people, as Factur-X 1.0 has it. */
export function embedXml(doc: PDFKit.PDFDocument, xml: string): void {
  const { CreationDate: at } = doc.info
  doc.file(Buffer.from(xml), {
    name: 'factur-x.xml',
    type: 'text/xml',
    relationship: 'Alternative',
    description: 'Factur-X',
    creationDate: at as Date,
    modifiedDate: at as Date,
  } as Parameters<typeof doc.file>[1])
  const metadata = doc as unknown as { appendXML: (xml: string) => void }
  metadata.appendXML(READ_ALOUD + ABOUT_XML + EXTENSION)
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
const EXTENSION = `
<rdf:Description xmlns:pdfaExtension="http://www.aiim.org/pdfa/ns/extension/"
  xmlns:pdfaSchema="http://www.aiim.org/pdfa/ns/schema#" xmlns:pdfaProperty="http://www.aiim.org/pdfa/ns/property#"
  rdf:about="">
  <pdfaExtension:schemas><rdf:Bag>
    <rdf:li rdf:parseType="Resource">
      <pdfaSchema:schema>Factur-X PDFA Extension Schema</pdfaSchema:schema>
      <pdfaSchema:namespaceURI>urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#</pdfaSchema:namespaceURI>
      <pdfaSchema:prefix>fx</pdfaSchema:prefix>
      <pdfaSchema:property><rdf:Seq>
        ${['DocumentFileName', 'DocumentType', 'Version', 'ConformanceLevel'].map((name) => describe(name)).join('\n')}
      </rdf:Seq></pdfaSchema:property>
    </rdf:li>
    <rdf:li rdf:parseType="Resource">
      <pdfaSchema:schema>PDF/UA identification schema</pdfaSchema:schema>
      <pdfaSchema:namespaceURI>http://www.aiim.org/pdfua/ns/id/</pdfaSchema:namespaceURI>
      <pdfaSchema:prefix>pdfuaid</pdfaSchema:prefix>
      <pdfaSchema:property><rdf:Seq>${describe('part', 'internal', 'Integer')}</rdf:Seq></pdfaSchema:property>
    </rdf:li>
  </rdf:Bag></pdfaExtension:schemas>
</rdf:Description>`

function describe(name: string, category = 'external', type = 'Text'): string {
  return `<rdf:li rdf:parseType="Resource">
    <pdfaProperty:name>${name}</pdfaProperty:name>
    <pdfaProperty:valueType>${type}</pdfaProperty:valueType>
    <pdfaProperty:category>${category}</pdfaProperty:category>
    <pdfaProperty:description>${name}</pdfaProperty:description>
  </rdf:li>`
}
