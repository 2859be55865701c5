import { z } from 'zod'

import { line, requiredLine } from '../accounts/shapes.ts'
import { ownedCertificate } from '../certificates/shapes.ts'
import { paragraphs } from '../fields.ts'
import { MOST_EUROS, WORK_ORIGINS } from './values.ts'

const euros = z.number().describe('Euros.')
const told = z.number().min(0).max(MOST_EUROS).multipleOf(0.01).nullable().default(null).describe('Euros.')
/** A day that calendars have; the database knows no year 0. */
const day = z.iso
  .date()
  .refine((date) => date >= '1000-01-01' && date <= '2999-12-31')
  .nullable()
  .default(null)

/** What owners say of a work for themselves. */
export const ownerWords = z
  .object({
    price: told.describe('What was paid for it, in euros. Of a work that they bought here the order says it.'),
    value: told.describe('What it is worth to their knowledge, in euros.'),
    valued_on: day.describe('When that was said; without a day it is today.'),
    place: line(200).default('').describe('Where it is.'),
    notes: paragraphs(2000).default(''),
  })
  .meta({ id: 'OwnerWords' })

/** A work as its owner describes it. */
export const describedWork = ownerWords
  .extend({
    artist: line(200).default(''),
    title: requiredLine(300),
    year: line(40).default(''),
    technique: line(200).default(''),
    dimensions: line(100).default(''),
    acquired_on: day,
    acquired_from: line(200).default(''),
  })
  .meta({ id: 'DescribedWork' })

/** A work of somebody’s collection, whether it was certified here or added by hand. */
export const collectedWork = z
  .object({
    id: z.string().describe('Of one that is certified here the number of its certificate.'),
    origin: z.enum(WORK_ORIGINS),
    version: z.int().describe('Of what the owner says; 0 while that is nothing.'),
    artist: z.string(),
    title: z.string(),
    year: z.string(),
    technique: z.string(),
    dimensions: z.string(),
    acquired_on: z.iso.date().nullable(),
    acquired_from: z.string(),
    price: euros.nullable().describe('What was paid for it; of a work bought here, what the order says.'),
    value: euros.nullable().describe('What its owner says that it is worth.'),
    valued_on: z.iso.date().nullable(),
    place: z.string(),
    notes: z.string(),
    photo: z.string().nullable().describe('Changes with the photograph, which is fetched by a call of its own.'),
    certificate: ownedCertificate.nullable(),
    order: z.string().nullable().describe('By which the owner bought it here.'),
    invoice: z.string().nullable().describe('A paper of that order.'),
  })
  .meta({ id: 'CollectedWork' })
export type CollectedWork = z.output<typeof collectedWork>
export type OwnerWords = z.output<typeof ownerWords>
export type DescribedWork = z.output<typeof describedWork>

/** What all of it is worth. */
export const collectionSum = z
  .object({
    value: euros.describe('Of each work what its owner says, or else what was paid for it.'),
    unknown: z.int().describe('Of how many works neither is known.'),
  })
  .meta({ id: 'CollectionSum' })
export type CollectionSum = z.output<typeof collectionSum>
