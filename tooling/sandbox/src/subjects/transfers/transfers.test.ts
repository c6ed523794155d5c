import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import type { Schema } from '../../document/Schema.ts'
import { OPERATION_ENGINES } from '../../testing/engines.ts'
import { readPdf } from '../../testing/readPdf.ts'
import { bearer } from '../../testing/useApplications.ts'
import { bodyOfTwo, bodyTo, newSecret, TRANSFER_PATH, useTransfers } from '../../testing/useTransfers.ts'

const ada = bearer('ada')
const SHOWN = '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08'
const NO_TOKEN = 'A'.repeat(43)

describe.each(OPERATION_ENGINES)('transfers on %s', (engine) => {
  const kit = useTransfers(engine)
  const {
    api,
    saved,
    save,
    partial,
    whole,
    problemsOf,
    read,
    mailbox,
    advance,
    setNow,
    listed,
    submittedBy,
  } = kit
  const letter = async (id: string, insurer: string, token: string) => {
    const answer = await fetch(`${kit.url()}${TRANSFER_PATH}/${id}/letters/${insurer}`, {
      headers: bearer(token),
    })
    return { answer, bytes: Buffer.from(await answer.arrayBuffer()) }
  }
  const stagesOf = async (id: string, token: string) =>
    (await read(id, token)).policies.map(({ stage }) => stage)
  const setStage = (policyId: string, stage: string) => api.post('/sandbox/transfers', { policyId, stage })
  const linkTo = async (to: string): Promise<Schema<'SignatureLink'>> => {
    const { text = '' } = (await mailbox(to)).find(({ subject }) => subject.startsWith('Please sign')) ?? {}
    const [, token = ''] = /^http:\/\/wattlebird\.localhost:\d+\/sign#([\w-]{43})$/m.exec(text) ?? []
    return { token, accountName: 'wattlebird' }
  }
  const confirm = async (link: Schema<'SignatureLink'>, to: string) => {
    await api.post('/api/v1/signatures/open', link)
    const texts = (await mailbox(to)).map(({ text }) => /code is (\d{6})\./.exec(text)?.[1])
    const code = texts.find((found) => found !== undefined) ?? ''
    return (await api.post('/api/v1/signatures/confirm', { ...link, code, dateOfBirth: '1989-03-27' }))
      .json as Schema<'TransferSignaturePage'>
  }
  const signatureOf = (link: Schema<'SignatureLink'>, secret: string, changes = {}) => ({
    ...link,
    secret,
    signedName: 'Kim Example',
    accepted: true,
    declarations: { id: 'transfer-of-servicing', version: '2026-11-26' },
    shownHash: SHOWN,
    ...changes,
  })

  describe('of one holder', () => {
    test('are read back by their owner, by id and by draft, with every policy on its way', async () => {
      const { body, email } = bodyTo(whole)
      const { id, reference, policyIds = [] } = await saved(body, ada)
      const submitted = await read(id, 'ada')
      expect(submitted).toEqual({
        id,
        reference,
        status: 'in-progress',
        submittedAt: '2026-11-23T01:02:04.000Z',
        policies: [
          {
            ...body.policiesList[0],
            policyId: policyIds[0],
            stage: 'sent',
            stageAt: '2026-11-23T01:02:04.000Z',
            expectedOn: '2026-12-21',
            reason: null,
          },
          {
            ...body.policiesList[1],
            policyId: policyIds[1],
            stage: 'sent',
            stageAt: '2026-11-23T01:02:04.000Z',
            expectedOn: '2026-12-21',
            reason: null,
          },
        ],
        signatures: [{ holder: 1, state: 'signed', signedAt: '2026-11-23T01:02:03Z', sentAt: null }],
        letters: ['ZUR', 'MLC'],
        isInAccount: true,
      })
      expect(await read(body.tracking.draft, 'ada')).toEqual(submitted)
      expect(await read(body.tracking.draft.toUpperCase(), 'ada')).toEqual(submitted)
      const [mail, ...others] = await mailbox(email)
      expect(others).toEqual([])
      expect(mail?.subject).toBe(`We have your transfer ${reference}`)
      expect(mail?.text.split('\n\n')).toEqual([
        'Hello,',
        'Thank you. You’ve asked us to look after your existing policies from now on.',
        'We’re sending a letter to each of your insurers now. A transfer usually takes about 20 business days.',
        'Your cover, price and insurer stay the same. Please don’t cancel anything, and keep paying your premiums.',
        `Your reference is ${reference}. Please have it ready when you call us.`,
        'If you have an account, log in to see where each policy is up to:',
        expect.stringMatching(/^http:\/\/wattlebird\.localhost:\d+\/account$/),
        'On the device and browser you used, you can also see it here:',
        expect.stringMatching(/^http:\/\/wattlebird\.localhost:\d+\/transfer-policy\/complete$/),
        'If you didn’t ask for this, please call us and quote the reference.',
        'Wattlebird',
        expect.stringContaining('Wattlebird Cover Pty Ltd, ABN 00 000 000 000, AFSL 000000'),
      ])
    })

    test('on the way are on no letter, in no mail and not read as submitted', async () => {
      const { body, email } = bodyTo(partial)
      const { policyIds: [policyId = ''] = [] } = await saved(body, ada)
      expect(await problemsOf(api.get(`${TRANSFER_PATH}/${body.tracking.draft}`, ada))).toEqual([
        404,
        ': not-found',
      ])
      expect((await letter(body.tracking.draft, 'ZUR', 'ada')).answer.status).toBe(404)
      expect(await mailbox(email)).toEqual([])
      const found = (await listed('ada')).find((policy) => policy.policyId === policyId)
      expect([found?.stage, found?.policyStatus]).toEqual([null, 'Active'])
      expect(await problemsOf(setStage(policyId, 'transferred'))).toEqual([404, 'policyId: not-found'])
    })

    test('are listed for their owner as they are read, newest first, with policies of earlier ones', async () => {
      setNow('2026-11-24T01:02:04Z')
      const { id } = await saved(bodyTo(whole).body, ada)
      // On file from a transfer that was never submitted.
      const { policyIds: [savedPolicyId = ''] = [] } = await saved(bodyTo(partial).body, ada)
      setNow('2026-11-25T01:02:04Z')
      const { body } = bodyTo(whole)
      const [zurella, mallee] = body.policiesList
      if (!zurella || !mallee) throw new Error('The example has two policies')
      // Uses a row name of that transfer for another policy.
      const policiesList = [
        { ...zurella, policyId: savedPolicyId, rowId: 'row-9' },
        { ...mallee, rowId: 'row-1' },
      ]
      const { id: second } = await saved({ ...body, policiesList }, ada)
      await saved(bodyTo(partial).body, ada)
      await saved(bodyTo(whole).body)
      const [newest, before] = await submittedBy('ada')
      expect([newest?.id, before?.id]).toEqual([second, id])
      expect(newest?.policies.map(({ rowId, policyId }) => [rowId, policyId === savedPolicyId])).toEqual([
        ['row-9', true],
        ['row-1', false],
      ])
      for (const listedTransfer of await submittedBy('ada'))
        expect(listedTransfer).toEqual(await read(listedTransfer.id, 'ada'))
      expect(await submittedBy('ben')).toEqual([])
      expect(await problemsOf(api.get('/api/v1/transfers'))).toEqual([401, ': unauthorised'])
      expect(await problemsOf(api.get('/api/v1/transfers', bearer(newSecret().secret)))).toEqual([
        401,
        ': unauthorised',
      ])
    })

    test('of a visitor are read with the secret of the draft, and by nobody else', async () => {
      const { secret, secretHash } = newSecret()
      const { body } = bodyTo(whole, { secretHash })
      const { id, isReadBySecret } = await saved(body)
      expect(isReadBySecret).toBe(true)
      expect(await read(id, secret)).toMatchObject({ id, isInAccount: false })
      for (const headers of [bearer(newSecret().secret), bearer(secretHash), ada])
        expect(await problemsOf(api.get(`${TRANSFER_PATH}/${id}`, headers))).toEqual([404, ': not-found'])
      expect(await problemsOf(api.get(`${TRANSFER_PATH}/${id}`))).toEqual([401, ': unauthorised'])
    })

    test('of a customer are not opened by a secret that came with them', async () => {
      const { secret, secretHash } = newSecret()
      const { id, isReadBySecret } = await saved(bodyTo(whole, { secretHash }).body, ada)
      expect(isReadBySecret).toBe(false)
      expect(await problemsOf(api.get(`${TRANSFER_PATH}/${id}`, bearer(secret)))).toEqual([
        404,
        ': not-found',
      ])
    })
  })

  describe('move by the clock', () => {
    test('from sent to with the insurer to transferred, with one message each, numbers masked', async () => {
      const { body, email } = bodyTo(whole)
      const { id, reference } = await saved(body, ada)
      setNow('2026-11-24T23:59:59Z')
      await advance()
      expect(await stagesOf(id, 'ada')).toEqual(['sent', 'sent'])
      setNow('2026-11-25T00:00:00Z')
      await advance()
      await advance()
      expect(await stagesOf(id, 'ada')).toEqual(['with-insurer', 'with-insurer'])
      setNow('2026-12-21T00:00:00Z')
      await advance()
      expect((await read(id, 'ada')).policies.map(({ stage, expectedOn }) => [stage, expectedOn])).toEqual([
        ['transferred', null],
        ['transferred', null],
      ])
      const mails = (await mailbox(email)).filter(({ subject }) => subject.endsWith('your policies'))
      expect(mails.map(({ subject }) => subject)).toEqual(
        Array.from({ length: 2 }, () => `Transfer ${reference}: an update on your policies`),
      )
      expect(mails[1]?.text).toContain(
        'Zurella, policy ••• 120: the insurer has our letter and is working on it.\n\nMallee Life Company, number not known: the insurer has our letter and is working on it.',
      )
      expect(mails[0]?.text).toContain(
        'Zurella, policy ••• 120: done. We look after this policy for you now.',
      )
      expect(JSON.stringify(await mailbox(email))).not.toMatch(/889120|ZU-/)
    })

    test('through every stage that is over, when nobody looked for a month', async () => {
      const { id } = await saved(bodyTo(whole).body, ada)
      setNow('2027-01-20T00:00:00Z')
      await advance()
      const [policy] = (await read(id, 'ada')).policies
      expect([policy?.stage, policy?.stageAt]).toEqual(['transferred', '2026-12-21T00:00:00.000Z'])
    })

    test('to the customer where the insurer finds no such number, until a command moves them', async () => {
      const [zurella] = whole().policiesList
      if (!zurella) throw new Error('The example has a policy')
      const { body, email } = bodyTo(whole, { policiesList: [{ ...zurella, policyNumber: 'ZU-8891 01' }] })
      const { id, policyIds: [policyId = ''] = [] } = await saved(body, ada)
      setNow('2027-01-20T00:00:00Z')
      await advance()
      expect((await read(id, 'ada')).policies).toMatchObject([
        { stage: 'needs-you', reason: 'policy-not-found' },
      ])
      expect((await mailbox(email))[0]?.text).toContain('the insurer couldn’t find this policy.')
      expect((await setStage(policyId, 'with-insurer')).status).toBe(200)
      expect((await read(id, 'ada')).policies).toMatchObject([{ stage: 'with-insurer', reason: null }])
      setNow('2027-03-20T00:00:00Z')
      await advance()
      expect(await stagesOf(id, 'ada')).toEqual(['transferred'])
    })

    test('not once they were removed, and again when they come back', async () => {
      const { id, policyIds = [] } = await saved(bodyTo(whole).body, ada)
      const [zurella] = whole().policiesList
      if (!zurella) throw new Error('The example has a policy')
      const own = { ...zurella, policyId: policyIds[0] ?? '' }
      const other = { ...zurella, policyNumber: 'ZU-000002', rowId: 'other' }
      const submit = (policyStatus: 'Active' | 'Discontinued') =>
        saved(bodyTo(whole, { policiesList: [{ ...own, policyStatus }, other] }).body, ada)
      await submit('Discontinued')
      setNow('2026-11-26T00:00:00Z')
      await advance()
      expect(await stagesOf(id, 'ada')).toEqual(['sent', 'with-insurer'])
      expect((await setStage(policyIds[0] ?? '', 'transferred')).status).toBe(404)
      await submit('Active')
      await advance()
      expect(await stagesOf(id, 'ada')).toEqual(['with-insurer', 'with-insurer'])
    })

    test('with at most ten messages a day to one address', async () => {
      const { body, email } = bodyTo(whole)
      const { policyIds: [policyId = ''] = [] } = await saved(body, ada)
      for (let turn = 0; turn < 12; turn++) await setStage(policyId, 'with-insurer')
      expect(await mailbox(email)).toHaveLength(1 + 10)
    })
  })

  describe('of two holders', () => {
    test('wait for the second, who sees the policies and signs; then the letters go out', async () => {
      const { body, email, second } = bodyOfTwo()
      const { id, reference, status } = await saved(body, ada)
      expect(status).toBe('waiting-for-second-signature')
      expect(await read(id, 'ada')).toMatchObject({
        letters: [],
        policies: [{ stage: null }, { stage: null }],
        signatures: [{ state: 'signed' }, { state: 'waiting', sentAt: '2026-11-23T01:02:04.000Z' }],
      })
      const early = await letter(id, 'ZUR', 'ada')
      expect([early.answer.status, JSON.parse(early.bytes.toString())]).toMatchObject([
        409,
        { errors: [{ code: 'waiting-for-second-signature' }] },
      ])
      setNow('2027-01-20T00:00:00Z')
      await advance()
      expect(await stagesOf(id, 'ada')).toEqual([null, null])

      setNow('2026-11-24T01:00:00Z')
      const link = await linkTo(second)
      const page = await confirm(link, second)
      const { secret, secretEndsAt: _, ...shown } = page
      expect(shown).toEqual({
        successful: true,
        kind: 'transfer',
        reference,
        submittedAt: '2026-11-23T01:02:04.000Z',
        policies: [
          { insurerCode: 'ZUR', insurerName: 'Zurella', policyNumber: 'ZU-889120', name: 'Robin Example' },
          {
            insurerCode: 'MLC',
            insurerName: 'Mallee Life Company',
            policyNumber: null,
            name: 'Robin Example',
          },
        ],
        firstHolder: 'Robin Example',
        holder: {
          firstName: 'Kim',
          middleName: null,
          lastName: 'Example',
          dateOfBirth: '1989-03-27',
          mobile: '+61491570006',
          email: second,
          address: '12 Sample Street, Newtown NSW 2042',
        },
        declarations: { id: 'transfer-of-servicing', version: '2026-11-26' },
      })
      const sign = (changes = {}) =>
        problemsOf(api.post('/api/v1/signatures/sign', signatureOf(link, secret, changes)))
      expect(await sign({ declarations: { id: 'second-policy-holder', version: '2026-11-26' } })).toEqual([
        422,
        'declarations: outdated',
      ])
      expect(await sign({ signedName: 'Robin Example' })).toEqual([422, 'signedName: match'])
      expect(await sign({ secret: NO_TOKEN })).toEqual([422, 'secret: secret-expired'])
      expect(await stagesOf(id, 'ada')).toEqual([null, null])
      const signed = await api.post('/api/v1/signatures/sign', signatureOf(link, secret))
      expect(signed.json).toEqual({
        successful: true,
        reference,
        status: 'in-progress',
        signedAt: '2026-11-24T01:00:00.000Z',
      })
      expect(await read(id, 'ada')).toMatchObject({
        status: 'in-progress',
        letters: ['ZUR', 'MLC'],
        policies: [
          { stage: 'sent', stageAt: '2026-11-24T01:00:00.000Z', expectedOn: '2026-12-22' },
          { stage: 'sent' },
        ],
        signatures: [{ state: 'signed' }, { state: 'signed', signedAt: '2026-11-24T01:00:00.000Z' }],
      })
      for (const to of [email, second])
        expect((await mailbox(to)).map(({ text }) => text)).toContainEqual(
          expect.stringContaining('Please keep paying your premiums, and don’t cancel anything.'),
        )
      expect((await mailbox(second)).map(({ subject }) => subject).toSorted()).toEqual([
        'Please sign a transfer of insurance policies',
        `Transfer ${reference}: both signatures are in`,
        'Your code to sign',
      ])
      setNow('2026-11-26T00:00:00Z')
      await advance()
      for (const to of [email, second])
        expect((await mailbox(to))[0]?.subject).toBe(`Transfer ${reference}: an update on your policies`)
    })

    test('lead the second to no receipt: the letters say what was signed', async () => {
      const { body, second } = bodyOfTwo()
      await saved(body, ada)
      const link = await linkTo(second)
      const receipt = { ...link, purpose: 'receipt' }
      const receiptOf = (secret: string) =>
        problemsOf(api.post('/api/v1/signatures/receipt', { ...link, secret }))
      expect(await problemsOf(api.post('/api/v1/signatures/open', receipt))).toEqual([422, 'token: unknown'])
      const { secret } = await confirm(link, second)
      await api.post('/api/v1/signatures/sign', signatureOf(link, secret))
      expect(await receiptOf(secret)).toEqual([422, 'token: unknown'])
      for (const path of ['open', 'renew'])
        expect(await problemsOf(api.post(`/api/v1/signatures/${path}`, link))).toEqual([
          422,
          'token: transfer-signed',
        ])
      expect(await problemsOf(api.post('/api/v1/signatures/open', receipt))).toEqual([422, 'token: unknown'])
      const [mail] = await mailbox(second)
      expect(mail?.subject).toContain('both signatures are in')
      expect(mail?.text).not.toContain('receipt')
    })

    test('have the link sent again by whoever submitted, and by nobody else', async () => {
      const { secret, secretHash } = newSecret()
      const { body, second } = bodyOfTwo()
      const { id } = await saved({ ...body, secretHash })
      const before = await linkTo(second)
      const path = `${TRANSFER_PATH}/${id}/signature`
      expect(await problemsOf(api.call('POST', path, { headers: ada }))).toEqual([404, ': not-found'])
      setNow('2026-11-23T02:00:00Z')
      expect((await api.call('POST', path, { headers: bearer(secret) })).json).toMatchObject({
        successful: true,
        email: `k•••@example.com`,
      })
      const after = await linkTo(second)
      expect(after.token).not.toBe(before.token)
      expect(await problemsOf(api.post('/api/v1/signatures/open', before))).toEqual([422, 'token: unknown'])
      const other = { ...after, accountName: 'redearth' }
      expect(await problemsOf(api.post('/api/v1/signatures/open', other))).toEqual([422, 'token: unknown'])
    })

    test('who are one need no link', async () => {
      const { id } = await saved(bodyTo(whole).body, ada)
      expect(
        await problemsOf(api.call('POST', `${TRANSFER_PATH}/${id}/signature`, { headers: ada })),
      ).toEqual([422, ': not-needed'])
    })
  })

  // Takes over 5 s: it renders several letters, and reads all of their pages back.
  test('a letter names its insurer’s policies alone, its holders and who signed, and is always the same', async () => {
    const { body, second } = bodyOfTwo()
    const { id, reference } = await saved(body, ada)
    setNow('2026-11-24T23:00:00Z')
    const link = await linkTo(second)
    const { secret } = await confirm(link, second)
    await api.post('/api/v1/signatures/sign', signatureOf(link, secret))
    const { answer, bytes } = await letter(id, 'ZUR', 'ada')
    expect([
      answer.status,
      answer.headers.get('content-type'),
      answer.headers.get('content-disposition'),
    ]).toEqual([200, 'application/pdf', `attachment; filename="letter-${reference}-ZUR.pdf"`])
    const { pages, info, marked } = await readPdf(bytes)
    const text = pages.map((page) => page.text).join(' ')
    expect([info.title, info.author, info.language, marked]).toEqual([
      'Letter of authority to Zurella',
      'Wattlebird',
      'en-AU',
      true,
    ])
    for (const part of ['ZU-889120', 'Robin Example', 'Kim Example', '27 March 1989', String(reference)])
      expect(text).toContain(part)
    for (const authorised of [
      'I appoint a new broker. I ask the insurer of each policy named in this transfer to record Wattlebird as the broker for that policy, in place of whoever is recorded now.',
      'This doesn’t cancel, replace or change a policy.',
      'I can withdraw this authority at any time by writing to Wattlebird or to the insurer.',
    ])
      expect(text).toContain(authorised)
    expect(text).toContain('Signed electronically by Robin Example on 23 November 2026.')
    expect(text).toContain('Signed electronically by Kim Example on 25 November 2026.')
    expect(text).not.toContain('Not known')
    expect((await letter(id, 'ZUR', 'ada')).bytes.equals(bytes)).toBe(true)
    expect((await letter(id, 'MLC', 'ada')).answer.status).toBe(200)
    expect((await letter(id, 'AIG', 'ada')).answer.status).toBe(404)
    expect((await letter(id, 'ZUR', 'ben')).answer.status).toBe(404)
  }, 120_000)

  test('a mailed code takes a transfer and its policies into one account', async () => {
    const { body, email } = bodyTo(whole)
    const { id, reference, policyIds = [] } = await saved(body)
    const path = `${TRANSFER_PATH}/${reference}/claim`
    const before = await mailbox(email)
    setNow('2026-11-23T01:05:00Z')
    expect((await submittedBy('ada')).map((transfer) => transfer.id)).not.toContain(id)
    expect((await api.call('POST', path, { headers: ada })).json).toEqual({ successful: true })
    const [mail] = (await mailbox(email)).slice(0, -before.length)
    expect(mail?.subject).toBe('Your code to add a transfer to an account')
    expect(mail?.text).toMatch(new RegExp(`/account#transfer=${id}\\.\\d{6}\\n`))
    const code = /code: (\d{6})\./.exec(mail?.text ?? '')?.[1] ?? ''
    const enter = (token: string, digits = code) =>
      api.post(`${path}/confirm`, { code: digits }, bearer(token))
    expect(await problemsOf(enter('ben'))).toEqual([422, 'code: code-refused'])
    const other = String((Number(code) + 1) % 1_000_000).padStart(6, '0')
    expect(await problemsOf(enter('ada', other))).toEqual([422, 'code: code-refused'])
    expect((await enter('ada')).json).toMatchObject({ id, reference })
    expect((await read(id, 'ada')).id).toBe(id)
    expect((await submittedBy('ada')).map((transfer) => transfer.id)).toContain(id)
    const ids = (await listed('ada')).map(({ policyId }) => policyId)
    expect(ids).toEqual(expect.arrayContaining([...policyIds]))
    expect(await problemsOf(enter('ben'))).toEqual([422, 'code: code-refused'])
    await api.call('POST', path, { headers: bearer('ben') })
    expect(await mailbox(email)).toHaveLength(before.length + 1)
  })

  test('a mailed code takes the named transfer alone, for one of two accounts at once', async () => {
    const { id: otherId, policyIds: [otherPolicy] = [] } = await saved(bodyTo(whole).body)
    const { body, email } = bodyTo(whole)
    const { id } = await saved(body)
    const path = `${TRANSFER_PATH}/${id}/claim`
    setNow('2026-11-23T03:05:00Z')
    const codes: string[] = []
    for (const token of ['ada', 'ben']) {
      await api.call('POST', path, { headers: bearer(token) })
      const texts = (await mailbox(email)).map(({ text }) => /code: (\d{6})\./.exec(text)?.[1] ?? '')
      codes.push(texts.find((found) => found !== '' && !codes.includes(found)) ?? '')
    }
    const enter = (token: string, code = '') => api.post(`${path}/confirm`, { code }, bearer(token))
    const answers = await Promise.all([enter('ada', codes[0]), enter('ben', codes[1])])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422])
    for (const token of ['ada', 'ben']) {
      expect((await submittedBy(token)).map((transfer) => transfer.id)).not.toContain(otherId)
      expect((await listed(token)).map(({ policyId }) => policyId)).not.toContain(otherPolicy)
    }
  })

  test('saves on the way take no place in the list of what was submitted', async () => {
    const { id } = await saved(bodyTo(whole).body, bearer('ben'))
    setNow('2026-11-24T01:02:04Z')
    for (let count = 0; count < 50; count++) await saved(bodyTo(partial).body, bearer('ben'))
    expect((await submittedBy('ben')).map((transfer) => transfer.id)).toContain(id)
  })

  test('codes to take transfers in are tried ten times an hour', async () => {
    setNow('2026-11-25T05:05:00Z')
    const path = `${TRANSFER_PATH}/${randomUUID()}/claim/confirm`
    const enter = () => problemsOf(api.post(path, { code: '204816' }, ada))
    for (let count = 0; count < 10; count++) expect(await enter()).toEqual([422, 'code: code-refused'])
    expect(await enter()).toEqual([429, 'code: too-many-tries'])
  })

  test('no code is mailed for a transfer that was not submitted', async () => {
    const { body, email } = bodyTo(partial)
    const { id } = await saved(body)
    setNow('2026-11-23T05:05:00Z')
    const answer = await api.call('POST', `${TRANSFER_PATH}/${id}/claim`, { headers: ada })
    expect(answer.json).toEqual({ successful: true })
    expect(await mailbox(email)).toEqual([])
  })

  test('a lost answer is asked for again and is the same', async () => {
    const { body } = bodyTo(whole)
    const { clientId } = body.tracking
    await api.post('/sandbox/faults', { clientId, saves: 'lost' })
    await expect(save(body, ada)).rejects.toThrow()
    await api.post('/sandbox/faults', { clientId, saves: 'ok' })
    const answer = await saved(body, ada)
    expect(await read(body.tracking.draft, 'ada')).toMatchObject({
      id: answer.id,
      reference: answer.reference,
    })
    expect((await api.get(`/sandbox/saved/transfers?clientId=${clientId}`)).json).toHaveLength(1)
  })
})
