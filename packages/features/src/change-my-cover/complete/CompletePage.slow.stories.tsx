import { createApiClient, type PolicyChange } from '@coverkit/api-client'
import { openDrafts } from '@coverkit/drafts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useCallback, useMemo } from 'react'
import { expect, userEvent } from 'storybook/test'
import type { PageServices } from '#common/page-services/index.ts'
import { FlowStory } from '#common/testing/FlowStory.tsx'
import { fakeCustomer } from '#common/testing/fakeCustomer.ts'
import { fakePageServices } from '#common/testing/fakePageServices.ts'
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
  isUnpriced: false,
}

interface StoryProps {
  readonly submitted: SubmittedChange
  /** How far the change is by the account, whose service fails where it is absent. */
  readonly status?: PolicyChange['status']
}

/** The change as the account lists it; the page reads its status alone. */
const listedChange = (id: string | null, status: PolicyChange['status']): PolicyChange => ({
  id: id ?? '',
  reference: lessCover.reference,
  status,
  requestedAt: lessCover.submittedAt,
  effectiveOn: lessCover.effectiveOn,
  needsHealthQuestions: false,
  policyId: '5b7c1f1e-2f58-4b1a-9f0e-5d0f5a3c7b21',
  insurerCode: 'MLC',
  policyNumber: lessCover.policyNumber,
  covers: [],
  terms: [{ field: 'indexation', from: 'on', to: 'off12Months' }],
  increase: null,
  premiumBefore: null,
  premium: null,
})

/** A customer's page services that list the change. */
function servicesWith({ id }: SubmittedChange, status: StoryProps['status']): PageServices {
  const client = createApiClient({
    baseUrl: 'https://api.example',
    fetch: async ({ url }) => {
      const isList = status !== undefined && url.endsWith('/policies/changes')
      return isList
        ? Response.json({ changes: [listedChange(id, status)] })
        : Response.json({}, { status: 501 })
    },
  })
  const drafts = openDrafts({ brand: `story-${crypto.randomUUID()}` })
  return {
    ...fakePageServices({ drafts: () => drafts, behave: () => 'fail' }),
    client: async () => client,
    identity: fakeCustomer('robin').identity,
  }
}

function Story({ submitted, status }: StoryProps) {
  const answers = useMemo<ChangeFlowAnswers>(() => ({ ...exampleChange(), submitted }), [submitted])
  const routesOf = useCallback(
    (_services: PageServices) => [{ path: '/account/change-my-cover/complete', element: <CompletePage /> }],
    [],
  )
  const servicesOf = useCallback(() => servicesWith(submitted, status), [submitted, status])
  return (
    <FlowStory
      step="insurer-declarations"
      page="complete"
      answers={answers}
      draftOf={changeDraft}
      routesOf={routesOf}
      servicesOf={servicesOf}
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
    await expect(canvas.getByText('Due on 14 December 2026', { selector: 'dd' })).toBeVisible()
    await expect(canvas.getByText('$46.59 a month')).toBeVisible()
    await expect(canvas.getByText('SAMPLE RATES.')).toBeVisible()
    await expect(canvas.getByText('Premium after the change')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Back to your account' })).toHaveAttribute(
      'href',
      '/account#changes',
    )
    await expect(canvas.queryByText(/confirmation|other cover/)).toBeNull()
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
      canvas.getByText('The insurer may set another premium after reading your answers.'),
    ).toBeVisible()
    await expect(canvas.getByText('If the insurer agrees, the change starts')).toBeVisible()
    await expect(canvas.getByText('Don’t cancel other cover until the new cover has started.')).toBeVisible()
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
    await expect(canvas.getByText('Your cover stops, and no new premiums fall due.')).toBeVisible()
    await expect(canvas.getByText('You’re covered until the policy ends')).toBeVisible()
    await expect(canvas.getByText('Ends')).toBeVisible()
    await expect(canvas.queryByText('Starts')).toBeNull()
    await expect(canvas.queryByText('Keep paying your premiums')).toBeNull()
    await expect(canvas.queryByText(/new policy schedule/)).toBeNull()
  },
}

/** Stored by an earlier version, which asked about health although no cover was left. */
export const PolicyEndsAfterHealthQuestions: Stories = {
  args: { submitted: { ...lessCover, premium: null, effectiveOn: null, needsHealthQuestions: true } },
  async play({ canvas }) {
    await expect(await canvas.findByText('None, because there’s no cover left')).toBeVisible()
    await expect(canvas.getByText('The policy ends')).toBeVisible()
    await expect(canvas.queryByText(/may set another premium|the change starts/)).toBeNull()
  },
}

export const InProgress: Stories = {
  args: { status: 'with-insurer' },
  async play({ canvas }) {
    await expect(await canvas.findByText('In progress')).toBeVisible()
    await expect(canvas.getByText(/^We’re passing them on to Mallee Life Company\./)).toBeVisible()
    await expect(canvas.getByText('We pass your request on, and the insurer checks it')).toBeVisible()
  },
}

/** A day that isn’t ahead is none: the policy had no day of debit. */
export const NoDay: Stories = {
  args: { submitted: { ...lessCover, effectiveOn: '2026-11-23' } },
  async play({ canvas }) {
    await expect(await canvas.findByText('Once the insurer has made the change')).toBeVisible()
    await expect(canvas.queryByText(/^Due on/)).toBeNull()
  },
}

export const Done: Stories = {
  args: { status: 'done' },
  async play({ canvas }) {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Your changes have been made' }),
    ).toBeVisible()
    await expect(canvas.getByText('Done')).toBeVisible()
    await expect(canvas.getByText('The insurer has made the change')).toBeVisible()
    await expect(canvas.queryByText(/passing them on|the insurer checks it|^Due on/)).toBeNull()
    await expect(canvas.queryByText('Keep paying your premiums')).toBeNull()
  },
}

/** The policy lapsed before its insurer acted on the request. */
export const DoneByTheEndOfThePolicy: Stories = {
  args: { submitted: { ...lessCover, premium: null }, status: 'done' },
  async play({ canvas }) {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Your policy has ended' }),
    ).toBeVisible()
    await expect(canvas.getByText('It doesn’t cover you any more.')).toBeVisible()
    await expect(canvas.queryByText('You’re covered until the policy ends')).toBeNull()
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
