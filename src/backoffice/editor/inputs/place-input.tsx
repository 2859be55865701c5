import { Autocomplete } from '@base-ui/react/autocomplete'
import { useRef } from 'react'

import type { Words } from '../../../contract/content/fields.ts'
import { FieldFrame } from '../../../web/components/field.tsx'
import { Icon } from '../../../web/components/icon.tsx'
import { AS_BUTTON } from '../../components/as-button.tsx'
import { useLayer } from '../../components/layer.ts'
import { useForm, useValue } from '../form-context.ts'
import { type Place, usePlaces } from './use-places.ts'

interface Props {
  path: string
  label: string
  hint?: string | undefined
  max: number
}

/** A place of the site: chosen by its name, or typed as it stands in addresses. */
export function PlaceInput({ path, label, hint, max }: Props) {
  const { isReadOnly } = useForm()
  const layer = useLayer()
  const { value = '', error, isNeeded, change } = useValue<string>(path)
  const places = usePlaces()
  // Whoever opens the list with something chosen wants to see the others.
  const chosen = places.find(({ address }) => address === value)
  const isChosen = chosen !== undefined
  // Whoever types a beginning and goes on means the first that begins so: as an address it would lead nowhere.
  const meant = isChosen || value === '' ? undefined : places.find((place) => beginsLike(place, value))
  const isMarked = useRef(false)
  const besides = `${path.slice(0, path.lastIndexOf('.'))}.name`
  const { value: named, change: name } = useValue<Words>(besides)
  // What leads there is called as the place is, unless somebody has named it.
  function go(address: string) {
    change(address || undefined)
    const place = places.find((one) => one.address === address)
    if (place && named === undefined) name(place.words)
  }
  return (
    <FieldFrame label={label} hint={chosen?.name ?? hint} error={error}>
      {({ className, ...control }) => (
        <div className="relative">
          <Autocomplete.Root<Place>
            items={places}
            filter={isChosen ? null : isMeant}
            itemToStringValue={({ address }) => address}
            openOnInputClick
            readOnly={isReadOnly}
            value={value}
            onValueChange={(text) => go(text.trim())}
            onItemHighlighted={(place) => (isMarked.current = place !== undefined)}
          >
            <Autocomplete.Input
              {...control}
              data-path={path}
              aria-required={isNeeded}
              maxLength={max}
              className={`${className} pr-8`}
              onKeyDown={({ key, nativeEvent }) => {
                if (!meant || isReadOnly || nativeEvent.isComposing) return
                if (key === 'Tab' || (key === 'Enter' && !isMarked.current)) go(meant.address)
              }}
            />
            <Icon name="chevron" className="pointer-events-none absolute right-0 bottom-2.5" />
            <Autocomplete.Portal {...(layer ? { container: layer } : {})}>
              <Autocomplete.Positioner
                className="z-50 w-(--anchor-width) min-w-60"
                align="start"
                positionMethod={layer ? 'fixed' : 'absolute'}
                collisionPadding={{ top: layer ? 8 : 104, bottom: 8 }}
              >
                <Autocomplete.Popup className="max-h-[min(18rem,var(--available-height))] overflow-y-auto border border-ink bg-paper text-ink empty:hidden data-empty:hidden">
                  <Autocomplete.List aria-label={label}>
                    {(place: Place) => (
                      <Autocomplete.Item
                        key={place.address}
                        value={place}
                        className="flex min-h-11 w-full cursor-pointer items-center justify-between gap-4 px-3 text-left data-highlighted:bg-line/60"
                        {...AS_BUTTON}
                      >
                        <span className="min-w-0 break-words">{place.name}</span>
                        <span className="text-label text-muted">/{place.address}</span>
                      </Autocomplete.Item>
                    )}
                  </Autocomplete.List>
                </Autocomplete.Popup>
              </Autocomplete.Positioner>
            </Autocomplete.Portal>
          </Autocomplete.Root>
        </div>
      )}
    </FieldFrame>
  )
}

const beginsLike = ({ name, address }: Place, typed: string) =>
  [name, address].some((text) => text.toLocaleLowerCase().startsWith(typed.toLocaleLowerCase()))

const isMeant = ({ name, address }: Place, typed: string) =>
  [name, address].some((text) => text.toLocaleLowerCase().includes(typed.trim().toLocaleLowerCase()))
