import type { Canvas } from './painting/canvas.ts'
import type { Lots } from './painting/lots.ts'

/** A text in all three languages: the demo leaves none out. */
export interface Words {
  en: string
  fr: string
  cn: string
}

/** Paints one picture; the same lots give the same picture at any size. */
export type Paint = (canvas: Canvas, lots: Lots) => Promise<void> | void

type TechniqueSlug = keyof typeof TECHNIQUES

export interface DemoWork {
  /** Also the seed of its picture, so never changed without repainting. */
  slug: string
  title: Words
  about: Words
  /** What the picture shows, for whoever cannot see it: one sentence. */
  alt: Words
  year: number
  /** Centimetres. The picture has the proportions of height and width. */
  height: number
  width: number
  depth?: number
  /** Kilograms. */
  weight?: number
  category: 'Drawing' | 'Painting' | 'Photography' | 'Sculpture'
  technique: TechniqueSlug
  /** Euros. */
  price: number
  isOnRequest?: boolean
  availability?: 'available' | 'reserved' | 'sold' | 'not_for_sale'
  /** Prints only: how many there are. They come with options. */
  editionSize?: number
  signature?: Words
  framing?: Words
  provenance?: Words
  paint: Paint
}

export interface DemoSeries {
  slug: string
  title: Words
  about: Words
  firstYear: number
  lastYear?: number
  works: DemoWork[]
}

export interface DemoArtist {
  slug: string
  name: Words
  type: 'drawing' | 'painting' | 'photography' | 'sculpture'
  groups: ('worldwide' | 'gallery' | 'featured')[]
  born: number
  country: Words
  city: Words
  /** One strong line. */
  headline: Words
  /** Two to four paragraphs, separated by an empty line. */
  biography: Words
  artisticProcess: Words
  statement: Words
  awards: { year: number; title: Words }[]
  /** Exhibitions elsewhere, as a curriculum lists them. */
  exhibitions: { slug: string; year: number; kind: 'solo' | 'group'; title: Words; venue: Words; city: Words }[]
  /** A portrait without a likeness, or the studio: 4 : 5 upright or 3 : 2. */
  portrait: { height: number; width: number; alt: Words; paint: Paint }
  series: DemoSeries[]
}

/** The techniques of the collection, as labels name them. */
export const TECHNIQUES = {
  'oil-on-canvas': { en: 'Oil on canvas', fr: 'Huile sur toile', cn: '布面油画' },
  'acrylic-on-canvas': { en: 'Acrylic on canvas', fr: 'Acrylique sur toile', cn: '布面丙烯' },
  'acrylic-on-panel': { en: 'Acrylic on panel', fr: 'Acrylique sur panneau', cn: '木板丙烯' },
  'tempera-on-panel': { en: 'Tempera on panel', fr: 'Tempera sur panneau', cn: '木板坦培拉' },
  'pigment-on-linen': { en: 'Pigment on linen', fr: 'Pigments sur lin', cn: '亚麻布矿物颜料' },
  'ink-on-paper': { en: 'Ink on paper', fr: 'Encre sur papier', cn: '纸本水墨' },
  'ink-on-rice-paper': { en: 'Ink on xuan paper', fr: 'Encre sur papier xuan', cn: '宣纸水墨' },
  'graphite-on-paper': { en: 'Graphite on paper', fr: 'Graphite sur papier', cn: '纸本铅笔' },
  'pen-plotter-on-paper': { en: 'Pen plotter on paper', fr: 'Traceur à plumes sur papier', cn: '纸本绘图仪' },
  'watercolour-on-paper': { en: 'Watercolour on paper', fr: 'Aquarelle sur papier', cn: '纸本水彩' },
  'cut-paper': { en: 'Cut paper', fr: 'Papiers découpés', cn: '剪纸拼贴' },
  aquatint: { en: 'Aquatint', fr: 'Aquatinte', cn: '飞尘蚀刻' },
  'pigment-print': { en: 'Pigment print', fr: 'Tirage pigmentaire', cn: '颜料照片' },
  'silver-gelatin-print': { en: 'Silver gelatin print', fr: 'Tirage gélatino-argentique', cn: '银盐照片' },
  bronze: { en: 'Bronze', fr: 'Bronze', cn: '青铜' },
  marble: { en: 'Marble', fr: 'Marbre', cn: '大理石' },
  'patinated-plaster': { en: 'Patinated plaster', fr: 'Plâtre patiné', cn: '着色石膏' },
  'handwoven-wool': { en: 'Handwoven wool', fr: 'Laine tissée à la main', cn: '手织羊毛' },
} as const satisfies Record<string, Words>
