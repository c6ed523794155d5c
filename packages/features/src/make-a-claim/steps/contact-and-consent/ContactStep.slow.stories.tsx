import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { exampleStates } from '#policies/claims/testing/exampleClaims.ts'
import { type Answers, ClaimStory } from '../../testing/ClaimStory.tsx'
import { exampleAnswers } from '../../testing/exampleAnswers.ts'

const meta = {
  title: 'Screens/Claim/Contact and consent',
  component: ClaimStory,
  args: { step: 'contact-and-consent', answers: exampleAnswers() },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ClaimStory>
export default meta
type Story = StoryObj<typeof meta>

const sent: { key: string | null; body: unknown }[] = []
const record = async (request: Request) =>
  sent.push({ key: request.headers.get('Idempotency-Key'), body: await request.json() })

async function lodge(canvas: ReturnType<typeof within>): Promise<void> {
  await userEvent.click(
    await canvas.findByRole('checkbox', { name: /^I agree that you may pass on what I’ve told you/ }),
  )
  await userEvent.click(canvas.getByRole('button', { name: 'Lodge claim' }))
}
/** Answers the last page's request with the claim that was lodged. */
const listed = ({ url }: Request) =>
  url.endsWith('/api/v1/claims') ? Response.json([exampleStates.lodged]) : Response.json({}, { status: 404 })
const lodged: Answers = async (request) => {
  if (request.method === 'GET') return listed(request)
  await record(request)
  return Response.json({ successful: true, claim: exampleStates.lodged })
}

export const Empty: Story = {}

export const Filled: Story = {
  async play({ canvas }) {
    await userEvent.click(
      await canvas.findByRole('checkbox', { name: /^I agree that you may pass on what I’ve told you/ }),
    )
  },
}

export const Lodges: Story = {
  args: { answer: lodged },
  beforeEach: () => {
    sent.length = 0
  },
  async play({ canvas }) {
    await canvas.findByRole('heading', { level: 1, name: 'Staying in touch' })
    await expect(canvas.queryByText(/BSB/)).toBeNull()
    await lodge(canvas)
    await canvas.findByRole('heading', { level: 1, name: 'We have your claim' })
    await expect(sent).toHaveLength(1)
    await expect(sent[0]?.body).toMatchObject({
      type: 'incomeProtection',
      hasConsented: true,
      mayContactDoctors: false,
    })
  },
}

export const Errors: Story = {
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Lodge claim' }))
    const alert = within(await canvas.findByRole('alert'))
    await expect(
      alert.getByRole('link', { name: 'Tick the box so that we can pass your claim on to the insurer' }),
    ).toBeVisible()
  },
}

export const ErrorsPhoneNumber: Story = {
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Phone' }))
    await lodge(canvas)
    const alert = within(await canvas.findByRole('alert'))
    await expect(alert.getByRole('link', { name: 'Enter the number we should call' })).toBeVisible()
  },
}

let answers = 0
/** The first answer is lost; the second press sends the same under the same key. */
export const LodgesAgainAfterALostAnswer: Story = {
  args: {
    async answer(request) {
      if (request.method === 'GET') return listed(request)
      await record(request)
      answers += 1
      if (answers === 1) throw new TypeError('cut')
      return Response.json({ successful: true, claim: exampleStates.lodged })
    },
  },
  beforeEach: () => {
    sent.length = 0
    answers = 0
  },
  async play({ canvas }) {
    await lodge(canvas)
    await expect(await canvas.findByRole('alert')).toHaveTextContent('we’ll only lodge it once')
    await userEvent.click(canvas.getByRole('button', { name: 'Lodge claim' }))
    await canvas.findByRole('heading', { level: 1, name: 'We have your claim' })
    await expect(sent).toHaveLength(2)
    await expect(sent[1]).toEqual(sent[0])
    await expect(sent[0]?.key).toMatch(/^[\da-f-]{36}$/)
  },
}

export const Loading: Story = {
  args: { answer: () => new Promise<never>(() => undefined) },
  async play({ canvas }) {
    await lodge(canvas)
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: /Lodge claim/ })).toHaveAttribute('aria-disabled', 'true'),
    )
  },
}

export const Failed: Story = {
  args: {
    answer() {
      throw new TypeError('cut')
    },
  },
  async play({ canvas }) {
    await lodge(canvas)
    await expect(await canvas.findByRole('alert')).toHaveTextContent('we’ll only lodge it once')
  },
}

export const FailedRefusedDetails: Story = {
  args: {
    answer: () => Response.json({ errors: [{ field: 'policyNumber', code: 'format' }] }, { status: 422 }),
  },
  async play({ canvas }) {
    await lodge(canvas)
    const alert = await canvas.findByRole('alert')
    await expect(alert).toHaveTextContent('Your claim wasn’t lodged')
    await expect(within(alert).getByRole('link', { name: 'Your claim' })).toHaveAttribute(
      'href',
      '/account/make-a-claim/your-claim',
    )
  },
}

export const AfterADeath: Story = {
  args: { answers: exampleAnswers({ claimant: 'forDeceased', type: 'death', insuredName: 'Kim Example' }) },
  async play({ canvas }) {
    await canvas.findByRole('radio', { name: 'Post' })
    await expect(canvas.queryByRole('checkbox', { name: /doctors/ })).toBeNull()
  },
}
