import { data } from 'react-router'

import { ErrorPage } from '../components/error-page.tsx'

const refuse = () => {
  throw data(null, { status: 404 })
}

export { refuse as clientLoader, refuse as loader }

export default function NotFoundPage() {
  return null
}

export function ErrorBoundary({ error }: { error: unknown }) {
  return <ErrorPage error={error} />
}
