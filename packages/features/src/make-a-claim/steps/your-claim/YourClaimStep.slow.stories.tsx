import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { exampleLifePolicy, exampleWholePolicy } from '#policies/testing/examplePolicies.ts'
import { emptyAnswers } from '../../answers.ts'
import { type Answers, ClaimStory } from '../../testing/ClaimStory.tsx'
import { exampleAnswers } from '../../testing/exampleAnswers.ts'

const own = exampleLifePolicy({ id: '5b7c1f1e-2f58-4b1a-9f0e-5d0f5a3c7b21' })
const other = exampleWholePolicy({ id: '5b7c1f1e-2f58-4b1a-9f0e-5d0f5a3c7b22' })
const listed: Answers = () => Response.json([own, other])

const meta = {
  title: 'Screens/Claim/Your claim',
  component: ClaimStory,
  args: { step: 'your-claim', answers: emptyAnswers(), answer: listed },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ClaimStory>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {}

export const Filled: Story = { args: { answers: exampleAnswers() } }

/** No claim is in the account before it is lodged: its answers are on the page alone. */
export const OnASharedComputer: Story = {
  args: { answers: exampleAnswers(), isShared: true },
  async play({ canvas }) {
    await expect(await canvas.findByText(/^We don’t save your answers on this device\./)).toBeVisible()
    await expect(await canvas.findByText(/they’re gone\.$/, { selector: 'p' })).toBeVisible()
  },
}

export const ContinuesForMyself: Story = {
  async play({ canvas }) {
    await canvas.findByRole('heading', { level: 1, name: 'Make a claim' })
    await userEvent.click(canvas.getByRole('radio', { name: 'Me' }))
    const types = within(await canvas.findByRole('radiogroup', { name: /^What is the claim for\?/ }))
    await expect(types.queryByRole('radio', { name: 'Death' })).toBeNull()
    await userEvent.click(types.getByRole('radio', { name: 'Income protection' }))
    await canvas.findByText('This policy has no income protection.')
    await userEvent.click(canvas.getByRole('radio', { name: /^Neota Life/ }))
    const date = within(canvas.getByRole('group', { name: /^When did you get sick or injured\?/ }))
    await userEvent.type(date.getByLabelText('Day'), '20')
    await userEvent.type(date.getByLabelText('Month'), '5')
    await userEvent.type(date.getByLabelText('Year'), '2026')
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }))
    // The next page's code comes first.
    const next = { level: 1, name: 'What happened' } as const
    await expect(await canvas.findByRole('heading', next, { timeout: 10_000 })).toBeVisible()
  },
}

export const ForSomeoneWhoDied: Story = {
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Someone who has died' }))
    await expect(await canvas.findByText(/^We’re very sorry for your loss\./)).toBeVisible()
    await expect(canvas.getByLabelText('Full name of the person who died')).toBeVisible()
    await expect(canvas.getByLabelText('What was your relationship to them? (optional)')).toBeVisible()
    await expect(canvas.queryByRole('radiogroup', { name: /What is/ })).toBeNull()
    await expect(canvas.getByRole('group', { name: /^When did they die\?/ })).toBeVisible()
  },
}

export const ForSomeoneIActFor: Story = {
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Someone I act for' }))
    await expect(await canvas.findByLabelText('Full name of the person you act for')).toBeVisible()
    await expect(canvas.getByRole('radiogroup', { name: /^What is their claim for\?/ })).toBeVisible()
    await userEvent.click(canvas.getByRole('radio', { name: /^Total and permanent disability/ }))
    await expect(canvas.getByRole('group', { name: /^When did they have to stop working\?/ })).toBeVisible()
  },
}

export const AnotherPolicy: Story = {
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('radio', { name: 'A policy that isn’t listed here' }))
    await userEvent.type(canvas.getByLabelText('Policy number'), 'ZU-889120')
    await userEvent.selectOptions(canvas.getByLabelText('Insurer (optional)'), 'Zurella')
  },
}

export const Errors: Story = {
  async play({ canvas }) {
    await canvas.findByRole('radio', { name: /^Mallee Life Company/ })
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }))
    const alert = within(await canvas.findByRole('alert'))
    await expect(alert.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Choose who the claim is for',
      'Choose the policy, or “A policy that isn’t listed here”',
      'Enter the date it happened. If you aren’t sure, your best guess is fine',
    ])
  },
}

export const None: Story = {
  args: { answer: () => Response.json([]) },
  async play({ canvas }) {
    await canvas.findByLabelText('Policy number')
    await expect(canvas.queryByRole('radiogroup', { name: /^Which policy/ })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }))
    const alert = within(await canvas.findByRole('alert'))
    await expect(alert.getByRole('link', { name: 'Enter the policy number' })).toBeVisible()
  },
}

export const Loading: Story = {
  args: { answer: () => new Promise<never>(() => undefined) },
  async play({ canvas }) {
    await canvas.findByText('Getting your policies')
  },
}

export const Failed: Story = {
  args: { answer: () => Response.json({}, { status: 500 }) },
  async play({ canvas }) {
    await expect(await canvas.findByRole('alert', {}, { timeout: 10_000 })).toHaveTextContent(
      'We couldn’t get your policies',
    )
    await canvas.findByLabelText('Policy number')
  },
}
