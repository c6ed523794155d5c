import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { emptyAnswers } from '../../answers.ts'
import { examplePolicy, exampleTransfer } from '../../testing/exampleTransfer.ts'
import { TransferStory } from '../../testing/TransferStory.tsx'

const meta = {
  title: 'Screens/Transfer/Policy details',
  component: TransferStory,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof TransferStory>
export default meta
type Story = StoryObj<typeof meta>

const step = 'policy-details'
const group = (page: ReturnType<typeof within>, number: number) =>
  within(page.getByRole('group', { name: `Policy ${number}` }))

const withoutPolicies = {
  ...exampleTransfer(),
  transfer: { ...exampleTransfer().transfer, policies: emptyAnswers().transfer.policies },
}

export const Empty: Story = { args: { step, answers: withoutPolicies } }

export const Filled: Story = { args: { step, answers: exampleTransfer() } }

export const Errors: Story = {
  args: { step, answers: withoutPolicies },
  async play({ canvasElement }) {
    const page = within(canvasElement)
    await userEvent.click(await page.findByRole('button', { name: 'Continue' }))
    const summary = within(await page.findByRole('alert'))
    await expect(summary.getAllByRole('link')).toHaveLength(3)
  },
}

export const CorrectsAndContinues: Story = {
  args: { step, answers: withoutPolicies },
  async play({ canvasElement }) {
    const page = within(canvasElement)
    await page.findByRole('heading', { level: 1, name: 'Policies to transfer' })
    await userEvent.click(page.getByRole('button', { name: 'Continue' }))
    const summary = within(await page.findByRole('alert'))
    await expect(summary.getAllByRole('link')).toHaveLength(3)
    await userEvent.selectOptions(group(page, 1).getByLabelText('Insurer'), 'Zurella')
    await userEvent.click(group(page, 1).getByLabelText('I do not have my number'))
    await expect(group(page, 1).queryByLabelText('Policy number')).toBeNull()
    await userEvent.type(group(page, 1).getByLabelText('Name on the policy'), 'Robin Example')
    await userEvent.click(page.getByRole('button', { name: 'Continue' }))
    await page.findByRole('heading', { level: 1, name: 'Terms and conditions' })
  },
}

export const SuggestsCorrections: Story = {
  args: { step, answers: exampleTransfer() },
  async play({ canvasElement }) {
    const page = within(canvasElement)
    const number = await page.findByLabelText('Policy number')
    await userEvent.clear(number)
    await userEvent.type(number, '12345')
    await expect(page.queryByText(/^Check this number/)).toBeNull()
    await userEvent.tab()
    await page.findByText(/^Check this number: Zurella’s are usually written like ZU-889120\./)
    const name = page.getByLabelText('Name on the policy')
    await userEvent.clear(name)
    await userEvent.type(name, 'Lee Other')
    await userEvent.tab()
    await page.findByText(/^This isn’t a last name you entered under “Policy holders”\./)
  },
}

export const RemovesAndRestores: Story = {
  args: { step, answers: exampleTransfer([examplePolicy('a'), examplePolicy('b', { insurerCode: 'MLC' })]) },
  async play({ canvasElement }) {
    const page = within(canvasElement)
    await userEvent.click(await page.findByRole('button', { name: 'Remove Policy 1' }))
    await waitFor(() => expect(page.getByRole('button', { name: 'Remove Policy 1' })).toHaveFocus())
    await userEvent.click(page.getByRole('button', { name: 'Don’t remove it' }))
    await waitFor(() => expect(page.getByRole('button', { name: 'Remove Policy 1' })).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await userEvent.keyboard('{Enter}')
    await page.findByText('Policy 1 isn’t part of the transfer any more.')
    await expect(page.queryByRole('group', { name: 'Policy 2' })).toBeNull()
    await userEvent.click(page.getByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(page.getByRole('heading', { name: 'Policy 1' })).toHaveFocus())
    await expect(group(page, 1).getByLabelText('Insurer')).toHaveValue('ZUR')
    await userEvent.click(page.getByRole('button', { name: 'Add another policy' }))
    await waitFor(() => expect(group(page, 3).getByLabelText('Insurer')).toHaveFocus())
  },
}

export const Many: Story = {
  args: {
    step,
    answers: exampleTransfer(
      Array.from({ length: 20 }, (_, index) =>
        examplePolicy(`p-${index}`, { policyNumber: `ZU-8891${String(index).padStart(2, '0')}` }),
      ),
    ),
  },
  async play({ canvasElement }) {
    const page = within(canvasElement)
    await page.findByText('You can transfer up to 20 policies at a time.')
    await expect(page.queryByRole('button', { name: 'Add another policy' })).toBeNull()
  },
}

export const LongWords: Story = {
  args: {
    step,
    answers: exampleTransfer([
      examplePolicy('a', {
        policyNumber: 'Z'.repeat(30),
        name: 'Wolfeschlegelsteinhausenberger '.repeat(3).trim(),
      }),
    ]),
  },
}
