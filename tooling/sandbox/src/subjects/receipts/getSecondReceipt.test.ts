import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { SaveApplicationRequest } from '@coverkit/core'
import type { ReceiptFile } from '@coverkit/core/receipt'
import { describe, expect, test } from 'vitest'
import { OPERATION_ENGINE } from '../../testing/engines.ts'
import { withHealthAnswers } from '../../testing/healthAnswers.ts'
import { readPdf } from '../../testing/readPdf.ts'
import { APPLICATION_PATH, bearer } from '../../testing/useApplications.ts'
import { useSignatures, type Waiting } from '../../testing/useSignatures.ts'
import { verifyReceipt } from '../../testing/verifyReceipt.ts'

const DAY_MS = 86_400_000
const HOUR_MS = 3_600_000
const NO_SECRET = 'A'.repeat(43)
const SYMPTOMS = 'Canarysymptoms in my left ear'
/** Rendering is slow while other tests use the processor. */
const UNDER_LOAD = { timeout: 120_000 }

describe('the second holder’s receipt', UNDER_LOAD, () => {
  const kit = useSignatures(OPERATION_ENGINE)
  const { api, later, post, submit, confirm, signatureOf, outcomeOf } = kit
  const sign = async (waiting: Waiting) => {
    const { secret } = await confirm(waiting)
    await post('sign', signatureOf(waiting.link, secret))
    return secret
  }
  const readFile = async ({ link }: Waiting, secret: string) =>
    (await post('receipt', { ...link, secret })).json as ReceiptFile
  const itemsOf = ({ receipt }: ReceiptFile) =>
    receipt.sections.flatMap(({ groups }) => groups.flatMap(({ items }) => items))

  /** Makes an application of two people who share nothing, the first with every kind of private answer. */
  function canaries(): SaveApplicationRequest {
    const plain = kit.bodyOfTwo()
    const { contactDetails, policyHolderDetails, applicationDetails: details } = plain
    const body: SaveApplicationRequest = {
      ...plain,
      contactDetails: {
        ...contactDetails,
        mailing_Street: '9 Canarystreet',
        mailing_City: 'Canarytown',
        mobile: '+61491570157',
        employer: 'Canaryemployer',
        accessibility_Needs: 'Canaryneeds',
      },
      policyHolderDetails: policyHolderDetails && {
        ...policyHolderDetails,
        last_Name: 'Second',
        mailing_Street: '3 Own Street',
        mailing_City: 'Ownville',
        employer: 'Own Employer',
        annual_Income: 61_000,
      },
      applicationDetails: {
        ...details,
        payment: details.payment && {
          ...details.payment,
          directDebit: {
            accountName: 'Canaryaccount',
            bsb: '970-001',
            accountNumber: '987654321',
            agreementAccepted: true,
          },
        },
      },
      beneficiaryContacts: (plain.beneficiaryContacts ?? []).map((contact) => ({
        ...contact,
        first_Name: 'Canarybeneficiary',
        address: '9 Canarystreet, Canarytown NSW 2042',
      })),
    }
    return withHealthAnswers(body, { 'recent.now': ['symptoms'], 'recent.symptoms': SYMPTOMS })
  }
  const NEVER =
    /canary|970-001|987654321|Ending in|491570157|1989|27 March|85[,]?000|Direct debit|robin-\d|smok|kg\b|questionnaire\.values/i

  test('has what they signed, and a hash that anybody can work out', async () => {
    const waiting = await submit(canaries())
    const { secret } = await confirm(waiting)
    await post('sign', { ...signatureOf(waiting.link, secret), signedName: 'Kim Second' })
    const { status, headers, json } = await post('receipt', { ...waiting.link, secret })
    expect(status).toBe(200)
    const { reference } = waiting.answer
    expect(headers.get('cache-control')).toBe('no-store')
    expect(headers.get('content-disposition')).toBe(`attachment; filename="receipt-${reference}-2.json"`)
    const file = json as ReceiptFile
    expect(file.receipt).toMatchObject({
      reference,
      holder: 2,
      name: 'Kim Second',
      date: '2026-11-23',
      questionnaire: null,
    })
    const lines = itemsOf(file).map(({ question, answer }) => `${question} = ${answer.join(' and ')}`)
    expect(lines).toEqual(
      expect.arrayContaining([
        'Insurer = Mallee Life Company',
        'Amount = $600,000',
        'Owner = Outside super',
        'Person insured = Robin Example',
        'Policy holders = Robin Example and Kim Second',
        'Premium to be paid = $57.71 a month',
        expect.stringMatching(
          /^Documents for this cover = Product disclosure statement \(PDS\): Mallee Life Company product disclosure statement, version [\d.]+, \d+ \w+ \d{4} and .*Privacy statement/,
        ),
        'Date of birth = 2 May 1991',
        'Street address = 3 Own Street',
        'I make these declarations = Yes',
        'Type your full name to sign = Kim Second',
        'Signed on = 23 November 2026 at 12:02, Sydney time',
      ]),
    )
    expect(lines).toContain(
      'I apply for this cover. = I apply to Mallee Life Company for the cover above as its second policy holder, together with Robin Example, who is the person insured.',
    )
    expect(await verified(file)).toEqual({
      code: 0,
      words: `Receipt ${reference} of 2026-11-23: match\n${file.sha256}`,
    })
    const changed = JSON.parse(JSON.stringify(file).replace('3 Own Street', '4 Own Street'))
    expect((await verified(changed)).code).toBe(1)
  })

  /** Runs `pnpm receipt:verify` on a receipt. */
  async function verified(file: object) {
    const folder = mkdtempSync(join(tmpdir(), 'second-receipt-'))
    try {
      const path = join(folder, 'receipt.json')
      writeFileSync(path, JSON.stringify(file, null, 2))
      return await verifyReceipt(path)
    } finally {
      rmSync(folder, { recursive: true })
    }
  }

  // Takes over 5 s: it renders a receipt, and reads all of its pages back.
  test('T14 has nothing private of the first holder, as JSON and as a PDF', async () => {
    const waiting = await submit(canaries())
    const { secret: first = '' } = waiting.answer
    const { secret } = await confirm(waiting)
    await post('sign', { ...signatureOf(waiting.link, secret), signedName: 'Kim Second' })
    const own = await api.get(`${APPLICATION_PATH}/${waiting.answer.id}/receipt`, bearer(first))
    for (const canary of [SYMPTOMS, 'Canarystreet', 'Canaryaccount', '491570157', '27 March 1989', '970-001'])
      expect(own.text).toContain(canary)
    const file = await readFile(waiting, secret)
    expect(JSON.stringify(file).match(NEVER)).toBeNull()
    const answer = await fetch(`${api.url}/api/v1/signatures/receipt`, {
      method: 'POST',
      headers: { accept: 'application/pdf', 'content-type': 'application/json' },
      body: JSON.stringify({ ...waiting.link, secret }),
    })
    expect(answer.headers.get('content-type')).toBe('application/pdf')
    const pdf = await readPdf(new Uint8Array(await answer.arrayBuffer()))
    const text = pdf.pages.map((page) => page.text).join('\n')
    expect(text).toContain('Kim Second')
    expect(text).toContain('This is what you signed as second policy holder')
    expect(text.replaceAll(/\s/g, '')).toContain(file.sha256)
    expect(text.match(NEVER)).toBeNull()
  })

  test('is the same whenever it is read, by a later code too', async () => {
    const waiting = await submit()
    const secret = await sign(waiting)
    const file = await readFile(waiting, secret)
    later(13 * DAY_MS)
    const page = await confirm(waiting, { purpose: 'receipt' })
    expect(page.signedAt).toBe('2026-11-23T01:02:05.000Z')
    expect(await readFile(waiting, page.secret)).toEqual(file)
  })

  test('T14 comes for the secret of an hour, and for no other', async () => {
    const [own, other] = [await submit(), await submit()]
    const secret = await sign(own)
    const others = await sign(other)
    for (const wrong of [NO_SECRET, others, own.answer.secret ?? NO_SECRET])
      expect(await outcomeOf(post('receipt', { ...own.link, secret: wrong }))).toBe('secret-expired')
    expect(await outcomeOf(post('receipt', { ...own.link, accountName: 'redearth', secret }))).toBe('unknown')
    expect(await outcomeOf(post('receipt', { ...own.link, secret }))).toBe(200)
    later(HOUR_MS)
    expect(await outcomeOf(post('receipt', { ...own.link, secret }))).toBe('secret-expired')
  })

  test('does not come before they have signed, nor by a link that ended', async () => {
    const waiting = await submit()
    const { secret } = await confirm(waiting)
    expect(await outcomeOf(post('receipt', { ...waiting.link, secret }))).toBe('not-signed')
    const purpose = 'receipt'
    expect(await outcomeOf(post('open', { ...waiting.link, purpose }))).toBe('not-signed')
    await post('sign', signatureOf(waiting.link, secret))
    expect(await outcomeOf(post('open', waiting.link))).toBe('signed')
    expect(await outcomeOf(post('confirm', { ...waiting.link, code: '204816' }))).toBe('signed')
    expect(await outcomeOf(post('open', { ...waiting.link, purpose }))).toBe(200)
    later(14 * DAY_MS)
    expect(await outcomeOf(post('open', { ...waiting.link, purpose }))).toBe('receipt-expired')
    expect(await outcomeOf(post('confirm', { ...waiting.link, purpose, code: '204816' }))).toBe(
      'receipt-expired',
    )
  })

  test('is announced in the message about their signature, with its last day', async () => {
    const waiting = await submit()
    await sign(waiting)
    const [mail] = await kit.mailbox(waiting.email)
    expect(mail?.text).toContain(
      'You can get a receipt for what you signed until 7 December 2026: open the link you signed with again.',
    )
  })
})
