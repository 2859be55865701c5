import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

import { XmlDocument, XmlLibError, XsdValidator } from 'libxml2-wasm'
import { xmlRegisterFsInputProviders } from 'libxml2-wasm/lib/nodejs.mjs'

// The package is here for the schemas of Factur-X that it brings along, those of the profile EN 16931.
const PACKAGE = path.dirname(fileURLToPath(import.meta.resolve('@stackforge-eu/factur-x')))
const SCHEMA = path.join(PACKAGE, '../schema/en16931/FACTUR-X_EN16931.xsd')

let schema: XsdValidator | undefined

/** What the schema of Factur-X's profile EN 16931 has against an XML; nothing where it is as it should be. */
export function findSchemaFaults(xml: string): string[] {
  try {
    using document = XmlDocument.fromString(xml)
    schema ??= readSchema()
    schema.validate(document)
    return []
  } catch (error) {
    if (!(error instanceof XmlLibError)) throw error
    return error.details.map(({ message }) => message.trim())
  }
}

function readSchema(): XsdValidator {
  xmlRegisterFsInputProviders()
  using document = XmlDocument.fromString(
    `<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema"><xs:import namespace="urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100" schemaLocation="${pathToFileURL(SCHEMA).href}"/></xs:schema>`,
  )
  return XsdValidator.fromDoc(document)
}
