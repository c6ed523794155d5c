import type { PaymentPart, SaveApplicationRequest, SelectedQuote } from '@coverkit/core'
import type { ReceiptFile } from '@coverkit/core/receipt'
import { describe, expect, test } from 'vitest'
import { OPERATION_ENGINE } from '../../testing/engines.ts'
import { readPdf } from '../../testing/readPdf.ts'
import { paidInTwoWays } from '../../testing/twoWaysOfPaying.ts'
import { APPLICATION_PATH, bearer, selectedOf, withDetails } from '../../testing/useApplications.ts'
import { useSignatures, type Waiting } from '../../testing/useSignatures.ts'

/** Rendering is slow while other tests use the processor. */
const UNDER_LOAD = { timeout: 120_000 }

const inside: PaymentPart = {
  side: 'inside',
  covers: ['life', 'tpd'],
  frequency: 'yearly',
  amount: 602.55,
  perYear: 602.55,
  rebate: 104.89,
  fee: 0,
}
const outside: PaymentPart = {
  side: 'outside',
  covers: ['criticalIllness'],
  frequency: 'monthly',
  amount: 46.88,
  perYear: 562.56,
  rebate: 0,
  fee: 0,
}
const OF_FUND: PaymentPart = { ...inside, method: 'enduringRollover' }
const OF_CARD: PaymentPart = { ...outside, method: 'creditCard' }
const PARTS = [OF_FUND, OF_CARD]
const MAILED = [
  'What the cover costs',
  '  Cover inside super: $602.55 a year, after a rebate of $104.89 before stamp duty',
  '  Cover outside super: $46.88 a month, $562.56 in a year',
  '  Together in a year: $1,165.11',
  "  ILLUSTRATIVE SAMPLE RATES. Not any insurer's rates, not a quote.",
].join('\n')

