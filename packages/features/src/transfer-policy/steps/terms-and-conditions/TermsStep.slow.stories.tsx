import { refundingBrand } from '@coverkit/brand/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { exampleOfTwo, examplePolicy, exampleTransfer } from '../../testing/exampleTransfer.ts'
import { type Answers, TransferStory } from '../../testing/TransferStory.tsx'

const meta = {
  title: 'Screens/Transfer/Terms and conditions',
  component: TransferStory,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof TransferStory>
export default meta
type Story = StoryObj<typeof meta>

const step = 'terms-and-conditions'

async function sign(page: ReturnType<typeof within>, name = 'Robin Example'): Promise<void> {
  await userEvent.click(await page.findByLabelText('I accept the terms and conditions'))
  await userEvent.type(page.getByLabelText('Type your full name to sign'), name)
  await userEvent.click(page.getByRole('button', { name: 'Submit transfer' }))
}

const refusing: Answers = () =>
  Response.json(
    { successful: false, errors: [{ field: 'policies.0.policyNumber', code: 'required' }] },
    { status: 422 },
  )
const offline: Answers = () => {
  throw new TypeError('Failed to fetch')
}
const waiting: Answers = () => new Promise<never>(() => undefined)

export const Empty: Story = { args: { step, answers: exampleTransfer() } }

export const Filled: Story = {
  args: { step, answers: exampleTransfer() },
  async play({ canvasElement }) {
    const page = within(canvasElement)
    await userEvent.click(await page.findByLabelText('I accept the terms and conditions'))
    await userEvent.type(page.getByLabelText('Type your full name to sign'), 'Robin Example')
  },
}

export const Errors: Story = {
  args: { step, answers: exampleTransfer() },
  async play({ canvasElement }) {
    const page = within(canvasElement)
    await page.findByRole('heading', { level: 1, name: 'Terms and conditions' })
    await expect(page.getByText('Zurella, ZU-889120')).toBeVisible()
    await expect(page.getByText('Don’t cancel your cover')).toBeVisible()
    await expect(
      page.getByText('This doesn’t cost you anything, and it doesn’t lower your premium.'),
    ).toBeVisible()
    await userEvent.click(page.getByRole('button', { name: 'Submit transfer' }))
    const summary = within(await page.findByRole('alert'))
    await expect(
      summary.getByRole('link', { name: 'Tick the box to accept the terms and conditions' }),
    ).toBeVisible()
    await expect(summary.getByRole('link', { name: 'Type your full name to sign' })).toBeVisible()
  },
}

export const Refunds: Story = {
  args: { step, answers: exampleTransfer(), brand: refundingBrand },
  async play({ canvasElement }) {
    const page = within(canvasElement)
    await page.findByText(
      'We pay you back 50% of the commission we receive for later years. If an insurer pays us none for a policy, there’s none to pay back.',
    )
    await expect(page.getByText('We pay it to your bank account each July.')).toBeVisible()
    await expect(page.queryByText(/doesn’t lower your premium/)).toBeNull()
  },
}

export const ErrorsOtherName: Story = {
  args: { step, answers: exampleTransfer() },
  async play({ canvasElement }) {
    const page = within(canvasElement)
    await sign(page, 'Lee Other')
    await page.findByRole('link', { name: /^You entered your name as Robin Example\./ })
  },
}

export const FilledByTwo: Story = {
  args: { step, answers: exampleOfTwo() },
  async play({ canvasElement }) {
    await within(canvasElement).findByText(/^After you submit, we’ll email Kim Example a link/)
  },
}

export const Loading: Story = {
  args: { step, answers: exampleTransfer(), answer: waiting },
  async play({ canvasElement }) {
    const page = within(canvasElement)
    await sign(page)
    await waitFor(() =>
      expect(page.getByRole('button', { name: 'Submit transfer' })).toHaveAttribute('aria-disabled', 'true'),
    )
  },
}

export const Failed: Story = {
  args: { step, answers: exampleTransfer(), answer: offline },
  async play({ canvasElement }) {
    const page = within(canvasElement)
    await sign(page)
    await page.findByText('We couldn’t connect')
  },
}

export const FailedRefusedDetails: Story = {
  args: { step, answers: exampleTransfer(), answer: refusing },
  async play({ canvasElement }) {
    const page = within(canvasElement)
    await sign(page)
    const notice = within(await page.findByRole('alert'))
    await expect(notice.getByRole('link', { name: 'Policies' })).toHaveAttribute(
      'href',
      '/transfer-policy/policy-details',
    )
  },
}

export const LongWords: Story = {
  args: {
    step,
    answers: exampleTransfer([
      examplePolicy('a', { policyNumber: 'Z'.repeat(30) }),
      examplePolicy('b', { numberUnknown: true, policyNumber: null, insurerCode: 'AIG' }),
    ]),
  },
}
