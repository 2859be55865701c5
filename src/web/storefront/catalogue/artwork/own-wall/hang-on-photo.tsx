import { useId, useState } from 'react'

import { fill } from '../../../../../messages/fill.ts'
import { Button } from '../../../../components/button.tsx'
import { useStorage } from '../../../../navigation/storage.ts'
import type { Exhibit } from '../wall/exhibit.ts'
import { useWallWords } from '../wall/wall-words.ts'
import { drawOwnWall } from './draw-own-wall.ts'
import { HungWork } from './hung-work.tsx'
import { KeepPicture } from './keep-picture.tsx'
import { lengthOf, type Thing } from './known-lengths.ts'
import { LengthChoice } from './length-choice.tsx'
import { Marks } from './marks.tsx'
import type { Photo } from './open-photo.ts'
import { type Corners, hangOn, liesAround, measureWall, type Point } from './perspective.ts'
import { PhotoStage } from './photo-stage.tsx'

interface HangOnPhotoProps {
  photo: Photo
  exhibit: Exhibit
  onAnother: () => void
}

const STEPS = ['corners', 'length', 'hang'] as const

/** Corners, a length, and then the work itself: each step can be gone back to, and what follows keeps its place. */
export function HangOnPhoto({ photo: { canvas, focal }, exhibit, onAnother }: HangOnPhotoProps) {
  const { own: words } = useWallWords()
  const addressOf = useStorage()
  const hint = useId()
  const [step, setStep] = useState<(typeof STEPS)[number]>('corners')
  const [corners, setCorners] = useState<Corners>(() => marksIn(canvas, [0.25, 0.75], [0.2, 0.7]))
  // What was marked as a rectangle is mostly what is known: its side is the line, until somebody draws another.
  const [drawn, setDrawn] = useState<readonly [Point, Point]>()
  const ends = drawn ?? ([corners[0], corners[3]] as const)
  const [thing, setThing] = useState<Thing>()
  const [typed, setTyped] = useState('')
  const [middle, setMiddle] = useState<Point>()

  const photo = { width: canvas.width, height: canvas.height }
  const centimetres = thing ? lengthOf(thing, typed) : null
  const isAround = liesAround(corners)
  const wall = isAround && centimetres ? measureWall({ photo, corners, ends, centimetres, focal }) : null
  const at = wall && (middle ?? { x: wall.rectangle.width / 2, y: wall.rectangle.height / 2 })
  const next = STEPS[STEPS.indexOf(step) + 1]
  const canGoOn = step === 'corners' ? isAround : wall !== null
  const folder = exhibit.picture.path.slice(0, exhibit.picture.path.lastIndexOf('/'))

  return (
    <>
      <PhotoStage photo={canvas}>
        {(shown) => (
          <>
            {step === 'corners' ? (
              <Marks
                points={corners}
                labels={words.corners}
                {...{ hint, shown }}
                photo={canvas}
                onChange={setCorners}
              />
            ) : null}
            {step === 'length' ? (
              <Marks
                points={ends}
                labels={words.ends}
                {...{ hint, shown }}
                photo={canvas}
                onChange={(change) => setDrawn((now) => change(now ?? ends))}
              />
            ) : null}
            {step === 'hang' && wall && at ? (
              <HungWork
                {...{ exhibit, wall, hint, shown }}
                middle={at}
                label={fill(words.work, { title: exhibit.title })}
                onMove={(change) => setMiddle((now) => change(now ?? at))}
              />
            ) : null}
          </>
        )}
      </PhotoStage>
      <div className="shrink-0 space-y-2 border-t border-line px-6 py-4">
        <ol className="flex gap-x-6 text-label">
          {STEPS.map((one, position) => (
            <li key={one}>
              <button
                type="button"
                aria-current={one === step ? 'step' : undefined}
                disabled={position > STEPS.indexOf(step) && !(one === next && canGoOn)}
                className="min-h-11 text-muted aria-[current]:text-ink aria-[current]:underline aria-[current]:underline-offset-8 disabled:opacity-50"
                onClick={() => setStep(one)}
              >
                {position + 1}. {words.steps[one]}
              </button>
            </li>
          ))}
        </ol>
        <p id={hint} className="text-label text-muted">
          {words[`${step}Hint`]}
          {step === 'hang' ? <span className="pointer-coarse:hidden"> {words.keysHint}</span> : null}
        </p>
        {isAround ? null : <p className="text-label text-error">{words.crossed}</p>}
        {step === 'length' ? (
          <LengthChoice
            thing={thing}
            typed={typed}
            onChange={(one, text) => {
              setThing(one)
              setTyped(text)
            }}
          />
        ) : null}
        <div className="flex flex-wrap items-center gap-3">
          {next ? (
            <Button disabled={!canGoOn} onClick={() => setStep(next)}>
              {words.next}
            </Button>
          ) : wall && at ? (
            <KeepPicture
              title={exhibit.title}
              draw={() =>
                drawOwnWall({
                  ...{ photo: canvas, exhibit, matrix: hangOn(wall, at, exhibit.layout) },
                  addressOf: (width) => addressOf(`${folder}/${width}.jpg`),
                })
              }
            />
          ) : null}
          <Button look="quiet" onClick={onAnother}>
            {words.again}
          </Button>
        </div>
      </div>
    </>
  )
}

/** The corners of a part of a photograph, in shares of it. */
function marksIn(
  { width, height }: { width: number; height: number },
  [left, right]: [number, number],
  [top, bottom]: [number, number],
): Corners {
  return [
    { x: left * width, y: top * height },
    { x: right * width, y: top * height },
    { x: right * width, y: bottom * height },
    { x: left * width, y: bottom * height },
  ]
}
