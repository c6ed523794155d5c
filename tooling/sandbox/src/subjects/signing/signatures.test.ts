import { describe, expect, test } from 'vitest'
import type { Schema } from '../../document/Schema.ts'
import { mailedCalculation } from '../../testing/bodies.ts'
import { OPERATION_ENGINES } from '../../testing/engines.ts'
import { APPLICATION_PATH, bearer } from '../../testing/useApplications.ts'
import { type MailShown, useSignatures, type Waiting } from '../../testing/useSignatures.ts'

const DAY_MS = 86_400_000
const MINUTE_MS = 60_000
const NO_TOKEN = 'A'.repeat(43)
/** The first holder gets other mail about the application too. */
const isOfSignature = ({ subject }: MailShown) => /sign/.test(subject)
const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

/** The documents of a submission, each edition once. */
const editions = ({ applicationDetails: { documentsRead } }: Schema<'SaveApplicationRequest'>) => {
  const read = (documentsRead ?? []).map(({ acceptance: _, opened: __, ...edition }) => edition)
  const known = new Map(read.map((edition) => [`${edition.type} ${edition.version}`, edition]))
  return [...known.values()].map((edition) => ({
    ...edition,
    url: expect.stringMatching(/^\/documents\/MLC-/),
  }))
}

describe.each(OPERATION_ENGINES)('second signatures on %s', (engine) => {
  const kit = useSignatures(engine)
  const { api, later, mailbox, post, submit, codeFor, confirm, signatureOf, outcomeOf, saved } = kit
  const statusOf = async ({ body }: Waiting) => (await saved(body.tracking.clientId))[0]?.status
  const resendPath = ({ answer }: Waiting) => `${APPLICATION_PATH}/${answer.id}/signature`
  const resend = (waiting: Waiting, bearerOf = waiting.answer.secret ?? '') =>
    api.call('POST', resendPath(waiting), { headers: bearer(bearerOf) })
  const sign = async (waiting: Waiting) => {
    const { secret } = await confirm(waiting)
    return post('sign', signatureOf(waiting.link, secret))
  }

  test('a link, a code and a name put the application into review', async () => {
    const waiting = await submit()
    const { link, email, answer, body } = waiting
    expect(answer.status).toBe('waiting-for-second-signature')
    expect(link.token).toMatch(/^[\w-]{43}$/)
    later(1000)
    const opened = await post('open', link)
    expect(opened.json).toEqual({ successful: true, email: 'k•••@example.com' })
    const code = /code is (\d{6})\./.exec((await mailbox(email))[0]?.text ?? '')?.[1] ?? ''
    const confirmed = await post('confirm', { ...link, code, dateOfBirth: '1991-05-02' })
    expect(confirmed.headers.get('cache-control')).toBe('no-store')
    expect(confirmed.json).toEqual({
      successful: true,
      secret: expect.stringMatching(/^[\w-]{43}$/),
      secretEndsAt: '2026-11-23T02:02:05.000Z',
      reference: answer.reference,
      submittedAt: '2026-11-23T01:02:04.000Z',
      insurer: {
        supplierCode: 'MLC',
        supplierName: 'Mallee Life Company',
        productName: 'Mallee Life Company Cover Plan',
      },
      covers: [{ cover: 'life', amount: 600_000 }],
      // The terms as they were signed, without what tells the first holder's earnings.
      needs: {
        ...body.applicationDetails.needs,
        incomeProtectionCover: expect.objectContaining({ annualEarnings: null, incomeReplacement: 0 }),
      },
      premium: { amount: 57.71, frequency: 'monthly' },
      label: expect.stringContaining('SAMPLE'),
      // Every edition that the first holder had, each once, with its address.
      documents: editions(body),
      firstHolder: 'Robin Example',
      holder: {
        firstName: 'Kim',
        middleName: null,
        lastName: 'Example',
        dateOfBirth: '1991-05-02',
        mobile: '+61491570156',
        email,
        address: '12 Sample Street, Newtown NSW 2042',
      },
      declarations: { id: 'second-policy-holder', version: '2026-11-26' },
    })
    expect(editions(body).map(({ type }) => type)).toEqual(['PDS', 'TMD', 'SPDS', 'privacy', 'FSG'])
    expect(await statusOf(waiting)).toBe('waiting-for-second-signature')

    const { secret } = confirmed.json as { secret: string }
    const signed = await post('sign', signatureOf(link, secret))
    const signedAt = '2026-11-23T01:02:05.000Z'
    const { reference } = answer
    expect(signed.json).toEqual({ successful: true, reference, status: 'in-review', signedAt })
    expect(await statusOf(waiting)).toBe('in-review')
    expect(await saved(body.tracking.clientId)).toMatchObject([{ body }])
  })

  test('neither the page nor a mail has an answer of the first holder but the name', async () => {
    const plain = kit.bodyOfTwo()
    const { applicationDetails: details, contactDetails } = plain
    const waiting = await submit({
      ...plain,
      contactDetails: {
        ...contactDetails,
        mailing_Street: '9 Canarystreet',
        mobile: '+61491570157',
        employer: 'Canaryemployer',
        accessibility_Needs: 'Canaryhealth',
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
        address: '9 Canarystreet, Newtown NSW 2042',
      })),
    })
    const page = await confirm(waiting)
    await post('sign', signatureOf(waiting.link, page.secret))
    const first = (contactDetails.email ?? '').toLowerCase()
    const mails = [...(await mailbox(waiting.email)), ...(await mailbox(first))].filter(isOfSignature)
    expect(mails.map(({ subject }) => subject).toSorted()).toEqual([
      `Application ${waiting.answer.reference}: both signatures are in`,
      `Application ${waiting.answer.reference}: both signatures are in`,
      'Please sign a life insurance application',
      'Your code to sign',
    ])
    expect(JSON.stringify([page, mails])).not.toMatch(
      /canary|970-001|987654321|491570157|1989-03-27|Full-time|85000/i,
    )
    // The mails must not contain the signing holder's own details either.
    expect(JSON.stringify(mails)).not.toMatch(/Robin Example|Kim Example|1991-05-02|491570156/)
  })

  const STATES: Record<string, (waiting: Waiting) => Promise<Waiting['link']>> = {
    'a token that nobody has': async ({ link }) => ({ ...link, token: NO_TOKEN }),
    'the site of another brand': async ({ link }) => ({ ...link, accountName: 'redearth' }),
    'a link that was replaced': async (waiting) => {
      await resend(waiting)
      return waiting.link
    },
    'a link that works': async ({ link }) => link,
    'a link of 14 days ago': async ({ link }) => {
      later(14 * DAY_MS)
      return link
    },
    'a link that was used': async (waiting) => {
      expect((await sign(waiting)).status).toBe(200)
      return waiting.link
    },
  }

  test.each([
    ['a token that nobody has', ['unknown', 'unknown', 'unknown', 'unknown']],
    ['the site of another brand', ['unknown', 'unknown', 'unknown', 'unknown']],
    ['a link that was replaced', ['unknown', 'unknown', 'unknown', 'unknown']],
    ['a link that works', ['code-refused', 'secret-expired', 'not-expired', 200]],
    ['a link of 14 days ago', ['expired', 'secret-expired', 200, 'unknown']],
    ['a link that was used', ['signed', 'signed', 'signed', 'signed']],
  ])('%s answers %j to confirm, sign, renew and open', async (state, expected) => {
    const link = await STATES[state]?.(await submit())
    const outcomes = [
      await outcomeOf(post('confirm', { ...link, code: '000000' })),
      await outcomeOf(post('sign', signatureOf(link ?? { token: '', accountName: '' }, NO_TOKEN))),
      await outcomeOf(post('renew', link ?? {})),
      await outcomeOf(post('open', link ?? {})),
    ]
    expect(outcomes).toEqual(expected)
  })

  test('a link works until the last moment of its 14 days', async () => {
    const { link } = await submit()
    later(14 * DAY_MS - 1)
    expect(await outcomeOf(post('open', link))).toBe(200)
    later(1)
    expect(await outcomeOf(post('open', link))).toBe('expired')
  })

  test('an expired link is renewed to the same address, and the new one signs', async () => {
    const waiting = await submit()
    later(15 * DAY_MS)
    const renewed = await post('renew', waiting.link)
    expect(renewed.json).toEqual({
      successful: true,
      email: 'k•••@example.com',
      sentAt: '2026-12-08T01:02:04.000Z',
      expiresAt: '2026-12-22T01:02:04.000Z',
    })
    const next = { ...waiting, link: { ...waiting.link, token: await kit.tokenTo(waiting.email) } }
    expect(next.link.token).not.toBe(waiting.link.token)
    expect((await sign(next)).status).toBe(200)
    expect(await statusOf(waiting)).toBe('in-review')
  })

  test('two presses renew a link once', async () => {
    const { link, email } = await submit()
    later(15 * DAY_MS)
    const outcomes = await Promise.all([outcomeOf(post('renew', link)), outcomeOf(post('renew', link))])
    expect(outcomes.toSorted()).toEqual([200, 'unknown'])
    expect(await mailbox(email)).toHaveLength(2)
  })

  describe('the first holder has the link sent again', () => {
    test('with the secret of the submission, three times a day with the first', async () => {
      const waiting = await submit()
      later(1000)
      const { status, json } = await resend(waiting)
      expect([status, json]).toEqual([
        200,
        {
          successful: true,
          email: 'k•••@example.com',
          sentAt: '2026-11-23T01:02:05.000Z',
          expiresAt: '2026-12-07T01:02:05.000Z',
        },
      ])
      const token = await kit.tokenTo(waiting.email)
      expect(token).not.toBe(waiting.link.token)
      expect((await resend(waiting)).status).toBe(200)
      expect(await outcomeOf(resend(waiting))).toBe('mail-limit')
    })

    test('as the customer who submitted it, and nobody else', async () => {
      const waiting = await submit(undefined, bearer('ada'))
      const { answer: other } = await submit()
      expect(await outcomeOf(resend(waiting, 'ben'))).toBe('not-found')
      expect(await outcomeOf(resend(waiting, other.secret))).toBe('not-found')
      expect(await outcomeOf(api.call('POST', resendPath(waiting)))).toBe('unauthorised')
      expect((await resend(waiting, 'ada')).status).toBe(200)
    })

    test('T16 whoever sends the second holder anything else keeps no link from them', async () => {
      const body = kit.bodyOfTwo()
      const email = body.policyHolderDetails?.email ?? ''
      for (let turn = 0; turn < 4; turn++) {
        later(1000)
        const sent = await api.post('/api/v1/savecalculatecoverform', mailedCalculation(email))
        expect(sent.status).toBe(turn < 3 ? 200 : 429)
      }
      const waiting = await submit(body)
      expect(waiting.link.token).toMatch(/^[\w-]{43}$/)
      later(1000)
      expect((await resend(waiting)).status).toBe(200)
    })

    test('a link that the limits hold back leaves the one before', async () => {
      const waiting = await submit()
      for (let turn = 0; turn < 2; turn++) {
        later(1000)
        expect((await resend(waiting)).status).toBe(200)
      }
      const link = { ...waiting.link, token: await kit.tokenTo(waiting.email) }
      expect(await outcomeOf(resend(waiting))).toBe('mail-limit')
      expect(await outcomeOf(post('open', link))).toBe(200)
    })

    test('not once it is signed, and not where nobody else signs', async () => {
      const waiting = await submit()
      expect((await sign(waiting)).status).toBe(200)
      expect(await outcomeOf(resend(waiting))).toBe('signed')
      const { policyHolderDetails: _, ...body } = kit.bodyOfTwo()
      const alone = await submit({
        ...body,
        applicationDetails: { ...body.applicationDetails, totalPolicyHolders: 1 },
        policyHolderDetails: null,
      })
      expect(alone.answer.status).toBe('in-review')
      expect(await outcomeOf(resend(alone))).toBe('not-needed')
    })
  })

  describe('the code', () => {
    test('T16 is six digits for one link, single use, for ten minutes and five tries', async () => {
      const waiting = await submit()
      const other = await submit()
      const code = await codeFor(waiting)
      const enter = (digits: string, { link } = waiting) =>
        outcomeOf(post('confirm', { ...link, code: digits }))
      expect(await enter(code, other)).toBe('code-refused')
      for (let tries = 0; tries < 4; tries++) expect(await enter(wrong(code))).toBe('code-refused')
      expect(await enter(code)).toBe(200)
      expect(await enter(code)).toBe('code-refused')
      const late = await codeFor(waiting)
      later(10 * MINUTE_MS)
      expect(await enter(late)).toBe('code-refused')
      const guessed = await codeFor(waiting)
      for (let tries = 0; tries < 5; tries++) await enter(wrong(guessed))
      expect(await enter(guessed)).toBe('code-refused')
    })

    test('comes ten times for a link, and again for the next link', async () => {
      const waiting = await submit()
      for (let turn = 0; turn < 10; turn++) {
        later(1000)
        expect(await outcomeOf(post('open', waiting.link))).toBe(200)
      }
      const refused = await post('open', waiting.link)
      expect(refused.json).toMatchObject({ status: 429, errors: [{ field: 'token', code: 'code-limit' }] })
      expect(Number(refused.headers.get('retry-after'))).toBe((14 * DAY_MS) / 1000 - 10)
      later(1000)
      await resend(waiting)
      const next = { ...waiting, link: { ...waiting.link, token: await kit.tokenTo(waiting.email) } }
      expect(await codeFor(next)).toMatch(/^\d{6}$/)
    })
  })

  describe('the signature', () => {
    test.each<[string, object, string]>([
      ['another name', { signedName: 'Robin Example' }, 'match'],
      ['the first name alone', { signedName: 'Kim' }, 'match'],
      ['no declarations', { accepted: false }, 'required'],
      ['an older text', { declarations: { id: 'second-policy-holder', version: '2026-10' } }, 'outdated'],
      ['another text', { declarations: { id: 'policy-holder', version: '2026-11' } }, 'outdated'],
      ['another secret', { secret: NO_TOKEN }, 'secret-expired'],
    ])('with %s is refused and changes nothing', async (_, changes, code) => {
      const waiting = await submit()
      const { secret } = await confirm(waiting)
      expect(await outcomeOf(post('sign', signatureOf(waiting.link, secret, changes)))).toBe(code)
      expect(await statusOf(waiting)).toBe('waiting-for-second-signature')
      expect(await mailbox(waiting.email)).toHaveLength(2)
    })

    test.each(['kim example', 'KIM  EXAMPLE', 'Kim Alex Example'])(
      'of Kim Example may be typed as %s',
      async (signedName) => {
        const waiting = await submit()
        const { secret } = await confirm(waiting)
        expect((await post('sign', signatureOf(waiting.link, secret, { signedName }))).status).toBe(200)
      },
    )

    const named = (last_Name: string) => {
      const body = kit.bodyOfTwo()
      const { policyHolderDetails } = body
      return { ...body, policyHolderDetails: policyHolderDetails && { ...policyHolderDetails, last_Name } }
    }

    test.each([
      ["O'Brien", 'Kim O’Brien', 200],
      ['O’Brien', "Kim O'Brien", 200],
      ['Smith-Jones', 'Kim Smith–Jones', 200],
      ["O'Brien", 'Kim Brien', 'match'],
    ])('of Kim %s as %j ends with %s', async (last, signedName, outcome) => {
      const waiting = await submit(named(last))
      const { secret } = await confirm(waiting)
      expect(await outcomeOf(post('sign', signatureOf(waiting.link, secret, { signedName })))).toBe(outcome)
    })

    test('of a person with one name is that name', async () => {
      const body = kit.bodyOfTwo()
      const one = { first_Name: 'Suharto', last_Name: 'Suharto' }
      const { contactDetails, policyHolderDetails, applicationDetails } = body
      const waiting = await submit({
        ...body,
        contactDetails: { ...contactDetails, ...one },
        policyHolderDetails: policyHolderDetails && { ...policyHolderDetails, ...one },
        applicationDetails: {
          ...applicationDetails,
          signatures:
            applicationDetails.signatures?.map((own) => ({ ...own, signedName: 'Suharto' })) ?? null,
          signedName: 'Suharto',
        },
      })
      const { secret, firstHolder } = await confirm(waiting)
      expect(firstHolder).toBe('Suharto')
      const signedAs = (signedName: string) =>
        outcomeOf(post('sign', signatureOf(waiting.link, secret, { signedName })))
      expect(await signedAs('Suharto Example')).toBe('match')
      expect(await signedAs('Suharto')).toBe(200)
    })

    test('comes within an hour of the code', async () => {
      const [early, late] = [await submit(), await submit()]
      const { secret } = await confirm(early)
      later(60 * MINUTE_MS - 1)
      expect(await outcomeOf(post('sign', signatureOf(early.link, secret)))).toBe(200)
      const page = await confirm(late)
      later(60 * MINUTE_MS)
      expect(await outcomeOf(post('sign', signatureOf(late.link, page.secret)))).toBe('secret-expired')
    })

    test('of another application’s secret is refused', async () => {
      const [own, other] = [await submit(), await submit()]
      const { secret } = await confirm(other)
      await confirm(own)
      expect(await outcomeOf(post('sign', signatureOf(own.link, secret)))).toBe('secret-expired')
    })

    test('counts once, however often it is sent, and mails each holder once', async () => {
      const waiting = await submit()
      const { secret } = await confirm(waiting)
      const answers = await Promise.all(
        Array.from({ length: 5 }, () => post('sign', signatureOf(waiting.link, secret))),
      )
      expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
      later(60 * MINUTE_MS)
      expect(await outcomeOf(post('sign', signatureOf(waiting.link, secret)))).toBe('signed')
      const first = (waiting.body.contactDetails.email ?? '').toLowerCase()
      const mailsOf = async (to: string) => (await mailbox(to)).filter(isOfSignature).length
      expect([await mailsOf(waiting.email), await mailsOf(first)]).toEqual([3, 1])
    })

    test('of a second page comes too late for the first', async () => {
      const waiting = await submit()
      const { secret: first } = await confirm(waiting)
      const { secret: second } = await confirm(waiting)
      expect(await outcomeOf(post('sign', signatureOf(waiting.link, first)))).toBe('secret-expired')
      expect(await outcomeOf(post('sign', signatureOf(waiting.link, second)))).toBe(200)
    })
  })

  test('a submission that comes again, also at once, mails one link', async () => {
    const body = kit.bodyOfTwo()
    await Promise.all([submit(body), submit(body), submit(body)])
    const { email } = await submit(body)
    expect(await mailbox(email)).toHaveLength(1)
  })

  test('T16 a submission counts where no link can be mailed, to an address that had twenty, whosever', async () => {
    const { email } = await submit()
    const again = () => {
      const body = kit.bodyOfTwo()
      const holder = body.policyHolderDetails
      return { ...body, policyHolderDetails: holder && { ...holder, email } }
    }
    for (let turn = 0; turn < 20; turn++) {
      const { answer } = await submit(again())
      expect(answer.status).toBe('waiting-for-second-signature')
    }
    expect(await mailbox(email)).toHaveLength(20)
  })

  test('no link leads to a site that has gone since the submission', async () => {
    const waiting = await submit()
    const origin = kit.sites.get('wattlebird') ?? ''
    kit.sites.delete('wattlebird')
    expect(await outcomeOf(resend(waiting))).toBe('no-site')
    kit.sites.set('wattlebird', origin)
    expect(await outcomeOf(resend(waiting))).toBe(200)
  })
})
