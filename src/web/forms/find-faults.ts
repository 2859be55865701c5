import { fill } from '../../messages/fill.ts'

/** What is looked at of an input, a select or a checkbox. */
export interface Control {
  name: string
  type: string
  value: string
  required: boolean
  minLength?: number
  /** Of a box: whether it is ticked. */
  checked?: boolean
  validity: { typeMismatch: boolean }
  /** `repeats` names the control whose value is to be typed again; `missing` is said in place of the usual words. */
  dataset: { repeats?: string; missing?: string }
}

interface FaultWords {
  required: string
  email: string
  tooShort: string
  mismatch: string
}

/** What can be said without asking the server, per field; the server looks at everything again. */
export function findFaults(controls: readonly Control[], words: FaultWords): Record<string, string> {
  const valueOf = (name: string) => controls.find((control) => control.name === name)?.value
  const faults: Record<string, string> = {}
  for (const control of controls) {
    const fault = faultOf(control, words, valueOf)
    if (control.name && fault !== undefined) faults[control.name] = fault
  }
  return faults
}

function faultOf(control: Control, words: FaultWords, valueOf: (name: string) => string | undefined) {
  const { type, value, required, minLength = -1, validity, dataset } = control
  // Spaces may be part of a password, but of nothing else.
  const isEmpty = type === 'checkbox' ? control.checked === false : (type === 'password' ? value : value.trim()) === ''
  if (isEmpty) return required ? (dataset.missing ?? words.required) : undefined
  if (type === 'checkbox') return undefined
  if (validity.typeMismatch) return words.email
  // The browser's own check passes over values that no hand has typed.
  if (value.length < minLength) return fill(words.tooShort, { min: minLength })
  if (dataset.repeats !== undefined && value !== valueOf(dataset.repeats)) return words.mismatch
  return undefined
}
