import fc from 'fast-check'
import { beforeEach, expect, test } from 'vitest'

import { MOST_IN_CART } from '../../contract/catalogue/values.ts'
import {
  addToCart,
  clearCart,
  countOf,
  removeDeliveryPrice,
  removeFromCart,
  resetDeliveryPrice,
  setAside,
  setDeliveryPrice,
  subtotalOf,
  totalOf,
  useCart,
} from './cart-store.ts'

const cart = () => useCart.getState()

beforeEach(() => useCart.setState({ artworks: [], deliveryPrice: 0, setAside: [] }))

test('a work is put in, and taken out by its id', () => {
  addToCart({ id: 1, final_price: 1200 })
  addToCart({ id: 2, final_price: 80.5 })
  removeFromCart(1)

  expect(cart().artworks).toEqual([{ id: 2, final_price: 80.5 }])
  expect(countOf(cart())).toBe(1)
})

test('a work is there once: put in again it has the new options, at the same place', () => {
  addToCart({ id: 1, final_price: 100, choices: [4] })
  addToCart({ id: 2, final_price: 200 })
  addToCart({ id: 1, final_price: 140, choices: [5] })

  expect(cart().artworks).toEqual([
    { id: 1, final_price: 140, choices: [5] },
    { id: 2, final_price: 200 },
  ])
})

test('a full cart takes no further work, but new options', () => {
  for (let id = 1; id <= MOST_IN_CART; id++) expect(addToCart({ id, final_price: 10 })).toBe('added')

  expect(addToCart({ id: 99, final_price: 10 })).toBe('full')
  expect(addToCart({ id: 3, final_price: 12 })).toBe('added')
  expect(countOf(cart())).toBe(MOST_IN_CART)
})

test('sums are exact to the cent', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 0, max: 4_000_000 }), { maxLength: MOST_IN_CART }),
      fc.nat(50_000),
      (prices, delivery) => {
        const state = {
          artworks: prices.map((cents, id) => ({ id, final_price: cents / 100 })),
          deliveryPrice: delivery / 100,
          setAside: [],
        }
        const cents = prices.reduce((sum, price) => sum + price, 0)
        expect(subtotalOf(state)).toBe(cents / 100)
        expect(totalOf(state)).toBe((cents + delivery) / 100)
      },
    ),
  )
})

test('the delivery price is set, lessened down to nothing, and reset', () => {
  setDeliveryPrice(45)
  removeDeliveryPrice(20)
  expect(cart().deliveryPrice).toBe(25)
  removeDeliveryPrice(30)
  expect(cart().deliveryPrice).toBe(0)
  setDeliveryPrice(45)
  resetDeliveryPrice()
  expect(cart().deliveryPrice).toBe(0)
})

test('clearing takes out the works and the delivery price', () => {
  addToCart({ id: 1, final_price: 10 })
  setDeliveryPrice(45)
  clearCart()

  expect([countOf(cart()), totalOf(cart())]).toEqual([0, 0])
})

test('what is set aside counts nowhere and is not forgotten; it comes back when put in again', () => {
  addToCart({ id: 1, final_price: 10 })
  setAside(1)
  setAside(7)
  expect([countOf(cart()), totalOf(cart()), cart().setAside]).toEqual([0, 0, [{ id: 1, final_price: 10 }]])

  addToCart({ id: 1, final_price: 10 })
  expect([countOf(cart()), cart().setAside]).toEqual([1, []])
})

test('whatever lies in the storage becomes a sound cart', () => {
  const { merge } = useCart.persist.getOptions()
  const work = { id: 1, final_price: 10 }
  const kept = [
    null,
    'x',
    work,
    work,
    { id: 'a', final_price: 1 },
    { id: 2, final_price: -1 },
    { id: 3, final_price: 5, choices: [1, 'b'], more: 1 },
  ]

  expect(merge?.({ artworks: kept, deliveryPrice: 'free' }, cart())).toEqual({
    artworks: [work, { id: 3, final_price: 5, choices: [1] }],
    deliveryPrice: 0,
    setAside: [],
  })
  fc.assert(
    fc.property(fc.anything(), (anything) => {
      expect(merge?.(anything, cart())).toMatchObject({
        artworks: expect.any(Array),
        deliveryPrice: expect.any(Number),
      })
    }),
  )
})
