import type { z } from 'zod'

import type { Log } from './acts/log.ts'
import type { VisitedKind } from './content/values.ts'
import type { file } from './fields.ts'

interface Common {
  summary: string
  /** Whose bearer token is looked at: `user` refuses whoever is not logged in, `sales` and `editor` also whoever lacks that scope (or `admin`), `staff` whoever has neither, `admin` whoever is not allowed everything, `writer` whoever does not write things of the `kind` in its address, `anybody` nobody. */
  access?: 'user' | 'sales' | 'editor' | 'staff' | 'admin' | 'writer' | 'anybody'
  /** What it is the page's data of, by its only parameter: whoever asks for it opens the page of that thing. */
  opens?: VisitedKind
  /** What cannot be taken back: whoever has not proved lately who they are is asked once more, or only if they have a second factor. */
  asksAgain?: 'always' | 'if-set-up'
  /** How the log of staff's acts tells of it: by what the history of content keeps, by itself, or not at all, since it changes nothing. Every call of staff that does not only read says so. */
  log?: Log | 'history' | 'nothing'
  /** What only people do, although staff do it: no key opens it. */
  isForPeople?: true
  params?: z.ZodObject
  query?: z.ZodObject
  body?: z.ZodObject
  /** The fields of a form that carries a file, sent as `multipart/form-data`. */
  form?: z.ZodObject
  status: 200 | 201 | 202
}

interface JsonReply {
  /**
   * Of what is the same for everybody: `kept` until the content changes, or made `fresh` each time. Whatever says nothing
   * is private: nobody keeps its replies, and the log does not show its address.
   */
  replies?: 'kept' | 'fresh'
  media?: never
  reply: z.ZodType
}

/** What is not JSON is a file, and made for whoever asks. */
interface FileReply {
  replies?: never
  media: 'application/octet-stream' | 'application/pdf' | 'application/zip' | 'image/jpeg' | 'text/csv' | 'text/html'
  reply: typeof file
}

/** One call of the API: what goes in, what comes out. */
export type Endpoint = Common & (JsonReply | FileReply)
