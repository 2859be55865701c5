import { findWork } from '../painters.ts'
import type { Rgb } from '../painting/color.ts'
import type { Painted } from '../painting/paint-at.ts'
import { paintRoom, ROOMS } from './paint-room.ts'
import type { Room, Wall } from './room.ts'

type BuiltRoom = Omit<Room, 'hung' | 'noise'>

/** How one wall of an exhibition looks: works by their slugs, from left to right. */
interface View {
  exhibition: string
  room: BuiltRoom
  walls: Partial<Record<Wall, string[]>>
  zoom?: number
}

const painted = (color: Rgb) => ({ back: color, left: color, right: color })
const SLATE: Rgb = [0.13, 0.16, 0.18]
const CHALK: Rgb = [0.84, 0.83, 0.79]
const SAGE: Rgb = [0.52, 0.56, 0.47]
const UMBER: Rgb = [0.15, 0.12, 0.09]
const SAND: Rgb = [0.78, 0.68, 0.55]

const VIEWS: View[] = [
  {
    exhibition: 'where-the-water-stood',
    room: ROOMS.large,
    walls: {
      back: ['first-ferry-to-cacilhas', 'three-in-the-morning-graca', 'fog-lifting-at-cabo-raso'],
      left: ['low-water-at-cabanas', 'siesta-behind-shutters'],
      right: ['rain-that-does-not-arrive', 'squall-from-the-southwest'],
    },
    zoom: 0.66,
  },
  {
    exhibition: 'one-plane-is-lit',
    room: { ...ROOMS.cabinet, walls: painted(SLATE) },
    walls: {
      back: ['hall-four-at-night', 'the-night-boat-loading'],
      left: ['self-service-la-capelette', 'six-o-clock-the-shutter'],
      right: ['only-the-water-vieux-port', 'saw-tooth-roofs'],
    },
    zoom: 0.7,
  },
  {
    exhibition: 'shears-and-rain',
    room: {
      ...ROOMS.daylight,
      walls: { ...painted(CHALK), back: SAND },
      bench: { x: 0.7, z: 3.4, length: 1.5, isAlong: false },
    },
    walls: {
      back: ['one-length-of-the-bay', 'sunday-noon-the-long-table', 'first-rain-three-pickers'],
      left: ['white-shirt-on-a-pole', 'the-moment-before-the-water'],
      right: ['under-the-breadfruit-tree', 'min-river-through-loquat'],
    },
    zoom: 0.64,
  },
  {
    exhibition: 'ten-thousand-years-of-vine',
    room: { ...ROOMS.daylight, walls: painted(CHALK), floor: ROOMS.large.floor },
    walls: {
      back: ['vine-let-down-from-the-wall', 'wound-and-wound-again', 'rock-face-from-too-near'],
      left: ['pebble-the-size-of-a-hand', 'along-the-wall-unrolled'],
      right: ['two-stones-long-neighbours'],
    },
    zoom: 0.68,
  },
  {
    exhibition: 'dust-acid-time',
    room: { ...ROOMS.cabinet, walls: painted(UMBER), floor: ROOMS.large.floor },
    walls: {
      back: ['steps-for-no-one', 'well-with-moon', 'well-looking-down', 'chair-beside-the-morning'],
      left: ['rope-and-pail', 'north-face-with-ladder'],
      right: ['the-room-after-next', 'moth-with-four-eyes'],
    },
    zoom: 0.62,
  },
  {
    exhibition: 'until-the-ink-runs-out',
    room: ROOMS.daylight,
    walls: {
      back: ['delta-from-memory', 'too-large-for-the-sheet', 'three-stones-under-the-river'],
      left: ['grid-meets-grid', 'it-fell-and-turned-aside'],
      right: ['fall-past-a-beam', 'archipelago-at-the-wrong-scale'],
    },
    zoom: 0.66,
  },
  {
    exhibition: 'able-to-stand',
    room: { ...ROOMS.daylight, walls: painted(SAGE), bench: { x: 0.9, z: 2.9, length: 1.3, isAlong: true } },
    walls: {
      back: ['going-over-in-october', 'underside-in-august', 'below-one-blade', 'five-along-the-wall'],
      left: ['salt-lovage-third-week', 'crozier-in-march'],
      right: ['forked-on-a-stone', 'comb-for-the-wind'],
    },
    zoom: 0.62,
  },
  {
    exhibition: 'slack-water',
    room: { ...ROOMS.large, bench: { x: -1.1, z: 3.6, length: 1.8, isAlong: false } },
    walls: {
      back: ['jetty-at-sund', 'two-trawlers-inner-wall-november', 'skerry-four-minutes', 'lights-on-before-six'],
    },
    zoom: 0.6,
  },
]

/** A photograph of each exhibition at the gallery. */
export const EXHIBITION_VIEWS: Painted[] = VIEWS.map(({ exhibition, room, walls, zoom }) => ({
  slug: `view-of-${exhibition}`,
  width: 150,
  height: 100,
  paint: (canvas, lots) => {
    const hung = Object.entries(walls).map(([wall, slugs]) => [wall, slugs.map(findWork)])
    return paintRoom({ room, walls: Object.fromEntries(hung), ...(zoom ? { zoom } : {}) })(canvas, lots)
  },
}))
