import type { Paint } from '../painter.ts'
import type { Painted } from '../painting/paint-at.ts'
import { paintPortrait as paintBogna } from './bogna-zawirska.ts'
import { carvePortrait } from './ersilia-tognarini.ts'
import { plotPortrait } from './fadi-sannine.ts'
import { paintPortrait as paintFintan } from './fintan-corless.ts'
import { printPortrait } from './herminia-zubeldia.ts'
import { pourPortrait } from './ines-corval.ts'
import { castPortrait } from './kolade-ayinmode.ts'
import { drawPortrait } from './lin-yue.ts'
import { cutPortrait } from './marie-line-cadorel.ts'
import { pencilPortrait } from './morven-achray.ts'
import { takePortrait } from './noh-tae-gyeom.ts'
import { washPortrait } from './pu-yingchuan.ts'
import { brushPortrait } from './qi-henian.ts'
import { exposePortrait } from './ragnhild-skarvag.ts'

/** An artist as that artist would show them: nobody who exists sat for it. */
interface DemoPortrait extends Painted {
  artist: string
}

const portrait = (artist: string, paint: Paint): DemoPortrait => ({
  artist,
  paint,
  slug: `portrait-of-${artist}`,
  width: 80,
  height: 100,
})

/** How many pixels their longer side has. */
export const PORTRAIT_LONGEST = 1600

/** The portraits, 4 : 5 upright. */
export const PORTRAITS: DemoPortrait[] = [
  portrait('ines-corval', pourPortrait),
  portrait('ragnhild-skarvag', exposePortrait),
  portrait('fintan-corless', paintFintan),
  portrait('lin-yue', drawPortrait),
  portrait('ersilia-tognarini', carvePortrait),
  portrait('marie-line-cadorel', cutPortrait),
  portrait('bogna-zawirska', paintBogna),
  portrait('noh-tae-gyeom', takePortrait),
  portrait('kolade-ayinmode', castPortrait),
  portrait('morven-achray', pencilPortrait),
  portrait('qi-henian', brushPortrait),
  portrait('pu-yingchuan', washPortrait),
  portrait('herminia-zubeldia', printPortrait),
  portrait('fadi-sannine', plotPortrait),
]
