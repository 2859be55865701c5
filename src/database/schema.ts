import type { Generated, JSONColumnType } from 'kysely'

import type { Locale } from '../contract/locale.ts'
import type {
  ApiKeyRow,
  FavouriteRow,
  HouseRulesRow,
  MailRow,
  PasskeyRow,
  PasswordResetRow,
  RecoveryCodeRow,
  SessionRow,
  SocialCodeRow,
  SocialLoginRow,
  StaffInvitationRow,
  UserAddressesRow,
  UserRow,
} from './account-rows.ts'
import type { StaffActEndRow, StaffActRow } from './act-rows.ts'
import type { AlertLetterRow, AlertRow } from './alert-rows.ts'
import type { ApplicationEventRow, ApplicationRow, UnclaimedFileRow } from './application-rows.ts'
import type {
  ArtistRow,
  ArtworkFilmRow,
  ArtworkPictureRow,
  ArtworkPrintChoiceRow,
  ArtworkRow,
  AwardRow,
  ExhibitionRow,
  FormerSlugRow,
  HomeSelectionRow,
  NewsRow,
  CutoutRow,
  PictureRow,
  TiledPictureRow,
  PressRow,
  PrintChoiceRow,
  SeriesRow,
  TermRow,
  VideoRow,
} from './catalogue-rows.ts'
import type {
  CertificateDueRow,
  CertificateKeyRow,
  CertificateRow,
  CertificateTransferRow,
} from './certificate-rows.ts'
import type { CertificateNoteRow, CollectedWorkRow } from './collection-rows.ts'
import type { LocalizedColumn, Optional, OptionalLocalizedColumn, TimestampWithDefault } from './columns.ts'
import type { ContactLetterRow, ContactNoteRow, ContactRow } from './contact-rows.ts'
import type {
  ContentAddressRow,
  ContentBulkRow,
  ContentChangeRow,
  ContentImportColumnRow,
  ContentImportRow,
  GalleryExportRow,
  ContentRow,
  LinkCheckRow,
  MailWordsRow,
  MediaRow,
  SweptFileRow,
  PageVisitRow,
  RoomRow,
  StaffViewRow,
} from './content-rows.ts'
import type { AnswerTemplateRow, EnquiryFileRow, EnquiryMessageRow, EnquiryRow, OfferRow } from './enquiry-rows.ts'
import type { GalleryRow, LocationRow } from './gallery-row.ts'
import type {
  NewsletterConsentRow,
  NewsletterDeliveryRow,
  NewsletterIssueRow,
  NewsletterSubscriptionRow,
} from './newsletter-rows.ts'
import type { ErasureRow, ThinningRow } from './personal-data-rows.ts'
import type {
  PlanChargeRow,
  PlanEntryRow,
  PlanEventRow,
  PlanRow,
  SandboxPlanChargeRow,
  SandboxPlanRow,
} from './plan-rows.ts'
import type {
  ArtworkCopyRow,
  BillDueRow,
  BillRow,
  BillSerialRow,
  DisputeRow,
  OrderEventRow,
  OrderFormerAddressRow,
  OrderLineRow,
  OrderNoteRow,
  OrderRow,
  PaymentNoticeRow,
  PlanBillDueRow,
  RefundLineRow,
  RefundRow,
  SheetRow,
  ShippingRateRow,
  ShippingZoneRow,
  WithdrawalRow,
} from './sale-rows.ts'
import type { SandboxCardRow, SandboxPaymentRow } from './sandbox-rows.ts'
import type { SearchDocumentRow, SearchWordRow } from './search-rows.ts'
import type { WebhookDeliveryRow, WebhookRow } from './webhook-rows.ts'

interface MenuItemRow {
  id: Generated<number>
  position: number
  name: LocalizedColumn
  slug: string
  use_external_link: Generated<boolean>
  external_link: string | null
  dont_use_locale: Generated<boolean>
  authentication: Generated<boolean>
}

interface PageLink {
  name: string
  url: string
}

interface PageRow {
  id: Optional<number>
  slug: string
  title: LocalizedColumn
  body: OptionalLocalizedColumn
  media_type: 'IMAGE' | 'VIDEO' | null
  image: string | null
  video: string | null
  links: JSONColumnType<PageLink[], string | undefined>
  picture_id: Optional<number>
  picture_alt: OptionalLocalizedColumn
  updated_at: TimestampWithDefault
}

interface SettingsRow {
  id: Generated<boolean>
  legal_name: string | null
  legal_form: string | null
  register: string | null
  vat_number: string | null
  bank_holder: string | null
  iban: string | null
  bic: string | null
  reply_address: string | null
  written_in: Locale[] | null
  default_language: Locale | null
  prices_for: 'everybody' | 'logged-in' | 'nobody' | null
  hold_minutes: number | null
  letters_hour: number | null
  largest_zoom: number | null
  keep_enquiries: number | null
  keep_applications: number | null
}

interface LegalMentionRow {
  id: Generated<boolean>
  content: LocalizedColumn
}

interface RateLimitRow {
  key: string
  hits: number
  resets_at: Date
}

