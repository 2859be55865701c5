import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useNavigate } from 'react-router'

import { ApiError } from '../../../contract/client.ts'
import type { Offer } from '../../../contract/enquiries/shapes.ts'
import { fill } from '../../../messages/fill.ts'
import { Button } from '../../components/button.tsx'
import { localizePath, useLocale } from '../../navigation/locale-path.ts'
import type { ModalFlag } from '../../navigation/modal-flags.ts'
import { useOverlay } from '../../navigation/overlay.ts'
import { forgetPath } from '../../navigation/remembered-path.ts'
import { browserApi } from '../../page-data.ts'
import { announce } from '../../state/announcement-store.ts'
import { logOut, useAuth } from '../../state/auth-store.ts'
import { useWords } from '../../words.ts'
import { forgetOffer, keepOffer } from '../accounts/access/offer-awaiting.ts'
import { ResendButton } from '../accounts/access/resend-button.tsx'
import { heedLogin } from '../accounts/customer/heed-login.ts'
import { putOffered } from './put-offered.ts'

interface BuyOfferProps {
  offer: Offer & { artwork: NonNullable<Offer['artwork']> }
  token: string
  onClosed: () => void
}

/** From an offer into the cart: with a login first if that is needed, and with words when the offer is another's. */
export function BuyOffer({ offer, token, onClosed }: BuyOfferProps) {
  const { offer: words } = useWords().enquiry
  const locale = useLocale()
  const navigate = useNavigate()
  const { modal, openModal } = useOverlay()
  const user = useAuth((auth) => auth.user)
  const [isBusy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<{ code: string; text: string }>()
  const isWanted = useRef(false)
  const { artwork, email_hint, is_yours } = offer

  async function buy() {
    if (isBusy) return
    setBusy(true)
    setRefusal(undefined)
    const call = browserApi(locale)
    try {
      const { offer: accepted } = await call('POST /offers/{token}/acceptance', { params: { token } }).catch(heedLogin)
      // Taken before, and over since.
      forgetOffer()
      if (accepted.state !== 'open') return onClosed()
      if ((await putOffered(call, artwork.id, accepted)) === 'full') {
        setRefusal({ code: '', text: words.cartFull })
        return
      }
      announce(fill(words.inCart, { title: artwork.title }))
      await navigate(localizePath('/cart', locale))
    } catch (fault) {
      if (!(fault instanceof ApiError)) throw fault
      if (fault.code === 'offer-closed') return onClosed()
      if (fault.code === 'offer-unverified') keepOffer(`/offer/${token}`)
      const isWorded = fault.status > 0 && fault.status < 500
      setRefusal({ code: fault.code, text: isWorded ? fault.message : words.failed })
    } finally {
      setBusy(false)
    }
  }

  // Whoever wanted to buy and had to log in first goes on, once the modal has left the address.
  const goOn = useEffectEvent(() => {
    if (!isWanted.current) return
    isWanted.current = false
    void buy()
  })
  const isIn = user !== null && modal === undefined
  useEffect(() => {
    if (isIn) goOn()
  }, [isIn])

  function comeIn(flag: ModalFlag) {
    isWanted.current = true
    setRefusal(undefined)
    forgetPath()
    openModal(flag)
  }

  if (!user) {
    return (
      <div className="space-y-4">
        <p className="text-body">{fill(words.madeTo, { email: email_hint })}</p>
        <div className="flex flex-wrap gap-4">
          <Button onClick={() => comeIn('loginModal')}>{words.login}</Button>
          <Button look="outline" onClick={() => comeIn('registerModal')}>
            {words.register}
          </Button>
        </div>
      </div>
    )
  }
  const told =
    refusal?.code === 'offer-not-yours'
      ? fill(words.notYours, { email: email_hint, mine: user.email })
      : refusal?.code === 'offer-unverified'
        ? fill(words.unverified, { email: user.email })
        : refusal?.text
  return (
    <div className="space-y-4">
      {is_yours || told ? null : <p className="text-body">{fill(words.madeTo, { email: email_hint })}</p>}
      {/* It must stand before it is filled, to be heard. */}
      <p role="alert" className={told ? 'text-body break-words text-error' : 'sr-only'}>
        {told}
      </p>
      {refusal?.code === 'offer-unverified' ? (
        <ResendButton name={words.resend} sent={words.resent} send={(call) => call('POST /auth/verification/resend')} />
      ) : null}
      {refusal?.code === 'offer-not-yours' ? (
        <Button look="outline" onClick={() => void logOut(browserApi(locale)).then(() => comeIn('loginModal'))}>
          {words.otherAccount}
        </Button>
      ) : (
        <Button className="w-full aria-disabled:opacity-50" aria-disabled={isBusy} onClick={() => void buy()}>
          {words.buy}
        </Button>
      )}
    </div>
  )
}