describe('an application that a fund pays yearly and a card monthly', UNDER_LOAD, () => {
  const { api, bodyOfTwo, submit, confirm, post, signatureOf, mailbox } = useSignatures(OPERATION_ENGINE)
  const bodyOf = async (supplierCode = 'NEO') => paidInTwoWays(api, bodyOfTwo(), supplierCode)
  const withOffer = (body: SaveApplicationRequest, change: Partial<SelectedQuote>) =>
    withDetails((details) => ({ compareProductDetails: { ...selectedOf(details), ...change } }), body)
  const sign = async (waiting: Waiting) => {
    const { secret } = await confirm(waiting)
    await post('sign', signatureOf(waiting.link, secret))
    return secret
  }
  const readBack = async ({ answer: { id, secret = '' } }: Waiting) =>
    (await api.get(`${APPLICATION_PATH}/${id}`, bearer(secret))).json

  test('is taken with both parts, and states them wherever it is read', async () => {
    const body = await bodyOf()
    expect(body.applicationDetails.compareProductDetails).toMatchObject({
      totalPremiumAmount: 1165.11,
      paymentFrequency: 'yearly',
      paymentParts: PARTS,
    })
    const waiting = await submit(body)
    const premium = { amount: 1165.11, frequency: 'yearly', parts: PARTS }
    expect(await readBack(waiting)).toMatchObject({ premium })
  })

  test('shows the second holder both parts, and not by what the first pays', async () => {
    const waiting = await submit(await bodyOf())
    const page = await confirm(waiting)
    expect(page.premium).toEqual({ amount: 1165.11, frequency: 'yearly', parts: [inside, outside] })
    expect(JSON.stringify(page)).not.toMatch(/creditCard|enduringRollover/)
  })

  test('states both parts in each message about it', async () => {
    const waiting = await submit(await bodyOf())
    const first = waiting.body.contactDetails.email ?? ''
    const submitted = await mailbox(first)
    expect(submitted.map(({ text }) => text.includes(MAILED))).toEqual([true])
    const [link] = await mailbox(waiting.email)
    expect(link?.text).toContain(MAILED)
    await sign(waiting)
    const [signed] = await mailbox(first)
    expect(signed?.subject).toMatch(/both signatures are in$/)
    expect(signed?.text).toContain(MAILED)
    const [own] = await mailbox(waiting.email)
    expect(own?.subject).toMatch(/both signatures are in$/)
    expect(own?.text).toContain(MAILED)
    expect(own?.html).toContain('$1,165.11')
  })

  test('states both parts in the receipts, as data and as a PDF', async () => {
    const waiting = await submit(await bodyOf())
    const { id, secret = '' } = waiting.answer
    const path = `${APPLICATION_PATH}/${id}/receipt`
    const itemsOf = ({ receipt }: ReceiptFile) =>
      receipt.sections.flatMap(({ groups }) =>
        groups.flatMap(({ items }) =>
          items.map(({ question, answer }) => `${question} = ${answer.join(' and ')}`),
        ),
      )
    const items = itemsOf((await api.get(path, bearer(secret))).json as ReceiptFile)
    expect(items).toEqual(
      expect.arrayContaining([
        'Total, including the policy fee = $1,165.11 a year',
        'What cover inside super costs = Life cover, TPD cover and $602.55 a year, by enduring rollover and After a rebate of $104.89, before stamp duty',
        'What cover outside super costs = Critical illness cover and $46.88 a month, by credit card and $562.56 in a year',
      ]),
    )
    const pdf = await fetch(api.url + path, { headers: { ...bearer(secret), accept: 'application/pdf' } })
    const { pages } = await readPdf(new Uint8Array(await pdf.arrayBuffer()))
    const text = pages.map((page) => page.text).join(' ')
    expect(text).toContain('$602.55 a year, by enduring rollover')
    expect(text).toContain('$46.88 a month, by credit card')

    const own = await sign(waiting)
    const second = itemsOf((await post('receipt', { ...waiting.link, secret: own })).json as ReceiptFile)
    expect(second).toEqual(
      expect.arrayContaining([
        'Premium to be paid = $1,165.11 a year',
        'What cover inside super costs = Life cover, TPD cover and $602.55 a year and After a rebate of $104.89, before stamp duty',
        'What cover outside super costs = Critical illness cover and $46.88 a month and $562.56 in a year',
      ]),
    )
    expect(JSON.stringify(second)).not.toMatch(/rollover|credit card/i)
  })

  test('has the policy fee once, with what the fund pays', async () => {
    const body = await bodyOf('MLC')
    const waiting = await submit(body)
    expect(await readBack(waiting)).toMatchObject({
      premium: {
        amount: 1342.44,
        parts: [
          { side: 'inside', amount: 750.84, rebate: 114.27, fee: 94.8 },
          { side: 'outside', amount: 49.3, perYear: 591.6, fee: 0 },
        ],
      },
    })
    const [mail] = await mailbox(waiting.email)
    expect(mail?.text).toContain(
      'Cover inside super: $750.84 a year, after a rebate of $114.27 before stamp duty, including the policy fee of $94.80',
    )
  })

  test.each<[string, Partial<SelectedQuote>, string[]]>([
    ['a cheaper sum', { totalPremiumAmount: 1 }, ['totalPremiumAmount']],
    ['a cheaper part', { paymentParts: [{ ...OF_FUND, amount: 1, perYear: 1 }, OF_CARD] }, ['paymentParts']],
    ['one part alone', { paymentParts: [OF_FUND] }, ['paymentParts']],
    ['a higher rebate', { paymentParts: [{ ...OF_FUND, rebate: 300 }, OF_CARD] }, ['paymentParts']],
    [
      'another frequency than is paid',
      { paymentParts: [OF_FUND, { ...OF_CARD, frequency: 'yearly' }] },
      ['paymentParts'],
    ],
  ])('T27 is refused with %s', async (_, change, keys) => {
    const body = await bodyOf()
    const { status, json } = await api.post(APPLICATION_PATH, withOffer(body, change))
    expect(status).toBe(422)
    expect(json).toMatchObject({
      errors: keys.map((key) => ({ field: `selected.${key}`, code: 'premium-mismatch' })),
    })
  })

  test('T27 is refused with its parts where a card pays everything', async () => {
    const body = await bodyOf()
    const { payment } = body.applicationDetails
    const byCard = withDetails(
      () => ({
        payment: payment && {
          ...payment,
          method: 'creditCard',
          outsidePaymentMethod: null,
          outsideFrequency: null,
          rollover: null,
        },
      }),
      body,
    )
    const { status, json } = await api.post(APPLICATION_PATH, byCard)
    expect(status).toBe(422)
    expect(json).toMatchObject({
      errors: ['premiums', 'totalPremiumAmount', 'tpe', 'paymentParts'].map((key) => ({
        field: `selected.${key}`,
        code: 'premium-mismatch',
      })),
    })
  })

  test('is taken from a client that sends one price, as it was before there were parts', async () => {
    const body = await bodyOf()
    const { paymentParts: _, ...offer } = selectedOf(body.applicationDetails)
    const premiums = { life: 507.02, tpd: 201.86, criticalIllness: 520.89, incomeProtection: null }
    const compareProductDetails = { ...offer, premiums, totalPremiumAmount: 1229.77, tpe: 201.86 }
    const waiting = await submit(withDetails(() => ({ compareProductDetails }), body))
    expect(await readBack(waiting)).toMatchObject({ premium: { amount: 1229.77, frequency: 'yearly' } })
    expect(await readBack(waiting)).not.toHaveProperty('premium.parts')
  })
})
