import { c } from '../easel.ts'

export const LEAF = [c(0.22, 0.04, 150), c(0.31, 0.055, 140), c(0.42, 0.075, 128), c(0.55, 0.09, 118)]
