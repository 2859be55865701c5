import { hex, type Rgb } from '../../painting/color.ts'

/** The marbles she works in. */
export type Stone = 'statuario' | 'carrara' | 'bardiglio' | 'nero' | 'rosa'

/** A family of veins. */
export interface Veins {
  color: Rgb
  strength: number
  /** How far from each other, and how wide. */
  apart: number
  thin: number
  /** How often they lose themselves: 0 never, 1 half of the way. */
  fade: number
}

interface Quarry {
  ground: Rgb
  /** What the ground drifts towards in clouds, and how much. */
  cloud: Rgb
  clouds: number
  main: Veins
  second: Veins
  /** How deep light goes. */
  depth: number
  bounce: number
  mirror: number
  /** How much paler it is where it was struck. */
  dust: number
}

/** What each marble looks like under polish. */
export const QUARRIES: Record<Stone, Quarry> = {
  statuario: {
    ground: hex('#f2eee5'),
    cloud: hex('#dbd6cb'),
    clouds: 0.55,
    main: { color: hex('#a8a297'), strength: 0.4, apart: 0.34, thin: 0.008, fade: 0.7 },
    second: { color: hex('#c6b48f'), strength: 0.3, apart: 0.6, thin: 0.003, fade: 0.8 },
    depth: 0.07,
    bounce: 0.55,
    mirror: 0.045,
    dust: 0.1,
  },
  carrara: {
    ground: hex('#eae8e4'),
    cloud: hex('#c3c5c7'),
    clouds: 0.85,
    main: { color: hex('#71777d'), strength: 0.78, apart: 0.15, thin: 0.007, fade: 0.5 },
    second: { color: hex('#84898d'), strength: 0.5, apart: 0.26, thin: 0.0035, fade: 0.8 },
    depth: 0.055,
    bounce: 0.55,
    mirror: 0.045,
    dust: 0.1,
  },
  bardiglio: {
    ground: hex('#7f868f'),
    cloud: hex('#a3a9b0'),
    clouds: 1,
    main: { color: hex('#454c56'), strength: 0.75, apart: 0.085, thin: 0.011, fade: 0.3 },
    second: { color: hex('#dfe1e2'), strength: 0.7, apart: 0.42, thin: 0.0028, fade: 0.75 },
    depth: 0.03,
    bounce: 0.3,
    mirror: 0.045,
    dust: 0.34,
  },
  nero: {
    ground: hex('#1f1f22'),
    cloud: hex('#2f2f33'),
    clouds: 0.8,
    main: { color: hex('#e9e4d9'), strength: 0.95, apart: 0.36, thin: 0.0042, fade: 0.6 },
    second: { color: hex('#a39c8f'), strength: 0.6, apart: 0.19, thin: 0.0014, fade: 0.85 },
    depth: 0,
    bounce: 0.12,
    mirror: 0.055,
    dust: 0.24,
  },
  rosa: {
    ground: hex('#dfb6a4'),
    cloud: hex('#efd9cd'),
    clouds: 1,
    main: { color: hex('#9d5f4c'), strength: 0.62, apart: 0.2, thin: 0.008, fade: 0.55 },
    second: { color: hex('#7f776d'), strength: 0.55, apart: 0.33, thin: 0.0026, fade: 0.75 },
    depth: 0.05,
    bounce: 0.5,
    mirror: 0.045,
    dust: 0.16,
  },
}
