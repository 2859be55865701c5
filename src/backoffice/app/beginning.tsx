import { Navigate } from 'react-router'

import { TODAY } from '../kinds.ts'
import { useSells } from './who-is-there.ts'

/** Where the day begins: with what there is to do for those who sell, with the works for those who write. */
export const Beginning = () => <Navigate to={useSells() ? TODAY : '/artworks'} replace />
