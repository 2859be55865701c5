import type { ColumnType, Generated, JSONColumnType } from 'kysely'

/** A text in the gallery's languages; English is always there. */
type LocalizedText = { en: string; fr?: string; cn?: string }

type LocalizedColumn = JSONColumnType<LocalizedText, LocalizedText, LocalizedText>
type TimestampWithDefault = ColumnType<Date, Date | undefined, Date>

export interface MenuItemRow {
  id: Generated<number>
  position: number
  name: LocalizedColumn
  slug: string
  use_external_link: Generated<boolean>
  external_link: string | null
  dont_use_locale: Generated<boolean>
  authentication: Generated<boolean>
}

interface CategoryRow {
  id: Generated<number>
  position: number
  slug: string
  name: LocalizedColumn
}

interface PageLink {
  name: string
  url: string
}

export interface PageRow {
  slug: string
  title: LocalizedColumn
  body: JSONColumnType<LocalizedText | null, LocalizedText | null | undefined, LocalizedText | null>
  media_type: 'IMAGE' | 'VIDEO' | null
  image: string | null
  video: string | null
  links: JSONColumnType<PageLink[], string | undefined>
  updated_at: TimestampWithDefault
}

interface LegalMentionRow {
  id: Generated<boolean>
  content: LocalizedColumn
}

interface NewsletterSubscriptionRow {
  id: Generated<string>
  email: string
  locale: string
  status: Generated<'pending' | 'confirmed' | 'unsubscribed'>
  requested_at: TimestampWithDefault
}

interface UserRow {
  id: Generated<string>
  name: string
  email: string
  password_hash: string | null
  scope: Generated<('collector' | 'editor' | 'sales' | 'admin')[]>
  locale: 'en' | 'fr' | 'cn'
  email_verified_at: Date | null
  created_at: TimestampWithDefault
}

interface SessionRow {
  id: Generated<string>
  user_id: string
  token_hash: Buffer
  created_at: TimestampWithDefault
  last_used_at: TimestampWithDefault
  expires_at: Date
}

interface RateLimitRow {
  key: string
  hits: number
  resets_at: Date
}

/** Every table of the gallery, as the migrations have left it. */
export interface Tables {
  menu_items: MenuItemRow
  categories: CategoryRow
  pages: PageRow
  legal_mentions: LegalMentionRow
  newsletter_subscriptions: NewsletterSubscriptionRow
  rate_limits: RateLimitRow
  users: UserRow
  sessions: SessionRow
}
