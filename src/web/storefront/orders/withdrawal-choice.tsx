import { useState } from 'react'

import type { Reply } from '../../../contract/client.ts'
import { LANGUAGES } from '../../../contract/locale.ts'
import { WITHDRAWAL_DAYS } from '../../../contract/orders/values.ts'
import { fill } from '../../../messages/fill.ts'
import { formatDay } from '../../../messages/format-day.ts'
import { Button } from '../../components/button.tsx'
import { Picture } from '../../components/picture.tsx'
import { Checkbox } from '../../forms/checkbox.tsx'
import { Form } from '../../forms/form.tsx'
import { useForm } from '../../forms/use-form.ts'
import { useLocale } from '../../navigation/locale-path.ts'
import { useWithdrawalWords } from './withdrawal-words.ts'

interface Props {
  order: string
  email: string
  terms: Reply<'POST /withdrawals/terms'>
  onBack: () => void
  /** When it was received, as people write it. */
  onReceived: (moment: string) => void
}

/** The works of an order: from which one withdraws, which cannot be taken back and why; and the last word. */
export function WithdrawalChoice({ order, email, terms, onBack, onReceived }: Props) {
  const words = useWithdrawalWords()
  const locale = useLocale()
  const open = terms.works.filter(({ standing }) => standing === 'open')
  const [chosen, setChosen] = useState(open.length === 1 ? open.map(({ artwork }) => artwork) : [])
  const [isNothingChosen, setNothingChosen] = useState(false)
  const form = useForm(async (_, call) => {
    setNothingChosen(chosen.length === 0)
    if (chosen.length === 0) return
    const { at } = await call('POST /withdrawals', { body: { order, email, artworks: chosen } })
    const style = { dateStyle: 'long', timeStyle: 'short' } as const
    onReceived(new Intl.DateTimeFormat(LANGUAGES[locale].habits, style).format(new Date(at)))
  })
  const toggle = (artwork: number, is: boolean) => {
    setNothingChosen(false)
    setChosen((before) => [...before.filter((one) => one !== artwork), ...(is ? [artwork] : [])])
  }
  const works = (
    <ul className="divide-y divide-line border-y border-line">
      {terms.works.map(({ artwork, title, artist, picture, standing }) => {
        const told = (
          <span>
            <span className="block text-body">{title}</span>
            <span className="block text-muted">{artist}</span>
          </span>
        )
        return (
          <li key={artwork} className="flex items-center gap-4 py-4">
            <div className="w-16 shrink-0">{picture ? <Picture picture={picture} sizes="64px" /> : null}</div>
            {standing === 'open' && terms.is_open ? (
              <Checkbox
                label={told}
                checked={chosen.includes(artwork)}
                onChange={({ target }) => toggle(artwork, target.checked)}
              />
            ) : (
              <div className="text-label">
                {told}
                <p className="mt-1">{standing === 'open' ? words.over : words.standings[standing]}</p>
              </div>
            )}
          </li>
        )
      })}
    </ul>
  )
  const back = (
    <Button look="quiet" onClick={onBack}>
      {words.back}
    </Button>
  )
  return (
    <div ref={(part) => part?.focus()} tabIndex={-1} className="space-y-8 outline-none">
      <p className="text-lead">{fill(words.choose, { number: terms.number })}</p>
      <p className="text-label text-muted">
        {terms.until === null
          ? fill(words.notCome, { days: WITHDRAWAL_DAYS })
          : fill(words.until, { day: formatDay(terms.until, locale) })}
      </p>
      {terms.is_open ? (
        <Form form={form} submit={words.confirm} aside={back}>
          {works}
          <p role="alert" className="text-label text-error">
            {isNothingChosen ? words.nothing : ''}
          </p>
          <p className="text-label text-muted">{words.what}</p>
        </Form>
      ) : (
        <>
          {works}
          {back}
        </>
      )}
    </div>
  )
}
