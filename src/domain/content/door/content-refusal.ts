import type { Fault, KindName } from '../../../contract/content/fields.ts'
import { DomainError, type FieldFault } from '../../domain-error.ts'

/** A thing that cannot be written or shown as it is, with every reason. */
export class ContentRefusal extends DomainError {
  readonly kind: KindName
  readonly key: string
  readonly faults: Fault[]

  constructor(kind: KindName, key: string, faults: Fault[]) {
    super(
      'validation-failed',
      {},
      Object.fromEntries(faults.map((fault) => [fault.path.join('.'), toFieldFault(fault)])),
    )
    this.kind = kind
    this.key = key
    this.faults = faults
  }
}

/** A fault in the terms of the words that tell it. */
export const toFieldFault = ({ word, values }: Fault): FieldFault => ({
  word: WORDS[word] ?? 'invalid',
  ...(values && { values }),
})

const WORDS: Partial<Record<Fault['word'], FieldFault['word']>> = {
  required: 'required',
  needs: 'required',
  taken: 'taken',
  reserved: 'reserved',
  unpublished: 'unpublished',
  excludes: 'unsuited',
  before: 'unsuited',
  proportions: 'proportions',
  'place-missing': 'placeMissing',
  'place-unknown': 'placeUnknown',
}
