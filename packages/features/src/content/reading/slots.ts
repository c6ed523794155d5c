import { type BrandData, chooseParts, officeHours } from '@coverkit/brand'
import { capital } from '#common/form/countWord.ts'
import { panelCount } from '#cover/panel'
import { coverCount } from '#cover/words'
import { refundWords } from '../legal/refundWords.ts'
import { ACTION_NAMES, ACTIONS } from './actions.ts'

type Fill = (brand: BrandData) => string

const actionSlots = ACTION_NAMES.map((name): [string, Fill] => [`link.${name}`, () => ACTIONS[name].href])

/** Placeholders in a text that are filled in, most of them by the brand: `{brand.phone}`. */
const SLOTS: ReadonlyMap<string, Fill> = new Map([
  ['brand.name', (brand) => brand.name],
  ['brand.legalName', (brand) => brand.legalName],
  ['brand.phone', (brand) => brand.phone],
  ['brand.hours', officeHours],
  ['brand.post', (brand) => brand.office.post],
  ['brand.email', (brand) => brand.email],
  ['brand.abn', (brand) => brand.regNumbers.abn],
  ['brand.afsl', (brand) => brand.regNumbers.afsl],
  ['brand.insurers', panelCount],
  // With the space before it, so that a brand without a refund has one space in its place.
  ['brand.refund', (brand) => refundWords(brand).replace(/^./, ' $&')],
  ['brand.fsgLink', (brand) => brand.fsgLink],
  ['brand.privacyPolicyLink', (brand) => brand.privacyPolicyLink],
  ['brand.whoWeAreLink', (brand) => brand.whoWeAreLink],
  ['covers', coverCount],
  ['Covers', () => capital(coverCount())],
  ...actionSlots,
])

const SLOT = /\{([^{}]*)\}/g

/** The slots of a text that do not exist. */
export function unknownSlots(text: string): string[] {
  return [...text.matchAll(SLOT)].flatMap(([slot, name = '']) => (SLOTS.has(name) ? [] : [slot]))
}

/** A text in the brand's words: for what it offers, with its slots filled. */
export function fillSlots(text: string, brand: BrandData): string {
  return chooseParts(text, brand).replace(SLOT, (slot, name: string) => SLOTS.get(name)?.(brand) ?? slot)
}

/** An address with its slots filled. A phone number loses its spaces. */
export function fillAddress(address: string, brand: BrandData): string {
  const filled = fillSlots(address, brand)
  return filled.startsWith('tel:') ? filled.replaceAll(' ', '') : filled
}
