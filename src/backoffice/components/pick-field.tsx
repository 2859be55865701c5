import { Autocomplete } from '@base-ui/react/autocomplete'
import { useRef, useState } from 'react'

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
  /** Takes what was typed, where nothing is marked. */
  onEnter?: () => void
  /** Whether the first one is marked, for Enter to take it. */
  isFirstMarked?: boolean
}

/** A field below which stands what can be chosen; what is chosen goes elsewhere, and the field is free again. */
export function PickField(props: Props) {
  const { label, hint, error, maxLength, picks, list, value, onType, onPick, onEnter, isFirstMarked = false } = props
  const layer = useLayer()
  const [isOpen, setOpen] = useState(false)
  const marked = useRef<Pick>(undefined)
  return (
    <FieldFrame label={label} hint={hint} error={error}>
      {(control) => (
        <Autocomplete.Root<Pick>
          items={picks}
          mode="none"
          autoHighlight={isFirstMarked}
          itemToStringValue={({ text }) => text}
          value={value}
          // A list of nothing would still hide the page from those who hear it.
          open={isOpen && picks.length > 0}
          onOpenChange={setOpen}
          onItemHighlighted={(pick) => (marked.current = pick)}
          // What is chosen goes elsewhere; it is never written into the field.
          onValueChange={(text, { reason }) => reason === 'input-change' && onType(text)}
        >
          <Autocomplete.Input
            {...control}
            maxLength={maxLength}
            autoComplete="off"
            onKeyDown={(event) => {
              const isMarked = picks.some(({ id }) => id === marked.current?.id)
              if (event.key !== 'Enter' || event.nativeEvent.isComposing || !onEnter || (isOpen && isMarked)) return
              event.preventDefault()
              event.preventBaseUIHandler()
              setOpen(false)
              onEnter()
            }}
          />
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
                      {pick.detail ? <span className="text-label wrap-anywhere text-muted">{pick.detail}</span> : null}
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
