import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { exampleLapsingPolicy, exampleLifePolicy } from '#policies/testing/examplePolicies.ts'
import { emptyAnswers } from '../answers.ts'
import { ChangeStory } from '../testing/ChangeStory.tsx'
import { exampleChange, savedLife, savedWhole, withLife } from '../testing/exampleChange.ts'

const meta = {
  title: 'Screens/Change of cover/Choice of policy',
  component: ChangeStory,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ChangeStory>
export default meta
type Story = StoryObj<typeof meta>

const none = { step: 'premium-type', answers: emptyAnswers() } as const
const PICKER = { level: 1, name: 'Which policy do you want to change?' } as const

export const Many: Story = {
  args: { ...none, policies: [savedLife(), savedWhole(), exampleLapsingPolicy()] },
  async play({ canvas }) {
    const heading = await canvas.findByRole('heading', PICKER)
    await waitFor(() => expect(heading).toHaveFocus())
    await expect(canvas.getAllByRole('article')).toHaveLength(3)
    const whole = within(canvas.getByRole('article', { name: 'Neota Life Policy 40088112' }))
    await expect(whole.getByText('$1,200,000')).toBeVisible()
    await expect(whole.getByText('$6,000 a month')).toBeVisible()
    await expect(whole.getByText('$9,767.58 a year')).toBeVisible()
    await expect(whole.getByText(/Anniversary 14 August 2027/)).toBeVisible()
    await userEvent.click(whole.getByRole('button', { name: 'Change this policy' }))
    await canvas.findByText('You’re changing Neota Life, policy 40088112.')
    await canvas.findByRole('heading', { level: 1, name: 'How should your premium work?' })
  },
}

/** With one policy there is nothing to choose. */
export const One: Story = {
  args: none,
  async play({ canvas }) {
    await canvas.findByText('You’re changing Mallee Life Company, policy MLC0012345.')
    await expect(canvas.queryByRole('heading', PICKER)).toBeNull()
  },
}

/** An ended policy can't be changed. */
export const None: Story = {
  args: { ...none, policies: [exampleLifePolicy({ status: 'lapsed', lapse_Date: '2026-10-01' })] },
  async play({ canvas }) {
    await canvas.findByRole('heading', { level: 1, name: 'There’s no policy to change' })
    await expect(canvas.getByRole('link', { name: 'Get a quote' })).toBeVisible()
  },
}

export const Loading: Story = {
  args: { ...none, policies: 'hang' },
  async play({ canvas }) {
    await canvas.findByText('Getting your policies')
  },
}

export const Failed: Story = {
  args: { ...none, policies: null },
  async play({ canvas }) {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('We couldn’t get your policies')
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible()
  },
}

/** The policy of the draft has ended meanwhile. */
export const PolicyHasEnded: Story = {
  args: { step: 'premium-type', answers: exampleChange(), policies: [savedWhole(), exampleLapsingPolicy()] },
  async play({ canvas }) {
    await canvas.findByRole('heading', PICKER)
    await expect(canvas.getByText('You can’t change that policy any more')).toBeVisible()
  },
}

/** The link of another policy takes nothing away that was begun. */
export const ChangeAlreadyStarted: Story = {
  args: {
    step: 'premium-type',
    answers: withLife(exampleChange(), 450_000),
    policies: [savedLife(), savedWhole()],
    requested: 'p-2',
  },
  async play({ canvas }) {
    await canvas.findByRole('heading', { level: 1, name: 'You’ve already started a change' })
    await expect(canvas.getByRole('button', { name: 'Start with Neota Life, policy 40088112' })).toBeVisible()
    await userEvent.click(
      canvas.getByRole('button', { name: 'Continue with Mallee Life Company, policy MLC0012345' }),
    )
    await canvas.findByText('You’re changing Mallee Life Company, policy MLC0012345.')
  },
}

/** The link of a policy begins with it. */
export const OpenedFromAPolicy: Story = {
  args: { ...none, policies: [savedLife(), savedWhole()], requested: 'p-2' },
  async play({ canvas }) {
    await canvas.findByText('You’re changing Neota Life, policy 40088112.')
  },
}

export const LongWords: Story = {
  args: {
    ...none,
    policies: [{ ...savedWhole(), insurer_Code: 'MLP', name: 'MLP-0098-7700-6543-2101' }, savedLife()],
  },
}
