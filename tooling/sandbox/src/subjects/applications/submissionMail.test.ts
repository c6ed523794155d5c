import { describe, expect, test } from 'vitest'
import { APPLICATION_DAY, partialApplicationBody } from '../../testing/bodies.ts'
import { OPERATION_ENGINES } from '../../testing/engines.ts'
import { mailsTo, newEmail } from '../../testing/identity.ts'
import { letterIn } from '../../testing/letterIn.ts'
import {
  type Answer,
  APPLICATION_PATH,
  useApplications,
  withDetails,
  withSecondHolder,
} from '../../testing/useApplications.ts'

/** Lists the texts and numbers of some answers that are too long to be in a message by chance. */
const valuesIn = (value: unknown): string[] => {
  if (typeof value === 'object' && value !== null) return Object.values(value).flatMap(valuesIn)
  const text = String(value)
  return text.length > 3 && typeof value !== 'boolean' && value !== null ? [text] : []
}

describe.each(OPERATION_ENGINES)('the message about a submission on %s', (engine) => {
  const { api, setNow } = useApplications(engine)
  const bodyOf = (email: string) => {
    const body = withDetails(() => ({ accountName: 'wattlebird' }), withSecondHolder())
    return { ...body, contactDetails: { ...body.contactDetails, email } }
  }

  test('has the reference, the price and where to read on, and no answer', async () => {
    const email = newEmail('robin')
    const body = bodyOf(email)
    const { json } = await api.post(APPLICATION_PATH, body)
    const { reference, id, secret = '' } = json as Answer
    const [mail, ...others] = await mailsTo(api, email)
    expect(others).toEqual([])
    expect(mail?.subject).toBe(`We have your application ${reference}`)
    expect(mail?.text).toMatch(
      new RegExp(
        [
          'Hello,',
          'Thank you. We have your application for life insurance with Mallee Life Company.',
          `Your reference is ${reference}. Please have it ready when you call us.`,
          'Once the second policy holder has signed, we’ll pass it on to Mallee Life Company. The cover you applied for starts once the insurer accepts you.',
          'While Mallee Life Company decides, it covers you for death by accident, until 21 February 2027 at the latest.',
          'If this cover will replace another policy, please don’t cancel the old one until the new cover has started.',
          [
            'What the cover costs',
            '  Premium: \\$57\\.71 a month',
            "  ILLUSTRATIVE SAMPLE RATES. Not any insurer's rates, not a quote.",
          ].join('\n'),
          'If you have an account, log in to see your application:',
          'http://wattlebird.localhost:\\d+/account',
          'On the device and browser you applied with, you can also open it here:',
          'http://wattlebird.localhost:\\d+/application/complete',
          'On any other device, you can open it without an account. We’ll email you a code and ask for your date of birth:',
          `http://wattlebird.localhost:\\d+/application/copy#${id}`,
          'For your privacy, this message says which insurer you chose and what the cover costs. It leaves out your other answers.',
          'If you didn’t apply, please call us and quote the reference.',
        ].join('\n\n'),
      ),
    )
    const { accountName: _site, customer_Status: _status, ...details } = body.applicationDetails
    const canaries = valuesIn([body.contactDetails, details, body.beneficiaryContacts, body.tracking, secret])
    expect(canaries).toEqual(expect.arrayContaining([email, '85000', '600000', 'Mallee Life Company']))
    // Words of the message itself, which also name a cover, a document, a way to be contacted and a country.
    const general = ['life', 'privacy', 'email', 'Australia']
    const price = '57.71'
    const insurer = 'Mallee Life Company'
    // The page around the letter is the same in every message.
    const whole = `${mail?.subject} ${mail?.text} ${letterIn(mail?.html ?? '')}`
    expect(
      canaries.filter((canary) => whole.includes(canary) && ![...general, price, insurer].includes(canary)),
    ).toEqual([])
  })

  test.each(['You won. Collect it at evil-prize.example.com', 'www.evil.com', 'Robin\u202e'])(
    'T21 has no word that a stranger typed: %j',
    async (first_Name) => {
      const email = newEmail('victim')
      const body = bodyOf(email)
      const { status, text } = await api.post(APPLICATION_PATH, {
        ...body,
        contactDetails: { ...body.contactDetails, first_Name },
        applicationDetails: {
          ...body.applicationDetails,
          signedName: `${first_Name} Example`,
          signatures: (body.applicationDetails.signatures ?? []).map((one, index) =>
            index === 0 ? { ...one, signedName: `${first_Name} Example` } : one,
          ),
        },
      })
      const mails = await mailsTo(api, email)
      expect([status, text, mails.length]).toEqual([200, expect.anything(), 1])
      expect(JSON.stringify(mails)).not.toMatch(/evil|won|Robin|\u202e/i)
    },
  )

  test('comes once, however often the submission does, and not for a save on the way', async () => {
    const email = newEmail('robin')
    const body = bodyOf(email)
    const partial = partialApplicationBody({ contactDetails: { ...body.contactDetails, email } })
    await api.post(APPLICATION_PATH, partial)
    expect(await mailsTo(api, email)).toEqual([])
    const twice = [body, body].map((one) => api.post(APPLICATION_PATH, one))
    expect((await Promise.all(twice)).map(({ status }) => status)).toEqual([200, 200])
    expect(await mailsTo(api, email)).toHaveLength(1)
  })

  test('of a refused submission does not come', async () => {
    const email = newEmail('robin')
    const body = bodyOf(email)
    const { status } = await api.post(APPLICATION_PATH, {
      ...body,
      contactDetails: { ...body.contactDetails, mobile: null },
    })
    expect(status).toBe(422)
    expect(await mailsTo(api, email)).toEqual([])
  })

  test('goes to one address five times a day; past that the submission stands without it', async () => {
    setNow(APPLICATION_DAY)
    const email = newEmail('robin')
    for (let count = 0; count < 6; count++)
      expect((await api.post(APPLICATION_PATH, bodyOf(email))).status).toBe(200)
    expect(await mailsTo(api, email)).toHaveLength(5)
  })
})
