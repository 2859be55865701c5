import { HOUR } from '../../contract/content/kinds/place.ts'
import { isEditedKind } from '../kinds.ts'
import { useFieldWords } from './field-words.ts'
import { type FieldPlace, useForm } from './form-context.ts'
import { AltInput } from './inputs/alt-input.tsx'
import { ChoiceInput, ChoicesInput, FlagInput } from './inputs/choice-inputs.tsx'
import { ColorsInput } from './inputs/colors-input.tsx'
import { FileInput, FilePerLanguageInput } from './inputs/file-inputs.tsx'
import { FramesInput } from './inputs/frames-input.tsx'
import { HourInput } from './inputs/hour-input.tsx'
import { CountryInput, TimeZoneInput } from './inputs/known-choice-inputs.tsx'
import { ListInput } from './inputs/list-input.tsx'
import { MaskInput } from './inputs/mask/mask-input.tsx'
import { NumberInput } from './inputs/number-input.tsx'
import { NumberOffer } from './inputs/number-offer.tsx'
import { PictureInput } from './inputs/picture-input.tsx'
import { PicturesInput } from './inputs/pictures-input.tsx'
import { PlaceInput } from './inputs/place-input.tsx'
import { ReferenceInput } from './inputs/reference-input.tsx'
import { ReferencesInput } from './inputs/references-input.tsx'
import { SearchSketch } from './inputs/search-sketch.tsx'
import { NumbersInput, TextsInput } from './inputs/several-inputs.tsx'
import { SlugInput } from './inputs/slug-input.tsx'
import { TextInput } from './inputs/text-input.tsx'
import { WidthInput } from './inputs/width-input.tsx'
import { WordsInput } from './inputs/words-input.tsx'

const WIDE = 'col-span-full'
const LONGEST_KEY = 100

/** The control that suits a field. */
export function FieldInput({ path, name, field }: FieldPlace) {
  const { nameOf, hintOf } = useFieldWords(useForm().item.kind)
  const label = nameOf(name)
  const hint = hintOf(name)
  switch (field.type) {
    case 'text':
      if (name === 'inventory_number') return <NumberOffer path={path} label={label} max={field.max} />
      if (name === 'country') return <CountryInput path={path} label={label} />
      if (name === 'time_zone') return <TimeZoneInput path={path} label={label} />
      if (path === 'slug') return <SlugInput path={path} label={label} hint={hint} max={field.max} />
      if (field.pattern === HOUR.pattern) return <HourInput path={path} label={label} hint={hint} />
      if (field.place) return <PlaceInput path={path} label={label} hint={hint} max={field.max} />
      return <TextInput path={path} label={label} hint={hint} max={field.max} />
    case 'link':
      return <TextInput path={path} label={label} max={2000} type="url" />
    case 'words':
      if (name === 'alt' || name === 'picture_alt') {
        return (
          <div className={name === 'alt' ? `${WIDE} lg:col-span-3` : WIDE}>
            <AltInput path={path} label={label} hint={hint} max={field.max} isCompact={name === 'alt'} />
          </div>
        )
      }
      return (
        <div className={WIDE}>
          <WordsInput
            path={path}
            label={label}
            hint={hint}
            max={field.max}
            standsAlone={name.startsWith('search_')}
            {...(field.isProse ? { isProse: true } : {})}
          />
          {name === 'search_description' ? <SearchSketch /> : null}
        </div>
      )
    case 'number':
      if (path === 'width') return <WidthInput path={path} label={label} hint={hint} field={field} />
      return <NumberInput path={path} label={label} hint={hint} field={field} />
    case 'flag':
      return <FlagInput path={path} label={label} />
    case 'choice':
      return (
        <ChoiceInput
          path={path}
          name={name}
          label={label}
          values={field.values}
          hint={hint}
          // The main picture shows a work from the front unless somebody says otherwise.
          usual={name === 'view' && path.split('.').at(-2) === '0' ? 'front' : undefined}
        />
      )
    case 'choices':
      return (
        <div className={WIDE}>
          {name === 'colors' ? (
            <ColorsInput path={path} label={label} />
          ) : (
            <ChoicesInput path={path} name={name} label={label} values={field.values} hint={hint} />
          )}
        </div>
      )
    case 'day':
      return <TextInput path={path} label={label} hint={hint} type="date" />
    case 'texts':
      return <TextsInput path={path} label={label} hint={hint} />
    case 'numbers':
      return (
        <div className={WIDE}>
          <NumbersInput path={path} label={label} name={name} min={field.min} max={field.max} />
        </div>
      )
    case 'reference':
      if (!isEditedKind(field.kind)) return <TextInput path={path} label={label} max={LONGEST_KEY} />
      return <ReferenceInput path={path} label={label} hint={hint} kind={field.kind} />
    case 'references':
      if (!isEditedKind(field.kind)) return <TextsInput path={path} label={label} hint={hint} />
      return (
        <div className={WIDE}>
          <ReferencesInput path={path} label={label} hint={hint} kind={field.kind} />
        </div>
      )
    case 'file':
      if (name === 'mask') return <MaskInput {...{ path, label, hint }} of="work" />
      if (name === 'wall_mask') return <MaskInput {...{ path, label, hint }} of="wall" />
      if (field.of === 'picture') return <PictureInput path={path} label={label} hint={hint} />
      return <FileInput path={path} label={label} of={field.of} />
    case 'files':
      return (
        <div className={WIDE}>
          <FramesInput path={path} label={label} hint={hint} />
        </div>
      )
    case 'file-per-language':
      return (
        <div className={WIDE}>
          <FilePerLanguageInput path={path} label={label} of={field.of} />
        </div>
      )
    case 'list':
      return (
        <div className={WIDE}>
          {name === 'pictures' ? (
            <PicturesInput path={path} fields={field.fields} />
          ) : (
            <ListInput path={path} label={label} fields={field.fields} />
          )}
        </div>
      )
  }
}
