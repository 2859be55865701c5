import type { Painter } from '../painter.ts'
import { bognaZawirska } from './bogna-zawirska/artist.ts'
import { ersiliaTognarini } from './ersilia-tognarini/artist.ts'
import { fadiSannine } from './fadi-sannine/artist.ts'
import { fintanCorless } from './fintan-corless/artist.ts'
import { herminiaZubeldia } from './herminia-zubeldia/artist.ts'
import { inesCorval } from './ines-corval/artist.ts'
import { koladeAyinmode } from './kolade-ayinmode/artist.ts'
import { linYue } from './lin-yue/artist.ts'
import { marieLineCadorel } from './marie-line-cadorel/artist.ts'
import { morvenAchray } from './morven-achray/artist.ts'
import { nohTaeGyeom } from './noh-tae-gyeom/artist.ts'
import { puYingchuan } from './pu-yingchuan/artist.ts'
import { qiHenian } from './qi-henian/artist.ts'
import { ragnhildSkarvag } from './ragnhild-skarvag/artist.ts'

/** Everybody who paints, in the order of the gallery. */
export const PAINTERS: Painter[] = [
  inesCorval,
  ragnhildSkarvag,
  fintanCorless,
  linYue,
  ersiliaTognarini,
  marieLineCadorel,
  bognaZawirska,
  nohTaeGyeom,
  koladeAyinmode,
  morvenAchray,
  qiHenian,
  puYingchuan,
  herminiaZubeldia,
  fadiSannine,
]
