import { Autocomplete } from '@base-ui/react/autocomplete'

import { FieldFrame } from '../../web/components/field.tsx'
import { AS_BUTTON } from './as-button.tsx'
import { useLayer } from './layer.ts'

export interface Pick {
  id: string
  text: string
  detail?: string
}

interface Props {
  label: string
  hint?: string
  error?: string | undefined
  maxLength: number
  picks: Pick[]
  /** What is offered, for whoever hears it. */
  list: string
  value: string
  onType: (text: string) => void
  onPick: (pick: Pick) => void
  /** Whether the first one is marked, for Enter to take it; else Enter takes what was typed. */
  isFirstMarked?: boolean
}

/** A field below which stands what can be chosen; what is chosen goes elsewhere, and the field is free again. */
export function PickField(props: Props) {
  const { label, hint, error, maxLength, picks, list, value, onType, onPick, isFirstMarked = false } = props
  const layer = useLayer()
  return (
    <FieldFrame label={label} hint={hint} error={error}>
      {(control) => (
        <Autocomplete.Root<Pick>
          items={picks}
          mode="none"
          autoHighlight={isFirstMarked}
          itemToStringValue={({ text }) => text}
          value={value}
          // What is chosen goes elsewhere; it is never written into the field.
          onValueChange={(text, { reason }) => reason === 'input-change' && onType(text)}
        >
          <Autocomplete.Input {...control} maxLength={maxLength} autoComplete="off" />
          <Autocomplete.Portal {...(layer ? { container: layer } : {})}>
            <Autocomplete.Positioner
              className="z-50 w-(--anchor-width) min-w-40 data-empty:hidden"
              align="start"
              positionMethod={layer ? 'fixed' : 'absolute'}
              collisionPadding={8}
            >
              <Autocomplete.Popup className="max-h-[min(18rem,var(--available-height))] overflow-y-auto border border-ink bg-paper text-ink">
                <Autocomplete.List aria-label={list}>
                  {(pick: Pick) => (
                    <Autocomplete.Item
                      key={pick.id}
                      value={pick}
                      className="flex min-h-11 w-full cursor-pointer flex-wrap items-center gap-x-3 px-3 py-1 text-left data-highlighted:bg-line/60"
                      {...AS_BUTTON}
                      onClick={() => onPick(pick)}
                    >
                      <span className="break-words">{pick.text}</span>
                      {pick.detail ? <span className="text-label break-all text-muted">{pick.detail}</span> : null}
                    </Autocomplete.Item>
                  )}
                </Autocomplete.List>
              </Autocomplete.Popup>
            </Autocomplete.Positioner>
          </Autocomplete.Portal>
        </Autocomplete.Root>
      )}
    </FieldFrame>
  )
}
