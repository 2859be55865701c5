import type { DemoFilm } from './film.ts'
import { bognaZawirskaFilm } from './works/bogna-zawirska.ts'
import { inesCorvalFilm } from './works/ines-corval.ts'
import { linYueFilm } from './works/lin-yue.ts'
import { morvenAchrayFilm } from './works/morven-achray.ts'
import { qiHenianFilm } from './works/qi-henian.ts'

/** The films of the demo. */
export const FILMS: DemoFilm[] = [inesCorvalFilm, linYueFilm, morvenAchrayFilm, qiHenianFilm, bognaZawirskaFilm]
