import type { Generated, GeneratedAlways, JSONColumnType } from 'kysely'

import type { Locale } from '../contract/locale.ts'
import type {
  Day,
  LocalizedColumn,
  LocalizedText,
  Optional,
  OptionalLocalizedColumn,
  TimestampWithDefault,
} from './columns.ts'

/** A word that works or artists are sorted under. */
export interface TermRow {
  id: Generated<number>
  position: Generated<number>
  slug: string
  name: LocalizedColumn
}

export interface PictureRow {
  id: Generated<number>
  hash: string
  extension: string
  width: number
  height: number
  bytes: number
  thumbhash: string
  palette: JSONColumnType<{ color: string; share: number }[]>
  colors: string[]
  /** When a visitor was first shown it: from then on renditions are made. */
  first_asked_at: Date | null
  renditions_made_at: Date | null
  created_at: TimestampWithDefault
}

export interface TiledPictureRow {
  picture_id: number
  width: number
  height: number
  offsets: number[]
  made_at: TimestampWithDefault
}

interface WithSearchWords {
  search_title: OptionalLocalizedColumn
  search_description: OptionalLocalizedColumn
}

interface WithPicture {
  picture_id: Optional<number>
  picture_alt: OptionalLocalizedColumn
}

export interface ArtistRow extends WithPicture, WithSearchWords {
  id: Generated<number>
  slug: string
  type_id: number
  user_id: Optional<string>
  groups: Generated<('worldwide' | 'gallery' | 'featured')[]>
  position: Generated<number>
  name: LocalizedColumn
  headline: OptionalLocalizedColumn
  biography: OptionalLocalizedColumn
  artistic_process: OptionalLocalizedColumn
  statement: OptionalLocalizedColumn
  born: Optional<number>
  died: Optional<number>
  country: OptionalLocalizedColumn
  city: OptionalLocalizedColumn
  education: CurriculumColumn<{ year: number; title: LocalizedText }>
  shows: CurriculumColumn<{ year: number; title: LocalizedText }>
  collections: CurriculumColumn<{ title: LocalizedText }>
  published_at: Optional<Date>
}

type CurriculumColumn<Line> = JSONColumnType<Line[], Line[] | undefined>

export interface AwardRow {
  id: Generated<number>
  artist_id: number
  year: number
  title: LocalizedColumn
}

export interface VideoRow {
  id: Generated<number>
  artist_id: number
  position: Generated<number>
  title: LocalizedColumn
  link: Optional<string>
  file: Optional<string>
  poster_id: Optional<number>
  captions: JSONColumnType<Partial<Record<Locale, string>>, string | undefined>
}

export interface ArtworkFilmRow {
  artwork_id: number
  position: number
  title: LocalizedColumn
  file: string
  poster_id: number
  captions: JSONColumnType<Partial<Record<Locale, string>>, string | undefined>
}

export interface SeriesRow extends WithSearchWords {
  id: Generated<number>
  slug: string
  artist_id: number
  position: Generated<number>
  title: LocalizedColumn
  about: OptionalLocalizedColumn
  first_year: Optional<number>
  last_year: Optional<number>
  published_at: Optional<Date>
}

export interface ArtworkRow extends WithSearchWords {
  id: Generated<number>
  slug: string
  artist_id: number
  series_id: Optional<number>
  series_position: Generated<number>
  category_id: number
  technique_id: number
  kind: 'original' | 'print'
  availability: Generated<'available' | 'reserved' | 'sold' | 'not_for_sale'>
  title: LocalizedColumn
  about: OptionalLocalizedColumn
  year: Optional<number>
  height: number
  width: number
  depth: Optional<number>
  weight: Optional<number>
  price: Optional<number>
  is_price_on_request: Generated<boolean>
  signature: OptionalLocalizedColumn
  edition: OptionalLocalizedColumn
  edition_size: Optional<number>
  condition: OptionalLocalizedColumn
  framing: OptionalLocalizedColumn
  provenance: OptionalLocalizedColumn
  certificate: OptionalLocalizedColumn
  colors: Generated<string[]>
  has_chosen_colors: Generated<boolean>
  mask_id: Optional<number>
  largest_zoom: Optional<number>
  published_at: Optional<Date>
  final_price: GeneratedAlways<number | null>
  orientation: GeneratedAlways<'portrait' | 'landscape' | 'square'>
  size: GeneratedAlways<'small' | 'medium' | 'large' | 'oversized'>
}

export interface ArtworkPictureRow {
  artwork_id: number
  position: number
  picture_id: number
  alt: LocalizedColumn
  view: Generated<string>
}

/** The object of a picture without its ground; `width` and `height` are pixels of that picture. */
export interface CutoutRow {
  id: Generated<number>
  picture_id: number
  mask_id: number
  width: number | null
  height: number | null
  hash: string | null
  thumbhash: string | null
  wanted_at: TimestampWithDefault
  made_at: Date | null
}

export interface PrintChoiceRow {
  id: Generated<number>
  option: 'lamination' | 'paper' | 'frame' | 'crate'
  position: Generated<number>
  name: LocalizedColumn
  about: OptionalLocalizedColumn
  frame_profile: Optional<'flat' | 'rounded' | 'sloped'>
  frame_width: Optional<number>
  frame_depth: Optional<number>
  frame_color: Optional<string>
  mat_width: Optional<number>
  mat_color: Optional<string>
  glass: Optional<'none' | 'plain' | 'museum' | 'acrylic'>
  paper_color: Optional<string>
  paper_border: Optional<number>
}

export interface ArtworkPrintChoiceRow {
  artwork_id: number
  choice_id: number
  price_difference: Generated<number>
}

export interface ExhibitionRow extends WithPicture {
  id: Generated<number>
  slug: string
  kind: 'solo' | 'group'
  is_at_gallery: Generated<boolean>
  title: LocalizedColumn
  venue: OptionalLocalizedColumn
  city: OptionalLocalizedColumn
  year: number
  starts_on: Optional<Day>
  ends_on: Optional<Day>
  about: OptionalLocalizedColumn
  published_at: Optional<Date>
}

export interface NewsRow extends WithPicture {
  id: Generated<number>
  slug: string
  title: LocalizedColumn
  lead: OptionalLocalizedColumn
  body: LocalizedColumn
  published_at: Optional<Date>
}

export interface PressRow extends WithPicture {
  id: Generated<number>
  slug: string
  kind: 'kit' | 'article' | 'release'
  title: LocalizedColumn
  publication: Optional<string>
  lead: OptionalLocalizedColumn
  body: OptionalLocalizedColumn
  link: Optional<string>
  file: Optional<string>
  file_size: Optional<number>
  dated: Day
  published_at: Optional<Date>
}

export interface HomeSelectionRow {
  part: 'hero' | 'exhibition' | 'artworks' | 'artists' | 'series' | 'news'
  position: number
  artwork_id: Optional<number>
  artist_id: Optional<number>
  series_id: Optional<number>
  exhibition_id: Optional<number>
  news_id: Optional<number>
}

export interface FormerSlugRow {
  kind: 'artists' | 'series' | 'artworks' | 'exhibitions' | 'news' | 'presses' | 'pages'
  slug: string
  entity_id: number
}
