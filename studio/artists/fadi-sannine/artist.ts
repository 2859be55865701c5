import type { Painter } from '../../painter.ts'
import { plotStudio } from './portrait.ts'
import { timetablesForNoOne } from './timetables-for-no-one.ts'
import { townsBentByARiver } from './towns-bent-by-a-river.ts'
import { unsurveyedCoasts } from './unsurveyed-coasts.ts'
import { weatherWithoutDates } from './weather-without-dates.ts'

/** Plotted maps of coasts, towns, winds and hours that are nowhere. */
export const fadiSannine: Painter = {
  slug: 'fadi-sannine',
  works: { ...unsurveyedCoasts, ...townsBentByARiver, ...weatherWithoutDates, ...timetablesForNoOne },
  studio: { width: 150, height: 100, paint: plotStudio },
}
