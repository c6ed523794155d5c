import type { SubmittedTransfer as ReadBack } from '@coverkit/api-client'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useCallback, useMemo } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import type { PageServices } from '#common/page-services/index.ts'
import { FlowStory } from '#common/testing/FlowStory.tsx'
import type { SubmissionStatus, TransferFlowAnswers } from '../answers.ts'
import { transferDraft } from '../state.ts'
import { examplePolicy, exampleTransfer } from '../testing/exampleTransfer.ts'
import { type Answers, storyServices } from '../testing/TransferStory.tsx'
import CompletePage from './CompletePage.tsx'

interface StoryProps {
  readonly status: SubmissionStatus
  readonly answer: Answers
}

const ID = '3d1f0a5e-8c4b-4f69-b1f4-7a2a54f0c9d1'
const policy = {
  policyId: 't-1',
  insurerCode: 'ZUR',
  policyNumber: 'ZU-889120',
  name: 'Robin Example',
  policyStatus: 'Active',
  stage: 'with-insurer',
  stageAt: '2026-11-24T02:00:00Z',
  expectedOn: '2026-12-21',
} as const
const underWay: ReadBack = {
  id: ID,
  reference: 'T7KQ3WXR',
  status: 'in-progress',
  submittedAt: '2026-11-23T02:00:00Z',
  policies: [
    policy,
    {
      ...policy,
      policyId: 't-2',
      insurerCode: 'MLC',
      policyNumber: null,
      stage: 'needs-you',
      reason: 'policy-not-found',
    },
    { ...policy, policyId: 't-3', stage: 'transferred' },
    { ...policy, policyId: 't-4', policyStatus: 'Discontinued' },
  ],
  signatures: [{ holder: 1, state: 'signed', signedAt: '2026-11-23T02:00:00Z', sentAt: null }],
  letters: ['ZUR', 'MLC'],
}
const unsigned: ReadBack = {
  ...underWay,
  status: 'waiting-for-second-signature',
  policies: [{ ...policy, stage: null, stageAt: null }],
  letters: [],
  signatures: [
    ...underWay.signatures,
    { holder: 2, state: 'waiting', signedAt: null, sentAt: '2026-11-24T02:00:00Z' },
  ],
}

function Story({ status, answer }: StoryProps) {
  const answers = useMemo<TransferFlowAnswers>(
    () => ({
      ...exampleTransfer([examplePolicy('policy-1')]),
      submitted: {
        id: ID,
        secret: 'A'.repeat(43),
        reference: 'T7KQ3WXR',
        status,
        submittedAt: '2026-11-23T02:00:00Z',
        email: 'robin.example@example.com',
      },
    }),
    [status],
  )
  const routesOf = useCallback(
    (_services: PageServices) => [{ path: '/transfer-policy/complete', element: <CompletePage /> }],
    [],
  )
  const servicesOf = useCallback(() => storyServices(answer), [answer])
  return (
    <FlowStory
      step="terms-and-conditions"
      page="complete"
      answers={answers}
      draftOf={transferDraft}
      routesOf={routesOf}
      servicesOf={servicesOf}
    />
  )
}

const meta = {
  title: 'Screens/Transfer/Complete',
  component: Story,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Story>
export default meta
type Stories = StoryObj<typeof meta>

const reading =
  (read: ReadBack): Answers =>
  ({ url }) =>
    url.includes('/letters/') ? undefined : Response.json(read)

export const Filled: Stories = {
  args: { status: 'in-progress', answer: reading(underWay) },
  async play({ canvas }) {
    await canvas.findByRole('heading', { level: 1, name: 'Your transfer is under way' })
    await expect(canvas.getByText('T7KQ3WXR')).toBeVisible()
    const list = within(await canvas.findByRole('list', { name: 'Where each policy is up to' }))
    const articles = list.getAllByRole('article')
    await expect(articles).toHaveLength(3)
    const [first, second] = list.getAllByRole('list', { name: 'Where it’s up to' })
    await expect(first).toHaveTextContent('With insurer, now')
    await expect(second).toHaveTextContent('With insurer, now')
    await expect(list.getByText('Needs something from you')).toBeVisible()
    await expect(articles[2]).toHaveTextContent('Transferred')
    // A transferred policy has no stages to come.
    await expect(list.getAllByRole('list', { name: 'Where it’s up to' })).toHaveLength(2)
    await expect(canvas.getByRole('link', { name: 'Add it to an account' })).toHaveAttribute(
      'href',
      '/account',
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Download the letter to Zurella' }))
    await canvas.findByText('We couldn’t get the letter')
  },
}

export const InTheAccount: Stories = {
  args: { status: 'in-progress', answer: reading({ ...underWay, isInAccount: true }) },
  async play({ canvas }) {
    await canvas.findByText('Your account shows where each of its policies is up to.')
    await expect(canvas.getByRole('link', { name: 'Open your account' })).toBeVisible()
  },
}

export const WaitingForTheSecondSignature: Stories = {
  args: { status: 'waiting-for-second-signature', answer: reading(unsigned) },
  async play({ canvas }) {
    await canvas.findByRole('heading', { level: 1, name: 'Waiting for the second signature' })
    await canvas.findByText('Waiting for the second signature. We sent the link on 24 November 2026.')
    await expect(
      canvas.getByText('You can download the letters here once everyone has signed.'),
    ).toBeVisible()
  },
}

export const Loading: Stories = {
  args: { status: 'in-progress', answer: () => new Promise<never>(() => undefined) },
  async play({ canvas }) {
    await canvas.findByText('Checking where each policy is up to')
    await expect(canvas.getByText('T7KQ3WXR')).toBeVisible()
  },
}

export const Failed: Stories = {
  args: { status: 'in-progress', answer: () => undefined },
  async play({ canvas }) {
    await canvas.findByText('We couldn’t check where your policies are up to')
    await expect(canvas.getByText('T7KQ3WXR')).toBeVisible()
  },
}
