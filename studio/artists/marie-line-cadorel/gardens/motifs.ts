import type { Rgb } from '../../../painting/color.ts'
import { c } from '../cutting-table.ts'

const GREENS = [c(0.31, 0.06, 165), c(0.37, 0.07, 152), c(0.44, 0.085, 142), c(0.54, 0.1, 130), c(0.66, 0.11, 122)]

export const [BOTTLE, PINE, FERN, MOSS, LIME] = GREENS as [Rgb, Rgb, Rgb, Rgb, Rgb]

export const STRAW = c(0.84, 0.085, 88)
