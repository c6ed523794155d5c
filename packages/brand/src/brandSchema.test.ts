import { describe, expect, it } from 'vitest'
import { checkBrand } from './brandSchema.ts'
import type { Brand, OfficeTimeZone } from './contract.ts'
import type { BrandOffers } from './offers.ts'
import { plainBrand } from './testing/index.ts'

describe('checkBrand', () => {
  it('accepts a complete brand', () => {
    expect(() => checkBrand(plainBrand)).not.toThrow()
  })

  it('accepts a link to the home page', () => {
    const navigation = { ...plainBrand.navigation, header: [{ label: 'Home', href: '/' }] }
    expect(() => checkBrand({ ...plainBrand, navigation })).not.toThrow()
  })

  it('accepts a brand with its own occupations', () => {
    expect(() => checkBrand({ ...plainBrand, occupationIds: [25, 47] })).not.toThrow()
  })

  it('accepts a brand with its own panel', () => {
    expect(() => checkBrand({ ...plainBrand, insurers: ['ZUR', 'LRK'] })).not.toThrow()
  })

  it.each([
    ['insurers.0: must be one of MLP, NEO', ['XYZ', 'ZUR']],
    ['insurers: must name two insurers or more', ['ZUR']],
    ['insurers: must name each insurer once', ['ZUR', 'ZUR']],
  ])('refuses a panel: %s', (error, insurers) => {
    expect(() => checkBrand({ ...plainBrand, insurers: insurers as Brand['insurers'] })).toThrow(error)
  })

  const reviewedBy = (path: string, on: string, by: string) => ({
    ...plainBrand,
    content: { reviewed: { [path]: { on, by } } },
  })

  it('accepts who checked a page', () => {
    expect(() => checkBrand(reviewedBy('/faq/super', '2027-03-01', 'Alex Example'))).not.toThrow()
  })

  it.each([
    ['content.reviewed./faq/super.on: must be a day', '/faq/super', 'March', 'Alex Example'],
    ['content.reviewed./faq/super.by: ', '/faq/super', '2027-03-01', ' '],
    ['content.reviewed.faq#super: ', 'faq#super', '2027-03-01', 'Alex Example'],
  ])('refuses a check: %s', (error, path, on, by) => {
    expect(() => checkBrand(reviewedBy(path, on, by))).toThrow(error)
  })

  const refundPaid = 'We pay it to your bank account each July.'

  it.each([
    { laterYears: 20, refund: null },
    { laterYears: 15, refund: 50, refundPaid },
  ])('accepts what a brand pays back of its commission: %j', (remuneration) => {
    expect(() => checkBrand({ ...plainBrand, remuneration })).not.toThrow()
  })

  it.each([
    ['remuneration.refund: ', { laterYears: 20, refund: 0, refundPaid }],
    ['remuneration.refund: must be a whole percentage', { laterYears: 20, refund: 0.5, refundPaid }],
    ['remuneration.laterYears: ', { laterYears: 101, refund: 50, refundPaid }],
    ['remuneration.refundPaid: must say when and how a refund is paid', { laterYears: 20, refund: 50 }],
    ['remuneration.refundPaid: must be one to three whole', { laterYears: 20, refund: 50, refundPaid: '' }],
  ])('refuses a refund: %s', (error, remuneration) => {
    expect(() => checkBrand({ ...plainBrand, remuneration })).toThrow(error)
  })

  it.each([
    ['accountName', { accountName: 'plain cover' }],
    ['accountName', { accountName: 'a'.repeat(33) }],
    ['link', { link: 'https://www.plain.example/' }],
    ['link', { link: 'http://www.plain.example' }],
    ['email', { email: 'hello' }],
    ['phone', { phone: 'call us' }],
    ['office.timeZone', { office: { ...plainBrand.office, timeZone: 'Europe/Berlin' as OfficeTimeZone } }],
    ['office.opens', { office: { ...plainBrand.office, opens: '8 am' } }],
    ['office', { office: { ...plainBrand.office, opens: '18:30' } }],
    ['office.post', { office: { ...plainBrand.office, post: 'GPO Box 0000' } }],
    ['words.remuneration', { words: { ...plainBrand.words, remuneration: '' } }],
    ['background', { background: 'white' }],
    ['fsgLink', { fsgLink: '//elsewhere.example' }],
    ['whoWeAreLink', { whoWeAreLink: 'javascript:alert(1)' }],
    ['regNumbers.abn', { regNumbers: { abn: '1', afsl: '000000' } }],
    ['themeColors.kgreen-400', { themeColors: { ...plainBrand.themeColors, 'kgreen-400': 'green' } }],
    ['navigation.header', { navigation: { ...plainBrand.navigation, header: [] } }],
    ['legalName', { legalName: ' ' }],
    ['occupationIds', { occupationIds: [] }],
    ['occupationIds.1', { occupationIds: [25, 0] }],
  ])('names the field at fault: %s', (field, change) => {
    expect(() => checkBrand({ ...plainBrand, ...change })).toThrow(`${field}: `)
  })

  it('accepts switches of what a brand does not offer', () => {
    expect(() => checkBrand({ ...plainBrand, offers: {} })).not.toThrow()
    expect(() => checkBrand({ ...plainBrand, offers: { claims: false, transfers: true } })).not.toThrow()
    expect(() => checkBrand({ ...plainBrand, offers: { account: false, claims: false } })).not.toThrow()
  })

  it.each([
    [
      'offers: no offer is called claim; there are claims, transfers, changeCover, guaranteedInsurability, identityCheck, account',
      { claim: false },
    ],
    ['offers.claims: must be true or false', { claims: 'no' }],
    ['offers: must name offers', ['claims']],
    ['offers.claims: needs the account, which is off', { account: false, claims: true }],
    ['offers.changeCover: needs the account, which is off', { account: false, changeCover: true }],
    [
      'offers.guaranteedInsurability: needs the account, which is off',
      { account: false, guaranteedInsurability: true },
    ],
    ['offers.identityCheck: needs the account, which is off', { account: false, identityCheck: true }],
  ])('refuses switches: %s', (error, offers) => {
    expect(() => checkBrand({ ...plainBrand, offers: offers as BrandOffers })).toThrow(error)
  })

  it('names every field at fault at once', () => {
    expect(() => checkBrand({ ...plainBrand, name: '', email: '' })).toThrow(/name: [\s\S]*email: /)
  })
})
