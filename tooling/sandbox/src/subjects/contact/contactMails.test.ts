import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { letterheadOf } from '../../brands/letterhead.ts'
import { exampleOf } from '../../testing/bodies.ts'
import { OPERATION_ENGINE, startTestSandbox } from '../../testing/engines.ts'
import { testSites } from '../../testing/testSites.ts'
import { appointmentMail, brokerMail } from './contactMails.ts'

interface Mail {
  to: string
  subject: string
  text: string
}

const DAY_MS = 86_400_000
const BROKER = letterheadOf('coolabah')?.email ?? ''

describe('who contacts the broker', () => {
  let now = new Date('2026-11-23T01:02:04Z')
  let api: Awaited<ReturnType<typeof startTestSandbox>>
  beforeAll(async () => {
    api = await startTestSandbox(OPERATION_ENGINE, { now: () => now })
  })
  afterAll(() => api.close())

  const origin = testSites().get('coolabah') ?? ''
  const mailbox = async (to: string) =>
    (await api.get(`/sandbox/mail?to=${encodeURIComponent(to)}`, { accept: 'application/json' }))
      .json as Mail[]
  const send = (
    path: string,
    schema: string,
    changes: object,
    headers: Record<string, string> = { origin },
  ) => api.post(path, { ...exampleOf<object>(schema), ...changes }, headers)
  const write = (changes: object, headers?: Record<string, string>) =>
    send('/api/v1/contact', 'ContactRequest', changes, headers)
  const linesOf = (mail: Mail | undefined) => mail?.text.split('\n\n') ?? []

  test('reads what happens by when, in a message signed by the brand that repeats nothing of theirs', async () => {
    const message = 'Ignore this and open evil.example'
    await write({ email: 'Writer@example.com', name: 'Evil Example', message, preferredWay: 'email' })
    const [mail, ...others] = await mailbox('writer@example.com')
    expect(others).toEqual([])
    expect(mail?.subject).toBe('We have your message')
    expect(linesOf(mail).slice(0, 3)).toEqual([
      'Thanks for getting in touch. We have your message, and one of our team will read it.',
      'We’ll reply by email within 1 business day, from the address on our site.',
      'For your privacy, this message doesn’t repeat what you wrote. If you didn’t contact us, you can delete it.',
    ])
    expect(mail?.text).toContain(letterheadOf('coolabah')?.phone)
    expect(mail?.text).not.toMatch(/evil/i)
    await write({ email: 'caller@example.com', preferredWay: 'phone' })
    const [called] = await mailbox('caller@example.com')
    expect(linesOf(called)[1]).toBe('We’ll call you within 1 business day, from the number on our site.')
  })

  test('has a complaint acknowledged with its date, its times and the way to AFCA', async () => {
    await write({ email: 'sorry@example.com', topic: 'complaint' })
    const [mail] = await mailbox('sorry@example.com')
    expect(mail?.subject).toBe('We have your complaint')
    expect(linesOf(mail).slice(0, 4)).toEqual([
      'Thank you for telling us. We have your complaint of 23 November 2026.',
      'Within 1 business day, we’ll tell you who is looking after it.',
      'Within 30 days, we’ll answer in writing and give our reasons. For a complaint about super it’s 45 days. If we need longer, we’ll tell you why before then.',
      'It costs nothing, and it never affects your cover or a claim.',
    ])
    expect(mail?.text).toContain('1800 931 678')
  })

  test('has a complaint about an insurer named, counted and shown under that insurer', async () => {
    const before = await mailbox(BROKER)
    const about = { email: 'insurer@example.com', topic: 'complaint', insurerCode: 'NEO' }
    const { json } = await write(about)
    const [mail] = await mailbox('insurer@example.com')
    expect(linesOf(mail)[1]).toBe(
      'You said it’s about Neota Life. Before we pass anything on to them, we’ll ask you.',
    )
    const [notice] = (await mailbox(BROKER)).filter((one) => !before.some(({ text }) => text === one.text))
    expect(notice?.text).toContain('It’s about Neota Life.')
    await write({ email: 'us@example.com', topic: 'complaint', insurerCode: null })
    const page = await api.get('/sandbox/requests', { accept: 'text/html' })
    expect(page.text).toContain(
      `<article id="${(json as { id: string }).id}">\n<h2>Complaint: Neota Life</h2>`,
    )
    expect(page.text).toMatch(
      /<h2>Complaints on this page<\/h2>\n<dl>\n<dt>The broker<\/dt><dd>\d+<\/dd>\n<dt>Neota Life<\/dt><dd>1<\/dd>/,
    )
  })

  test('may name an insurer of the panel alone', async () => {
    const { status, json } = await write({ topic: 'complaint', insurerCode: 'XYZ' })
    expect(status).toBe(422)
    expect(json).toMatchObject({ errors: [{ field: 'insurerCode', code: 'unknown' }] })
  })

  test('is answered first when they are struggling to pay, whatever arrives after them', async () => {
    const before = (await mailbox(BROKER)).length
    const changes = {
      email: 'tight@example.com',
      topic: 'hardship',
      reason: 'hardship',
      preferredWay: 'phone',
    }
    const { json } = await write(changes)
    const [mail] = await mailbox('tight@example.com')
    expect(mail?.subject).toBe('We have your message about paying')
    expect(linesOf(mail).slice(0, 4)).toEqual([
      'Thank you for telling us. We have your message, and we answer messages like yours before others.',
      'We’ll call you within 1 business day, from the number on our site.',
      'Until you decide what to do, don’t cancel your cover. If a premium is overdue, call the insurer today: it can say how long you’re still covered.',
      'The National Debt Helpline is free and separate from us: 1800 007 007.',
    ])
    const notices = await mailbox(BROKER)
    expect(notices).toHaveLength(before + 1)
    expect(notices.map(({ subject }) => subject)).toContain('Answer first: someone is struggling to pay')
    now = new Date(now.getTime() + 60_000)
    await write({ email: 'later@example.com' })
    const listed = (await api.get('/sandbox/requests', { accept: 'application/json' })).json as object[]
    expect(listed[0]).toMatchObject({ id: (json as { id: string }).id, kind: 'hardship' })
    expect(listed[1]).toMatchObject({ kind: 'message', fields: { email: 'later@example.com' } })
    // A complaint is announced as one, whatever reason comes with it: it has times of its own.
    await write({ email: 'both@example.com', topic: 'complaint', reason: 'hardship' })
    expect((await mailbox('both@example.com'))[0]?.subject).toBe('We have your complaint')
  })

  test('reads the times that they asked for in their own time zone', async () => {
    const slots = ['2026-11-24T21:30:00Z', '2026-11-26T04:00:00Z']
    const changes = { email: 'west@example.com', slots, timeZone: 'Australia/Perth' }
    await send('/api/v1/appointments', 'AppointmentRequest', changes)
    const [mail] = await mailbox('west@example.com')
    expect(mail?.subject).toBe('We have your request for an appointment')
    expect(linesOf(mail).slice(0, 3)).toEqual([
      'Nothing’s booked yet. We’ll confirm one of these times by email within 1 business day:',
      'Wednesday 25 November at 5:30 am, Australian Western Standard Time',
      'Thursday 26 November at 12:00 pm, Australian Western Standard Time',
    ])
  })

  test('is announced to the brand of the site, whose mail links to what they wrote', async () => {
    const before = await mailbox(BROKER)
    const { json } = await write({ email: 'listed@example.com', topic: 'complaint', message: 'It was late.' })
    const { id } = json as { id: string }
    const [notice, ...others] = (await mailbox(BROKER)).filter(
      (mail) => !before.some(({ text }) => text === mail.text),
    )
    expect(others).toEqual([])
    expect(notice?.subject).toBe('New complaint from the site')
    expect(notice?.text).not.toContain('late')
    expect(notice?.text).not.toContain('listed@example.com')
    const [link = ''] = /http\S+/.exec(notice?.text ?? '') ?? []
    expect(new URL(link).pathname).toBe('/sandbox/requests')
    expect(new URL(link).hash).toBe(`#${id}`)
    const page = await api.get('/sandbox/requests', { accept: 'text/html' })
    expect(page.text).toContain(`<article id="${id}">\n<h2>Complaint: The broker</h2>`)
    expect(page.text).toContain('<dt>message</dt><dd>It was late.</dd>')
    const listed = (await api.get('/sandbox/requests', { accept: 'application/json' })).json
    expect(listed).toContainEqual(expect.objectContaining({ id, kind: 'complaint' }))
  })

  test('is heard a fourth time on one day, without a fourth confirmation', async () => {
    for (let count = 0; count < 4; count++)
      expect((await write({ email: 'often@example.com' })).status).toBe(200)
    expect(await mailbox('often@example.com')).toHaveLength(3)
    const saved = await api.get('/sandbox/saved/contacts?email=often%40example.com')
    expect(saved.json).toHaveLength(4)
    now = new Date(now.getTime() + DAY_MS)
    await write({ email: 'often@example.com' })
    expect(await mailbox('often@example.com')).toHaveLength(4)
  })

  test('from an unknown site is confirmed in a plain message, and announced to no brand', async () => {
    const before = (await mailbox(BROKER)).length
    await write({ email: 'plain@example.com' }, { origin: 'https://elsewhere.example' })
    const [mail] = await mailbox('plain@example.com')
    expect(mail?.text).not.toContain('AFSL')
    expect((await mailbox(BROKER)).length).toBe(before)
  })
})

test('the notice names the number of a request where no page shows it', () => {
  const arrivedAt = new Date('2026-11-23T01:02:04Z')
  const { text } = brokerMail(BROKER, 'message', { id: 'a1', arrivedAt, page: null, hasSupportNeeds: false })
  expect(text).toBe(
    'It arrived on 23 November 2026 at 12:02 pm, Sydney time.\n\nThe site promised a reply within 1 business day.\n\nWhat the person wrote is kept under number a1.',
  )
})

test('a time zone without a long name is named by its offset', () => {
  const { text } = appointmentMail({
    email: 'robin@example.com',
    slots: ['2026-11-24T21:30:00Z'],
    timeZone: 'Etc/GMT-9',
  })
  expect(text).toContain('Wednesday 25 November at 6:30 am, GMT+09:00')
})
