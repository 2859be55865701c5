import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react'
import { NavigationType, useNavigationType } from 'react-router'

import { fill } from '../../../../messages/fill.ts'
import { Main } from '../../../components/main.tsx'
import { PageHead } from '../../../components/page-head.tsx'
import { announce } from '../../../state/announcement-store.ts'
import { useGallery } from '../../../use-gallery.ts'
import { useWords } from '../../../words.ts'
import { StepIndicator } from './step-indicator.tsx'
import { type Step, STEPS } from './steps.ts'

interface StepRoomProps {
  /** Nothing while it is not known which can be shown. */
  step: Step | undefined
  children?: ReactNode
}

/** The page of a step: where one is, its heading, and what is to be decided; a new step takes the focus and is told. */
export function StepRoom({ step, children }: StepRoomProps) {
  const { cart, shell } = useWords()
  const gallery = useGallery()
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(step)
  const name = step && cart.steps.names[step]
  const said = step && fill(cart.steps.at, { step: STEPS.indexOf(step) + 1, count: STEPS.length, name: name ?? '' })

  const isBack = useNavigationType() === NavigationType.Pop
  const takeFocus = useEffectEvent(() => {
    heading.current?.focus({ preventScroll: true })
    // A login in between has kept the place of the page below it.
    if (!isBack && heading.current && heading.current.getBoundingClientRect().top < 0) window.scrollTo(0, 0)
  })
  useEffect(() => {
    const before = shown.current
    shown.current = step
    if (before === undefined || step === undefined || before === step) return
    // After the login has given the focus back to the page.
    const timer = setTimeout(() => takeFocus())
    announce(said ?? '')
    return () => clearTimeout(timer)
  }, [step, said])

  return (
    <Main className="pt-8 pb-24 md:pt-12 md:pb-32">
      <PageHead title={name ?? gallery.name} description={cart.description} isPersonal />
      <StepIndicator step={step} />
      {name === undefined ? (
        <>
          <h1 className="sr-only">{shell.loading}</h1>
          <div className="mt-10 h-10 w-64 max-w-full bg-line/50 md:mt-14" />
        </>
      ) : (
        <h1 ref={heading} tabIndex={-1} className="mt-10 font-display text-heading outline-none md:mt-14">
          {name}
        </h1>
      )}
      <div className="mt-10 md:mt-12">{children}</div>
    </Main>
  )
}
