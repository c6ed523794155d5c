import { createApiClient } from '@coverkit/api-client'
import { openDrafts } from '@coverkit/drafts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { PageServicesProvider } from '#common/page-services/index.ts'
import { AppStory } from '#common/testing/AppStory.tsx'
import { fakePageServices } from '#common/testing/fakePageServices.ts'
import { DeathClaimPage } from './DeathClaimPage.tsx'

interface StoryProps {
  /** The answer to the request for a code; sent by default. */
  readonly codeAnswer?: 'limit' | 'fail'
  /** The answer to the claim; filed by default. */
  readonly answer?: 'refuse-code' | 'fail-once'
}

/** The requests that were sent. */
const sent: { path: string; key: string | null; body: unknown }[] = []

function Story({ codeAnswer, answer }: StoryProps) {
  const [services] = useState(() => {
    sent.length = 0
    let claims = 0
    const client = createApiClient({
      baseUrl: 'https://api.example',
      async fetch(request) {
        const { pathname } = new URL(request.url)
        const key = request.headers.get('Idempotency-Key')
        sent.push({ path: pathname, key, body: await request.json() })
        if (pathname.endsWith('/code')) {
          const errors = [{ field: '', code: 'mail-limit' }]
          if (codeAnswer === 'limit') return Response.json({ errors }, { status: 429 })
          if (codeAnswer === 'fail') return Response.json({}, { status: 500 })
          return Response.json({ successful: true })
        }
        claims += 1
        const errors = [{ field: 'code', code: 'code-refused' }]
        if (answer === 'refuse-code') return Response.json({ errors }, { status: 422 })
        if (answer === 'fail-once' && claims === 1) throw new TypeError('cut')
        return Response.json({ successful: true, reference: 'HJ4KMN7P' })
      },
    })
    const drafts = () => openDrafts({ brand: `story-${crypto.randomUUID()}` })
    return { ...fakePageServices({ drafts, behave: () => 'fail' }), client: async () => client }
  })
  return (
    <PageServicesProvider services={services}>
      <AppStory>
        <DeathClaimPage />
      </AppStory>
    </PageServicesProvider>
  )
}

const meta = {
  title: 'Screens/Claim/After a death',
  component: Story,
  parameters: { layout: 'fullscreen' },
  args: {},
} satisfies Meta<typeof Story>
export default meta
type Stories = StoryObj<typeof meta>
type Canvas = ReturnType<typeof within>

async function typeDate(page: Canvas, legend: RegExp, [day, month, year]: [string, string, string]) {
  const group = within(page.getByRole('group', { name: legend }))
  await userEvent.type(group.getByLabelText('Day'), day)
  await userEvent.type(group.getByLabelText('Month'), month)
  await userEvent.type(group.getByLabelText('Year'), year)
}

async function fill(page: Canvas) {
  await userEvent.type(await page.findByLabelText('Their full name'), 'Kim Example')
  await typeDate(page, /^Their date of birth/, ['27', '3', '1958'])
  await typeDate(page, /^The date they died/, ['20', '6', '2026'])
  await userEvent.type(page.getByLabelText('Your full name'), ' Robin  Example')
  await userEvent.selectOptions(
    page.getByLabelText('What was your relationship to them?'),
    'They were my parent',
  )
  await userEvent.click(page.getByRole('radio', { name: 'By phone' }))
  await userEvent.type(page.getByLabelText('Your phone number'), '0491570006')
  await userEvent.type(page.getByLabelText('Your email'), 'robin.example@example.com')
  await userEvent.click(page.getByRole('checkbox', { name: /^I agree that you may pass on/ }))
}

const next = (page: Canvas) => userEvent.click(page.getByRole('button', { name: 'Email me a code' }))

async function enterCode(page: Canvas, code: string) {
  await page.findByRole('heading', { name: 'Enter the code we’ve emailed you' })
  await userEvent.type(page.getByLabelText('Code'), code)
  await userEvent.click(page.getByRole('button', { name: 'Send the claim' }))
}

export const Empty: Stories = {
  async play({ canvas }) {
    await canvas.findByRole('heading', { level: 1, name: 'Claim for someone who has died' })
    await next(canvas)
    const alert = within(await canvas.findByRole('alert'))
    await expect(alert.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Enter their full name',
      'Enter their date of birth with day, month and year, like 27 3 1958',
      'Enter the date they died with day, month and year, like 27 3 1958',
      'Enter your full name',
      'Choose your relationship to them',
      'Choose how we should get back to you',
      'Enter your email address',
      'Tick the box so that we can pass your claim on to the insurer',
    ])
    await expect(sent).toEqual([])
  },
}

