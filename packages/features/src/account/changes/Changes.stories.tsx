import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, waitFor } from 'storybook/test'
import { PageServicesProvider } from '#common/page-services/index.ts'
import { AppStory } from '#common/testing/AppStory.tsx'
import { exampleLifePolicy } from '#policies/testing/examplePolicies.ts'
import { type FakeAccount, fakeAccount } from '../fakeAccount.fixture.ts'
import { Changes } from './Changes.tsx'
import { examplePolicyChange } from './exampleChange.fixture.ts'

function ChangesStory({ changes }: Pick<FakeAccount, 'changes'>) {
  const [services] = useState(() => fakeAccount(changes ? { changes } : {}))
  return (
    <PageServicesProvider services={services}>
      <AppStory>
        <h1>Your account</h1>
        <Changes services={services} />
      </AppStory>
    </PageServicesProvider>
  )
}

const meta = { title: 'Screens/Account/Regions/Changes', component: ChangesStory } satisfies Meta<
  typeof ChangesStory
>
export default meta
type Story = StoryObj<typeof meta>

const underWay = examplePolicyChange({ policyId: exampleLifePolicy().id })
const done = examplePolicyChange({
  id: '3d1f0a5e-8c4b-4f69-b1f4-7a2a54f0c9d2',
  reference: 'ACDE3479',
  policyId: exampleLifePolicy().id,
  status: 'done',
})

export const One: Story = {
  args: { changes: [underWay] },
  async play({ canvas }) {
    const change = await canvas.findByRole('article')
    await expect(change).toHaveTextContent('Reference H7KQ3WXR. Submitted on 23 November 2026.')
  },
}

export const Many: Story = {
  args: { changes: [underWay, done] },
  async play({ canvas }) {
    await expect(await canvas.findAllByRole('article')).toHaveLength(2)
  },
}

/** Every cover changed at once, of a policy with a long number. */
export const LongWords: Story = {
  args: {
    changes: [
      examplePolicyChange({
        policyId: 'p-9',
        insurerCode: 'MLP',
        policyNumber: 'MLC0012345'.repeat(3),
        covers: (['life', 'tpd', 'criticalIllness'] as const).map((cover) => ({
          cover,
          kind: 'increased',
          terms: [{ field: 'sumInsured', from: 9_999_999, to: 14_999_999 }],
        })),
        premiumBefore: { amount: 888_888.88, frequency: 'halfYearly' },
        premium: { amount: 999_999.99, frequency: 'halfYearly' },
      }),
    ],
  },
  async play({ canvas }) {
    await expect(await canvas.findByRole('article')).toHaveTextContent('$999,999.99')
  },
}

/** The last line of the page names changes among what there is none of. */
export const None: Story = {
  args: { changes: [] },
  async play({ canvas }) {
    await waitFor(() => expect(canvas.queryByRole('region')).toBeNull())
  },
}

export const Loading: Story = { args: { changes: 'hang' } }

export const Failed: Story = {
  args: { changes: 'fail' },
  async play({ canvas }) {
    await expect(await canvas.findByRole('alert')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible()
  },
}
