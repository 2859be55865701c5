import { data } from 'react-router'

/** The address is one of ours, but nothing of that name exists. */
const refuse = () => {
  throw data(null, { status: 404 })
}
export { refuse as clientLoader, refuse as loader }

export default function AwaitingContentPage() {
  return null
}
