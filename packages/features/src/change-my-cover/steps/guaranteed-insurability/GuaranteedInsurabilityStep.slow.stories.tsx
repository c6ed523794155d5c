import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import type { ChangeStory } from '../../testing/ChangeStory.tsx'
import { changeStep } from '../../testing/changeStep.ts'
import {
  exampleChange,
  exampleLimits,
  insurableLife,
  savedInsurable,
  savedLife,
} from '../../testing/exampleChange.ts'

const meta = { title: 'Screens/Change of cover/Guaranteed insurability', ...changeStep } satisfies Meta<
  typeof ChangeStory
>
export default meta
type Story = StoryObj<typeof meta>

const insurable = () => ({ answers: exampleChange(), policies: [savedInsurable()], limits: exampleLimits() })

export const Empty: Story = { args: { step: 'guaranteed-insurability', ...insurable() } }

export const Errors: Story = {
  args: { step: 'guaranteed-insurability', ...insurable() },
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('radio', { name: 'I had or adopted a child' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }))
    const summary = within(await canvas.findByRole('alert'))
    await expect(summary.getByText('Enter the date of the event')).toBeVisible()
  },
}

export const AddsAnIncreaseAndUndoesIt: Story = {
  args: { step: 'guaranteed-insurability', ...insurable() },
  async play({ canvas }) {
    const events = within(await canvas.findByRole('radiogroup', { name: 'Has one of these happened?' }))
    await expect(events.getByRole('radio', { name: 'None of these' })).toBeChecked()
    await expect(canvas.queryByRole('group', { name: 'Date of the event' })).toBeNull()
    await userEvent.click(events.getByRole('radio', { name: 'I had or adopted a child' }))
    await expect(canvas.getByRole('group', { name: 'Date of the event' })).toBeVisible()
    await userEvent.type(canvas.getByLabelText('Increase in cover'), '900,000')
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }))
    const summary = within(await canvas.findByRole('alert'))
    await expect(summary.getByText('Enter the date of the event')).toBeVisible()
    await expect(summary.getByText('The most you can add is $141,500')).toBeVisible()
    await expect(summary.getByText('Tick the box once you understand how this works')).toBeVisible()
    const day = new Date(Date.now() - 5 * 86_400_000)
    const parts = { Day: day.getDate(), Month: day.getMonth() + 1, Year: day.getFullYear() }
    for (const [label, value] of Object.entries(parts))
      await userEvent.type(canvas.getByLabelText(label), String(value))
    await userEvent.clear(canvas.getByLabelText('Increase in cover'))
    await userEvent.type(canvas.getByLabelText('Increase in cover'), '50,000')
    await userEvent.click(canvas.getByRole('checkbox', { name: 'I understand how this works' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }))
    await canvas.findByRole('heading', { level: 1, name: 'Review your changes' })
    await expect(canvas.getByText('Life cover: $50,000 more')).toBeVisible()
    await expect(canvas.queryByText('There are no changes to submit')).toBeNull()
    // The price of an increase is known only once the insurer accepts it.
    await expect(canvas.getByText(/Nothing changes until/)).toHaveTextContent(
      /^One change\. Nothing changes until/,
    )
    await expect(canvas.queryByText(/over the next/)).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: /^Undo\s*: Increase after a life event$/ }))
    await canvas.findByText('Undone: Increase after a life event.')
    await expect(canvas.getByText('There are no changes to submit')).toBeVisible()
  },
}

/** A policy that can't be increased this way shows the reason, and Continue works. */
export const None: Story = {
  args: {
    step: 'guaranteed-insurability',
    ...insurable(),
    limits: { ...exampleLimits(), eligible: false, reasons: ['too-old'] },
  },
  async play({ canvas }) {
    await expect(await canvas.findByText('You need to be 54 or under.')).toBeVisible()
    await expect(canvas.queryByRole('radiogroup')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }))
    await canvas.findByRole('heading', { level: 1, name: 'Review your changes' })
  },
}

export const Loading: Story = {
  args: { step: 'guaranteed-insurability', ...insurable(), limits: 'hang' },
}

export const Failed: Story = {
  args: { step: 'guaranteed-insurability', ...insurable(), limits: null },
  async play({ canvas }) {
    await canvas.findByText('We couldn’t work out what you can add')
  },
}

/** After a reload the step is there before the policies are. */
export const LoadingPolicies: Story = {
  args: { step: 'guaranteed-insurability', ...insurable(), policies: 'hang' },
  async play({ canvas }) {
    await canvas.findByText('Getting your policies')
    await expect(canvas.queryByText(/^We can’t work out the limits of this policy online/)).toBeNull()
  },
}

export const FailedPolicies: Story = {
  args: { step: 'guaranteed-insurability', ...insurable(), policies: null },
  async play({ canvas }) {
    await canvas.findByText('We couldn’t get your policies')
    await expect(canvas.queryByText(/^We can’t work out the limits of this policy online/)).toBeNull()
  },
}

/** The limits are those of a product that we know. */
export const UnknownProduct: Story = {
  args: { step: 'guaranteed-insurability', ...insurable(), policies: [savedLife()] },
  async play({ canvas }) {
    await canvas.findByText(/^We can’t work out the limits of this policy online/)
  },
}

export const UnknownOriginalSum: Story = {
  args: {
    step: 'guaranteed-insurability',
    ...insurable(),
    limits: {
      ...exampleLimits(),
      eligible: false,
      reasons: ['nothing-left'],
      covers: [{ ...insurableLife, originalSum: null }],
    },
  },
  async play({ canvas }) {
    await canvas.findByText(/^We don’t know how much cover you originally took out\./)
    await expect(canvas.queryByText(/^There’s nothing you can add/)).toBeNull()
  },
}

/** Nothing of the change waits for the limits. */
export const ContinuesWithoutLimits: Story = {
  args: { step: 'guaranteed-insurability', ...insurable(), limits: null },
  async play({ canvas }) {
    await canvas.findByText('We couldn’t work out what you can add')
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }))
    await canvas.findByRole('heading', { level: 1, name: 'Review your changes' })
  },
}
