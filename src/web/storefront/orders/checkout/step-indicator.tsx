import { AppLink } from '../../../navigation/app-link.tsx'
import { useWords } from '../../../words.ts'
import { placeOf, type Step, STEPS } from './steps.ts'

/** Where one is in the purchase; what is done leads back, on phones by its number. */
export function StepIndicator({ step }: { step: Step | undefined }) {
  const { steps } = useWords().cart
  const at = step === undefined ? -1 : STEPS.indexOf(step)
  return (
    <nav aria-label={steps.label}>
      <ol className="flex items-stretch border-b border-line text-label">
        {STEPS.map((one, index) => {
          const isCurrent = index === at
          // An order that is made cannot be unmade by going back.
          const isDone = index < at && step !== 'order'
          const look = `flex min-h-12 items-center justify-center gap-2 px-2 md:justify-start md:px-0 ${isCurrent ? 'text-ink' : 'text-muted'}`
          const name = (
            <>
              <span aria-hidden="true" className={`tabular-nums ${isCurrent ? 'text-accent' : ''}`}>
                {index + 1}
              </span>
              <span className={isCurrent ? '' : 'max-md:sr-only'}>{steps.names[one]}</span>
            </>
          )
          return (
            <li
              key={one}
              aria-current={isCurrent ? 'step' : undefined}
              className={`-mb-px min-w-11 grow border-b max-md:basis-0 md:basis-1/5 ${isCurrent ? 'border-ink max-md:grow-[3]' : 'border-transparent'}`}
            >
              {isDone ? (
                <AppLink
                  className={`${look} -outline-offset-2 hover:text-ink hover:underline hover:underline-offset-4`}
                  to={placeOf(one)}
                >
                  {name}
                </AppLink>
              ) : (
                <span className={look}>{name}</span>
              )}
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
