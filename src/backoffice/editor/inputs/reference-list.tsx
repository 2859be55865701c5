import { Combobox } from '@base-ui/react/combobox'

import type { EditedKind } from '../../../contract/content/values.ts'
import { fill } from '../../../messages/fill.ts'
import { AS_BUTTON } from '../../components/as-button.tsx'
import { useLayer } from '../../components/layer.ts'
import { Thumbnail } from '../../components/thumbnail.tsx'
import { SaleOf } from '../../lists/sale-of.tsx'
import { chooseText } from '../../lists/title-of.tsx'
import { useLocale, useWords } from '../../words.ts'
import type { Option } from './use-reference-choice.ts'

const LABEL_PX = 28

/** What a field that looks things up offers, below it or above. */
export function ReferenceList({ kind, options, said }: { kind: EditedKind; options: Option[]; said: string | null }) {
  const { editor, frame } = useWords()
  const layer = useLayer()
  const hasPictures = options.some(({ picture }) => picture)
  return (
    <Combobox.Portal {...(layer ? { container: layer } : {})}>
      <Combobox.Positioner
        className="z-50 w-(--anchor-width) min-w-40"
        align="start"
        // Above the field it leaves the label free.
        sideOffset={({ side }) => (side === 'top' ? LABEL_PX : 0)}
        positionMethod={layer ? 'fixed' : 'absolute'}
        // It never covers the languages at the top of a phone.
        collisionPadding={{ top: layer ? 8 : 104, bottom: 8 }}
      >
        <Combobox.Popup className="max-h-[min(18rem,var(--available-height))] overflow-y-auto border border-ink bg-paper text-ink">
          <Combobox.Status className="px-3 text-label text-muted not-empty:py-2">{said}</Combobox.Status>
          <Combobox.List aria-label={fill(editor.reference.search, { kind: frame.kinds[kind].many })}>
            {(option: Option) => (
              <Combobox.Item
                key={option.key ?? ' '}
                value={option}
                className={`flex min-h-11 w-full cursor-pointer items-center px-3 text-left data-highlighted:bg-line/60 ${option.key === null ? 'text-accent' : ''}`}
                {...AS_BUTTON}
              >
                {option.key === null ? (
                  fill(editor.reference.create, { name: option.text })
                ) : (
                  <Offered {...option} hasPictures={hasPictures} />
                )}
              </Combobox.Item>
            )}
          </Combobox.List>
        </Combobox.Popup>
      </Combobox.Positioner>
    </Combobox.Portal>
  )
}

/** One of the list: with its picture and its artist where there are some. */
function Offered({ text, artist, picture, price, availability, hasPictures }: Option & { hasPictures: boolean }) {
  const by = chooseText(artist ?? undefined, useLocale())?.text
  return (
    <span className="flex min-w-0 items-center gap-3 py-1">
      {hasPictures ? <Thumbnail picture={picture ?? null} className="size-9 shrink-0" /> : null}
      <span className="min-w-0">
        {text}
        {by ? <span className="block text-label text-muted">{by}</span> : null}
        {availability ? (
          <span className="block text-label text-muted">
            <SaleOf price={price ?? null} availability={availability} />
          </span>
        ) : null}
      </span>
    </span>
  )
}
