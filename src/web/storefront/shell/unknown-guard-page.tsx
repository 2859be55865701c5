import { data } from 'react-router'

const refuse = () => {
  throw data(null, { status: 500 })
}
export { refuse as clientLoader, refuse as loader }

/** Stands in for a page whose guard does not exist. */
export default function UnknownGuardPage() {
  return null
}
