import { openDrafts } from '@coverkit/drafts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { fakePageServices } from '#common/testing/fakePageServices.ts'
import { applicationFor, lifeApplication } from '../../application.fixture.ts'
import { readyApplication } from '../../submission/readyApplication.fixture.ts'
import { ApplicationStory } from '../../testing/ApplicationStory.tsx'
import { neotaRollover, twoWaysApplication } from '../../twoWays.fixture.ts'
import PaymentDetailsStep from './PaymentDetailsStep.tsx'

const PROVIDER = 'https://pay.example'

const meta = {
  title: 'Screens/Application/Payment details',
  component: ApplicationStory,
  parameters: { layout: 'fullscreen' },
  args: { Screen: PaymentDetailsStep, step: 'payment-details', answers: applicationFor() },
} satisfies Meta<typeof ApplicationStory>
export default meta
type Story = StoryObj<typeof meta>

/** A page whose head names a payment provider. */
function withProvider() {
  const element = document.createElement('meta')
  element.name = 'coverkit:payment-url'
  element.content = `${PROVIDER}/card`
  document.head.append(element)
  return () => element.remove()
}

export const Empty: Story = {}

const born = ['1', '1', String(new Date().getFullYear() - 45)]

export const Filled: Story = { args: { answers: readyApplication(applicationFor(), born) } }

export const Errors: Story = {
  async play({ canvasElement }) {
    const page = within(canvasElement)
    await userEvent.click(await page.findByRole('radio', { name: 'Direct debit' }))
    await expect(page.queryByRole('radio', { name: 'Credit card' })).toBeNull()
    await page.findByText(/^We set up card payments by phone/)
    await page.findByText('$393.18 a month, $4,718.16 a year, $342.24 (7.8%) a year more than paying yearly')
    await userEvent.type(page.getByLabelText('BSB'), '970001')
    await userEvent.tab()
    await page.findByText('This is Karri Bank (sample).')
    await userEvent.clear(page.getByLabelText('BSB'))
    await userEvent.type(page.getByLabelText('BSB'), '062000')
    await userEvent.tab()
    await page.findByText(/^We don’t recognise this BSB/)
    await userEvent.type(page.getByLabelText('Account name'), 'Robin 123 456 782')
    await userEvent.tab()
    await page.findByText(/^This may be a tax file number/)
    await userEvent.click(page.getByRole('button', { name: 'Continue' }))
    const summary = within(await page.findByRole('alert'))
    await expect(summary.getByRole('link', { name: 'Enter the account number' })).toBeVisible()
    await expect(summary.queryByRole('link', { name: 'Enter the BSB' })).toBeNull()
  },
}

export const CreditCard: Story = {
  beforeEach: withProvider,
  async play({ canvasElement }) {
    const page = within(canvasElement)
    await userEvent.click(await page.findByRole('radio', { name: 'Credit card' }))
    const frame = await page.findByTitle<HTMLIFrameElement>('Card details, on the payment provider’s page')
    const data = {
      protocol: 1,
      type: 'card-token',
      token: 'tok_9f2c',
      last4: '4242',
      expiry: '11/28',
      brand: 'Visa',
    }
    const source = frame.contentWindow
    dispatchEvent(new MessageEvent('message', { data, source, origin: 'https://evil.example' }))
    await page.findByText('No card entered yet.')
    const height = { protocol: 1, type: 'height', height: 612 }
    dispatchEvent(new MessageEvent('message', { data: height, source, origin: PROVIDER }))
    await waitFor(() => expect(frame).toHaveAttribute('height', '612'))
    dispatchEvent(new MessageEvent('message', { data, source, origin: PROVIDER }))
    await page.findByText('Visa ending in 4242, expires 11/28')
    await waitFor(() => expect(page.getByRole('button', { name: 'Use another card' })).toHaveFocus())
    await userEvent.click(page.getByRole('button', { name: 'Use another card' }))
    await page.findByTitle('Card details, on the payment provider’s page')
  },
}

export const EnduringRollover: Story = {
  args: { answers: lifeApplication('S') },
  async play({ canvasElement }) {
    const page = within(canvasElement)
    await userEvent.click(await page.findByRole('radio', { name: 'Enduring rollover' }))
    await expect(page.getByRole('radio', { name: 'Yearly' })).toBeChecked()
    await expect(page.getByRole('radio', { name: 'Monthly' })).toBeDisabled()
    await page.findByText(/^We changed your payment frequency from monthly to yearly/)
    await page.findByText(/a 15% rebate on the premium/)
    await userEvent.click(page.getByRole('radio', { name: 'Direct debit' }))
    await expect(page.getByRole('radio', { name: 'Monthly' })).toBeChecked()
    await expect(page.queryByText(/^We changed your payment frequency/)).toBeNull()
  },
}

export const PartlyInSuper: Story = {
  args: { answers: lifeApplication('J') },
  async play({ canvasElement }) {
    const page = within(canvasElement)
    await userEvent.click(await page.findByRole('radio', { name: 'Enduring rollover' }))
    const outside = within(
      page.getByRole('radiogroup', { name: 'How will you pay for the cover outside super?' }),
    )
    await userEvent.click(outside.getByRole('radio', { name: 'Direct debit' }))
    await page.findByLabelText('Account number')
    await expect(page.queryByText(/a 15% rebate on the premium/)).toBeNull()
  },
}

const neotaServices = () =>
  fakePageServices({
    drafts: () => openDrafts({ brand: `story-${crypto.randomUUID()}` }),
    behave: (_, { clients: [{ needs }] }) =>
      needs.paymentMethod === 'enduringRollover' && needs.paymentFrequency === 'yearly'
        ? neotaRollover
        : 'fail',
  })

export const TwoWaysOfPaying: Story = {
  beforeEach: withProvider,
  args: { answers: twoWaysApplication(), servicesOf: neotaServices },
  async play({ canvasElement }) {
    const page = within(canvasElement)
    const aside = within(await page.findByRole('complementary'))
    await aside.findByText(/^\$110\.68/)
    await userEvent.click(await page.findByRole('radio', { name: 'Enduring rollover' }))
    await page.findByText(/It takes \$104\.89 a year off, before stamp duty\./)
    await page.findByText('$602.55 a year for the cover that your fund pays for')
    await page.findByText('Your fund pays $602.55 a year at today’s price.')
    const methods = page.getByRole('radiogroup', { name: 'How will you pay for the cover outside super?' })
    await userEvent.click(within(methods).getByRole('radio', { name: 'Credit card' }))
    const often = within(
      page.getByRole('radiogroup', { name: 'How often will you pay for the cover outside super?' }),
    )
    await userEvent.click(often.getByRole('radio', { name: 'Quarterly' }))
    await aside.findByText(/^\$1,149\.47/)
    await userEvent.click(often.getByRole('radio', { name: 'Monthly' }))
    const pays = within(page.getByRole('region', { name: 'What you’ll pay' }))
    for (const part of [aside, pays]) {
      await part.findByText(/^\$1,165\.11/)
      await part.findByText('$602.55 a year by rollover')
      await part.findByText('$46.88 a month by credit card')
      await part.findByText('$562.56 in a year')
    }
  },
}

export const WithoutTheRebate: Story = {
  args: { answers: twoWaysApplication() },
  async play({ canvasElement }) {
    const page = within(canvasElement)
    await userEvent.click(await page.findByRole('radio', { name: 'Enduring rollover' }))
    await page.findByText(/^We couldn’t get the price with the rebate/)
    await page.findByText('Your fund pays $708.88 a year at today’s price.')
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  },
}
