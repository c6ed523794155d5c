import { createApiClient } from '@coverkit/api-client'
import { openDrafts } from '@coverkit/drafts'
import { expect, it } from 'vitest'
import { fakePageServices } from '#common/testing/fakePageServices.ts'
import { emptyAppointmentForm } from '../appointment-request/appointmentForm.ts'
import { mutation as appointmentRequest } from '../appointment-request/appointmentRequest.lazy.ts'
import { emptyContactForm } from '../contact-request/contactForm.ts'
import { mutation as contactRequest } from '../contact-request/contactRequest.lazy.ts'

/** A page whose backend takes everything, or nothing. */
function page(status = 200) {
  const posted: { readonly path: string; readonly body: unknown }[] = []
  const client = createApiClient({
    baseUrl: 'https://api.example',
    async fetch(request) {
      posted.push({ path: new URL(request.url).pathname, body: await request.json() })
      return Response.json(status === 200 ? { successful: true, id: 'one' } : {}, { status })
    },
  })
  const fake = fakePageServices({ drafts: () => openDrafts({ brand: 'plain' }), behave: () => 'fail' })
  return { posted, services: { ...fake, client: async () => client } }
}

const person = { name: 'Robin Example', email: 'robin.example@example.com', phone: null }

it('sends a contact request with the words that were shown for the way of the answer', async () => {
  const { posted, services } = page()
  const read = {
    ...person,
    topic: 'claim',
    message: 'Hello',
    preferredWay: 'email',
    preferredTime: 'evening',
    timeZone: 'Australia/Perth',
  } as const
  const content = { read, form: { ...emptyContactForm, consent: true } }
  expect(await contactRequest(services, () => undefined).send(content)).toMatchObject({ status: 'done' })
  const text =
    'You may email me about life, TPD, critical illness and income protection cover. My permission lasts 6 weeks, and I can withdraw it at any time.'
  expect(posted).toEqual([
    {
      path: '/api/v1/contact',
      body: { ...read, consent: { accepted: true, text } },
    },
  ])
})

it('says of nobody but who is struggling to pay that they are answered first', async () => {
  const { posted, services } = page()
  const read = {
    ...person,
    message: 'Hello',
    preferredWay: 'email',
    preferredTime: null,
    timeZone: null,
  } as const
  for (const topic of ['hardship', 'complaint'] as const) {
    const content = { read: { ...read, topic }, form: emptyContactForm }
    await contactRequest(services, () => undefined).send(content)
  }
  const reasons = posted.map(({ body }) => (body as { reason?: string }).reason)
  expect(reasons).toEqual(['hardship', undefined])
})

it('sends a quote along with the tick alone', async () => {
  const { posted, services } = page()
  const read = {
    ...person,
    topic: 'quote',
    message: 'Hello',
    preferredWay: 'email',
    preferredTime: null,
    timeZone: null,
  } as const
  const attached = { covers: [{ kind: 'life' as const, amount: 500_000 }], offer: null }
  for (const form of [emptyContactForm, { ...emptyContactForm, attached }]) {
    await contactRequest(services, () => undefined).send({ read, form })
  }
  const [without, along] = posted.map(({ body }) => body)
  expect(without).not.toHaveProperty('attachQuote')
  expect(without).not.toHaveProperty('quote')
  expect(along).toMatchObject({ attachQuote: true, quote: attached })
})

it('sends an appointment request once, and says that it was not sent', async () => {
  const { posted, services } = page(500)
  const read = {
    ...person,
    type: 'video',
    minutes: 30,
    timeZone: 'Australia/Perth',
    slots: ['2026-11-24T01:30:00.000Z'],
    topics: ['claim'],
    accessibility: null,
    interpreterLanguage: null,
  } as const
  const content = {
    read: { ...read, slots: [...read.slots], topics: [...read.topics] },
    form: emptyAppointmentForm,
  }
  expect(await appointmentRequest(services, () => undefined).send(content)).toMatchObject({
    status: 'failed',
    failure: { kind: 'unavailable' },
  })
  expect(posted).toEqual([
    {
      path: '/api/v1/appointments',
      body: { ...read, consent: { accepted: false, text: expect.stringMatching(/^When we talk by video/) } },
    },
  ])
})

it('sends answers about health along with the tick alone, as they are shown', async () => {
  const { posted, services } = page(200)
  const read = {
    ...person,
    type: 'phone' as const,
    minutes: 30 as const,
    timeZone: 'Australia/Perth' as const,
    slots: ['2026-11-24T01:30:00.000Z'],
    topics: ['application' as const],
    accessibility: null,
    interpreterLanguage: null,
  }
  const attached = { definition: 'personal|1', values: { 'mind.kinds': ['low'] }, rows: {} }
  for (const form of [emptyAppointmentForm, { ...emptyAppointmentForm, attached }]) {
    await appointmentRequest(services, () => undefined).send({ read, form })
  }
  const [without, along] = posted.map(({ body }) => body)
  expect(without).not.toHaveProperty('attachAnswers')
  expect(without).not.toHaveProperty('questionnaire')
  expect(along).toMatchObject({ attachAnswers: true, questionnaire: attached })
})
