import type { Meta, StoryObj } from '@storybook/react-vite'
import { useCallback, useMemo } from 'react'
import { expect, userEvent } from 'storybook/test'
import type { PageServices } from '#common/page-services/index.ts'
import { FlowStory } from '#common/testing/FlowStory.tsx'
import type { ChangeFlowAnswers, SubmittedChange } from '../answers.ts'
import { changeDraft } from '../state.ts'
import { exampleChange } from '../testing/exampleChange.ts'
import { CompletePage } from './CompletePage.tsx'

const lessCover: SubmittedChange = {
  id: '3d1f0a5e-8c4b-4f69-b1f4-7a2a54f0c9d1',
  reference: 'C4PK7MQW',
  submittedAt: '2026-11-23T02:00:00Z',
  insurer: 'Mallee Life Company',
  policyNumber: 'MLC0012345',
  effectiveOn: '2026-12-14',
  premium: { amount: 46.59, frequency: 'monthly' },
  premiumLabel: 'SAMPLE RATES. Not a quote.',
  coolingOff: [],
  needsHealthQuestions: false,
  increase: null,
}

function Story({ submitted }: { readonly submitted: SubmittedChange }) {
  const answers = useMemo<ChangeFlowAnswers>(() => ({ ...exampleChange(), submitted }), [submitted])
  const routesOf = useCallback(
    (_services: PageServices) => [{ path: '/account/change-my-cover/complete', element: <CompletePage /> }],
    [],
  )
  return (
    <FlowStory
      step="insurer-declarations"
      page="complete"
      answers={answers}
      draftOf={changeDraft}
      routesOf={routesOf}
    />
  )
}

const meta = {
  title: 'Screens/Change of cover/Complete',
  component: Story,
  parameters: { layout: 'fullscreen' },
  args: { submitted: lessCover },
} satisfies Meta<typeof Story>
export default meta
type Stories = StoryObj<typeof meta>

export const Filled: Stories = {}

export const FailedDocument: Stories = {
  async play({ canvas }) {
    await expect(await canvas.findByText('C4PK7MQW')).toBeVisible()
    await expect(canvas.getByText('14 December 2026')).toBeVisible()
    await expect(canvas.getByText('$46.59 a month')).toBeVisible()
    await expect(canvas.getByText('SAMPLE RATES.')).toBeVisible()
    await expect(canvas.getByText('Premium after the change')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Back to your account' })).toHaveAttribute(
      'href',
      '/account#changes',
    )
    await expect(canvas.getByText(/^We’ve sent a confirmation to your email address\./)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: /^Download your change as a PDF/ }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent('We couldn’t get the document')
    await expect(canvas.queryByText(/health answers/)).toBeNull()
    await expect(canvas.queryByText(/change your mind/)).toBeNull()
  },
}

/** The insurer decides first, and what is added can be given back. */
export const MoreCover: Stories = {
  args: {
    submitted: {
      ...lessCover,
      effectiveOn: null,
      needsHealthQuestions: true,
      premium: { amount: 812.4, frequency: 'yearly' },
      coolingOff: ['life', 'tpd'],
    },
  },
  async play({ canvas }) {
    await expect(await canvas.findByText('When the insurer agrees, after reading your answers')).toBeVisible()
    await expect(canvas.getByText('$812.40 a year')).toBeVisible()
    await expect(canvas.getByText('The insurer reads your health answers')).toBeVisible()
    await expect(
      canvas.getByText(/^For life cover and TPD cover you have at least 14 days by law/),
    ).toBeVisible()
  },
}

/** Nothing but an increase after an event was requested. */
export const IncreaseOnly: Stories = {
  args: {
    submitted: { ...lessCover, effectiveOn: null, increase: { cover: 'life', amount: 100_000 } },
  },
  async play({ canvas }) {
    await expect(await canvas.findByText('When the insurer agrees, after seeing your proof')).toBeVisible()
    await expect(
      canvas.getByText(/^The insurer decides whether to increase your life cover by \$100,000/),
    ).toBeVisible()
    await expect(canvas.getByText('Premium after the change, not counting the increase')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Send your proof' })).toHaveAttribute(
      'href',
      '/account/guaranteed-future-insurability',
    )
    await expect(canvas.queryByText(/health answers/)).toBeNull()
  },
}

export const PolicyEnds: Stories = {
  args: { submitted: { ...lessCover, premium: null } },
  async play({ canvas }) {
    await expect(await canvas.findByText('None, because there’s no cover left')).toBeVisible()
    await expect(canvas.getByText('Your cover stops, and there’s nothing more to pay.')).toBeVisible()
    await expect(canvas.getByText('You’re covered until the policy ends')).toBeVisible()
    await expect(canvas.queryByText('Keep paying as before')).toBeNull()
    await expect(canvas.queryByText(/new policy schedule/)).toBeNull()
  },
}

export const LongWords: Stories = {
  args: {
    submitted: {
      ...lessCover,
      insurer: 'Mallee Life Company and Superannuation Mutual Company of Australasia',
      policyNumber: 'MLP-0098-7700-6543-2101',
    },
  },
}
