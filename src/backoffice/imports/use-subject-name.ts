import type { ImportSubject } from '../../contract/content/values.ts'
import { fill } from '../../messages/fill.ts'
import { useWords } from '../words.ts'

/** What can be brought in is called so. */
export function useSubjectName(): (subject: ImportSubject) => string {
  const { frame, imports } = useWords()
  return (subject) =>
    subject === 'pictures' || subject === 'gallery'
      ? imports.subjects[subject]
      : fill(imports.subjects.table, { kind: frame.kinds[subject].many })
}