export const DatesInTheWrongOrder: Stories = {
  async play({ canvas }) {
    await fill(canvas)
    const born = within(canvas.getByRole('group', { name: /^Their date of birth/ })).getByLabelText('Year')
    await userEvent.clear(born)
    await userEvent.type(born, '2026')
    const died = within(canvas.getByRole('group', { name: /^The date they died/ })).getByLabelText('Year')
    await userEvent.clear(died)
    await userEvent.type(died, '2025')
    await next(canvas)
    await canvas.findByRole('link', { name: 'The date they died has to be after their date of birth' })
  },
}

export const AsksForTheCode: Stories = {
  async play({ canvas }) {
    await fill(canvas)
    await next(canvas)
    const heading = await canvas.findByRole('heading', { name: 'Enter the code we’ve emailed you' })
    await waitFor(() => expect(heading).toHaveFocus())
    await expect(canvas.getByText('We’ve sent a code to robin.example@example.com.')).toBeVisible()
    await expect(canvas.getByText(/^We don’t have your claim yet\./)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Send the claim' }))
    await canvas.findByRole('link', { name: 'Enter the six digits of the code' })
    await expect(sent).toEqual([
      {
        path: '/api/v1/claims/death/code',
        key: null,
        body: { accountName: 'plain', email: 'robin.example@example.com' },
      },
    ])
  },
}

/** The form shows the earlier input. */
export const ChangesTheAnswers: Stories = {
  async play({ canvas }) {
    await fill(canvas)
    await next(canvas)
    await userEvent.click(await canvas.findByRole('button', { name: 'Change my answers' }))
    await expect(await canvas.findByLabelText('Their full name')).toHaveValue('Kim Example')
  },
}

export const Filed: Stories = {
  async play({ canvas }) {
    await fill(canvas)
    await next(canvas)
    await enterCode(canvas, '204816')
    await canvas.findByRole('heading', { level: 1, name: 'We have your claim' })
    await expect(canvas.getByText('Your reference is HJ4KMN7P. We’ve emailed it to you too.')).toBeVisible()
    await expect(
      canvas.getByText('Within 1 business day, we’ll call you and say what happens next.'),
    ).toBeVisible()
    await expect(sent[1]?.body).toEqual({
      accountName: 'plain',
      code: '204816',
      insuredName: 'Kim Example',
      dateOfBirth: '1958-03-27',
      eventDate: '2026-06-20',
      policyNumber: null,
      insurerCode: null,
      description: null,
      claimantName: 'Robin Example',
      relationship: 'child',
      contactPreference: 'phone',
      phone: '+61491570006',
      email: 'robin.example@example.com',
      hasConsented: true,
      consent: { id: 'claim', version: '2026-11-26' },
    })
  },
}

export const WrongCode: Stories = {
  args: { answer: 'refuse-code' },
  async play({ canvas }) {
    await fill(canvas)
    await next(canvas)
    await enterCode(canvas, '000000')
    await canvas.findByText(
      'That code isn’t right, or it has run out. Check the latest email, or ask for a new code.',
    )
  },
}

/** The first answer is lost; the second press sends the same under the same key. */
export const SentAgainAfterALostAnswer: Stories = {
  args: { answer: 'fail-once' },
  async play({ canvas }) {
    await fill(canvas)
    await next(canvas)
    await enterCode(canvas, '204816')
    await canvas.findByText('That didn’t work')
    await userEvent.click(canvas.getByRole('button', { name: 'Send the claim' }))
    await canvas.findByRole('heading', { level: 1, name: 'We have your claim' })
    const [, first, second] = sent
    await expect(second).toEqual(first)
    await expect(first?.key).toMatch(/^[\da-f-]{36}$/)
  },
}

export const TooManyCodes: Stories = {
  args: { codeAnswer: 'limit' },
  async play({ canvas }) {
    await fill(canvas)
    await next(canvas)
    await canvas.findByText('We couldn’t send the code')
    await expect(canvas.getByText(/^We can’t send any more codes for now\./)).toBeVisible()
  },
}

export const Failed: Stories = {
  args: { codeAnswer: 'fail' },
  async play({ canvas }) {
    await fill(canvas)
    await next(canvas)
    await canvas.findByText(/^What you’ve typed is still here\./)
  },
}