/** Every table of the gallery, as the migrations have left it. */
export interface Tables {
  gallery: GalleryRow
  settings: SettingsRow
  locations: LocationRow
  menu_items: MenuItemRow
  categories: TermRow
  pages: PageRow
  legal_mentions: LegalMentionRow
  newsletter_subscriptions: NewsletterSubscriptionRow
  rate_limits: RateLimitRow
  users: UserRow
  sessions: SessionRow
  api_keys: ApiKeyRow
  webhooks: WebhookRow
  webhook_deliveries: WebhookDeliveryRow
  recovery_codes: RecoveryCodeRow
  passkeys: PasskeyRow
  house_rules: HouseRulesRow
  staff_invitations: StaffInvitationRow
  staff_acts: StaffActRow
  staff_act_ends: StaffActEndRow
  user_addresses: UserAddressesRow
  favourites: FavouriteRow
  social_logins: SocialLoginRow
  password_resets: PasswordResetRow
  social_codes: SocialCodeRow
  signing_key: { id: Generated<boolean>; key: Buffer }
  mails: MailRow
  mail_words: MailWordsRow
  pictures: PictureRow
  tiled_pictures: TiledPictureRow
  techniques: TermRow
  artist_types: TermRow
  artists: ArtistRow
  awards: AwardRow
  videos: VideoRow
  series: SeriesRow
  artworks: ArtworkRow
  artwork_pictures: ArtworkPictureRow
  print_choices: PrintChoiceRow
  artwork_print_choices: ArtworkPrintChoiceRow
  exhibitions: ExhibitionRow
  exhibition_artists: { exhibition_id: number; artist_id: number }
  /** A view: whom staff name, else whose works hang there. */
  exhibited_artists: { exhibition_id: number; artist_id: number }
  exhibition_artworks: { exhibition_id: number; artwork_id: number; position: Generated<number> }
  news: NewsRow
  news_artists: { news_id: number; artist_id: number }
  presses: PressRow
  press_artists: { press_id: number; artist_id: number }
  home_selections: HomeSelectionRow
  former_slugs: FormerSlugRow
  search_documents: SearchDocumentRow
  search_words: SearchWordRow
  shipping_zones: ShippingZoneRow
  shipping_countries: { country: string; zone_id: number }
  shipping_rates: ShippingRateRow
  vat_rates: { kind: 'original' | 'print' | 'delivery' | 'programme'; rate: number }
  orders: OrderRow
  order_lines: OrderLineRow
  artwork_copies: ArtworkCopyRow
  order_events: OrderEventRow
  refunds: RefundRow
  refund_lines: RefundLineRow
  order_former_addresses: OrderFormerAddressRow
  order_notes: OrderNoteRow
  withdrawals: WithdrawalRow
  payment_notices: PaymentNoticeRow
  bills: BillRow
  sheets: SheetRow
  bill_serials: BillSerialRow
  bills_due: BillDueRow
  plan_bills_due: PlanBillDueRow
  certificate_keys: CertificateKeyRow
  certificates: CertificateRow
  certificates_due: CertificateDueRow
  certificate_transfers: CertificateTransferRow
  certificate_notes: CertificateNoteRow
  collected_works: CollectedWorkRow
  disputes: DisputeRow
  sandbox_cards: SandboxCardRow
  sandbox_payments: SandboxPaymentRow
  sandbox_attempts: { payment_id: string; attempt: string }
  content: ContentRow
  content_counters: { kind: string; last: number }
  content_changes: ContentChangeRow
  content_bulks: ContentBulkRow
  staff_views: StaffViewRow
  content_imports: ContentImportRow
  gallery_exports: GalleryExportRow
  content_import_columns: ContentImportColumnRow
  content_addresses: ContentAddressRow
  link_checks: LinkCheckRow
  page_visits: PageVisitRow
  visit_counting: { id: Generated<boolean>; begun_on: string }
  content_links: { kind: string; id: number; to_kind: string; to_key: string }
  media: MediaRow
  swept_files: SweptFileRow
  cutouts: CutoutRow
  artwork_films: ArtworkFilmRow
  artwork_turns: { artwork_id: number; position: number; picture_id: number }
  rooms: RoomRow
  demo: { id: Generated<boolean>; hung_at: TimestampWithDefault }
  newsletter_consents: NewsletterConsentRow
  newsletter_issues: NewsletterIssueRow
  newsletter_deliveries: NewsletterDeliveryRow
  applications: ApplicationRow
  application_events: ApplicationEventRow
  unclaimed_files: UnclaimedFileRow
  enquiries: EnquiryRow
  enquiry_artworks: { enquiry_id: string; position: number; artwork_id: number }
  enquiry_messages: EnquiryMessageRow
  offers: OfferRow
  answer_templates: AnswerTemplateRow
  contacts: ContactRow
  contact_notes: ContactNoteRow
  contact_letters: ContactLetterRow
  enquiry_files: EnquiryFileRow
  artwork_debuts: { artwork_id: number; at: TimestampWithDefault }
  alerts: AlertRow
  alert_letters: AlertLetterRow
  erasures: ErasureRow
  thinnings: ThinningRow
  plans: PlanRow
  plan_charges: PlanChargeRow
  plan_ledger: PlanEntryRow
  plan_events: PlanEventRow
  sandbox_clock: { id: Generated<boolean>; days: Generated<number> }
  sandbox_plans: SandboxPlanRow
  sandbox_plan_charges: SandboxPlanChargeRow
  sandbox_plan_attempts: { sandbox_plan_id: string; attempt: string }
}
