import { refundingBrand } from '@coverkit/brand/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { emptyAnswers } from '../../answers.ts'
import { exampleHolder, exampleOfTwo, exampleTransfer } from '../../testing/exampleTransfer.ts'
import { TransferStory } from '../../testing/TransferStory.tsx'

const meta = {
  title: 'Screens/Transfer/Policy holders',
  component: TransferStory,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof TransferStory>
export default meta
type Story = StoryObj<typeof meta>

const step = 'policy-holders'
const LONG = 'Wolfeschlegelsteinhausenbergerdorff-O’Example-Núñez'.slice(0, 50)

const proceed = async (page: ReturnType<typeof within>) =>
  userEvent.click(await page.findByRole('button', { name: 'Continue' }))

export const Empty: Story = { args: { step, answers: emptyAnswers() } }

export const Filled: Story = { args: { step, answers: exampleTransfer() } }

export const FilledByTwo: Story = { args: { step, answers: exampleOfTwo() } }

export const Errors: Story = {
  args: { step, answers: emptyAnswers() },
  async play({ canvasElement }) {
    const page = within(canvasElement)
    await page.findByRole('heading', { level: 1, name: 'Policy holders' })
    await page.findByText(
      'A transfer saves you the health questions and new waiting periods of another policy. It doesn’t save you money: your insurer, cover and price stay the same. Only who looks after you changes.',
    )
    const table = within(page.getByRole('table', { name: 'Transferring a policy and replacing one' }))
    await expect(table.getByRole('rowheader', { name: 'Health questions' })).toBeVisible()
    await expect(page.getByText('Don’t cancel your cover')).toBeVisible()
    const explained = page.getByRole('heading', { name: 'A transfer isn’t a new policy' })
    const first = page.getByLabelText('First name')
    // Before the first field, in the order of the page.
    await expect(explained.compareDocumentPosition(first) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
    await proceed(page)
    const summary = within(await page.findByRole('alert'))
    await expect(summary.getAllByRole('link')).toHaveLength(9)
    await expect(
      summary.getByRole('link', {
        name: 'Enter your first name. If you only have one name, use it as your first and last name',
      }),
    ).toBeVisible()
  },
}

export const Refunds: Story = {
  args: { step, answers: emptyAnswers(), brand: refundingBrand },
  async play({ canvasElement }) {
    const page = within(canvasElement)
    await page.findByText(/^We pay you back 50% of the commission we receive for each later year/)
    await expect(page.queryByText(/It doesn’t save you money/)).toBeNull()
    await page.findByText('We pay it to your bank account each July.')
    const premium = page.getByLabelText('Premium of the policies you’d transfer (optional)')
    await userEvent.type(premium, '85.50')
    await page.findByText('You’d get back about $102 a year.')
    await userEvent.selectOptions(page.getByLabelText('How often you pay it'), 'Yearly')
    await page.findByText('You’d get back about $8 a year.')
    await expect(
      page.getByText(/This assumes that the insurers pay us 20% of the premium each year/),
    ).toBeVisible()
    await userEvent.clear(premium)
    await userEvent.type(premium, 'a lot')
    await page.findByText('Enter the premium as an amount, such as 1,200')
    await expect(page.queryByText(/^You’d get back/)).toBeNull()
  },
}

export const AddsASecondHolder: Story = {
  args: { step, answers: exampleTransfer() },
  async play({ canvasElement }) {
    const page = within(canvasElement)
    await userEvent.click(await page.findByRole('button', { name: 'Add a second policy holder' }))
    await waitFor(() => expect(page.getByRole('heading', { name: 'Second policy holder' })).toHaveFocus())
    const second = () => within(page.getByRole('group', { name: 'Second policy holder' }))
    await userEvent.type(second().getByLabelText('Email'), 'Robin.Example@example.com')
    await userEvent.click(await second().findByRole('button', { name: 'Copy the address above' }))
    await expect(second().getByLabelText('Street address')).toHaveValue('12 Sample Street')
    await proceed(page)
    const summary = within(await page.findByRole('alert'))
    await summary.findByRole('link', {
      name: 'Enter the second policy holder’s own email address. The link to sign goes there, so it can’t be yours',
    })
    await userEvent.click(await second().findByRole('button', { name: 'Remove' }))
    await waitFor(() => expect(page.getByRole('button', { name: 'Undo' })).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(second().getByLabelText('Street address')).toHaveValue('12 Sample Street'))
  },
}

export const Continues: Story = {
  args: { step, answers: exampleOfTwo() },
  async play({ canvasElement }) {
    const page = within(canvasElement)
    await proceed(page)
    await page.findByRole('heading', { level: 1, name: 'Policies to transfer' })
  },
}

const long = exampleOfTwo()
export const LongWords: Story = {
  args: {
    step,
    answers: {
      ...long,
      transfer: {
        ...long.transfer,
        holders: long.transfer.holders.map(({ id, email }) =>
          exampleHolder(id, { firstName: LONG, lastName: LONG, email, street: LONG.repeat(2) }),
        ),
      },
    },
  },
}
