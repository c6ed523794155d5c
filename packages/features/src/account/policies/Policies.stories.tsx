import { createApiClient, type PolicyNomination } from '@coverkit/api-client'
import { policyFromSaved, type SavedPolicy } from '@coverkit/core/policies'
import { type Drafts, openDrafts } from '@coverkit/drafts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { calculatorDraftKind } from '#calculator'
import { answered, type CalculationInput, couple } from '#calculator/testing/exampleCalculation.ts'
import { PageServicesProvider } from '#common/page-services/index.ts'
import { queryClient } from '#common/queries/queryClient.ts'
import { queryKeys } from '#common/queries/queryKeys.ts'
import { AppStory } from '#common/testing/AppStory.tsx'
import { fakePageServices } from '#common/testing/fakePageServices.ts'
import {
  exampleLapsingPolicy,
  exampleLifePolicy,
  exampleTenPolicies,
  exampleWholePolicy,
} from '#policies/testing/examplePolicies.ts'
import { exampleNomination, exampleNominationRequest } from '../beneficiaries/exampleNomination.fixture.ts'
import { LifeEvents } from './LifeEvents.tsx'
import { Policies } from './Policies.tsx'
import { PremiumPanel } from './PremiumPanel.tsx'

const binding = {
  nomination_Type: 'binding',
  beneficiaries: [{ name: 'Jamie Sample', relationship: 'Spouse', benefit_Percent: 100 }],
  confirmedOn: '2024-08-20',
} as const satisfies PolicyNomination['current']

interface StoryProps {
  /** Successive answers of the list; null fails the request. */
  readonly lists: readonly (readonly SavedPolicy[] | null | 'hang' | 'malformed')[]
  /** The answer that this page read ten minutes ago. */
  readonly earlier?: readonly SavedPolicy[]
  /** The beneficiaries of each policy; without them the service has no such list. */
  readonly named?: readonly PolicyNomination[]
  /** The calculation that was finished on this device. */
  readonly calculation?: CalculationInput
}

async function openWith(input: CalculationInput | undefined): Promise<Drafts> {
  const drafts = await openDrafts({ brand: `story-${crypto.randomUUID()}` })
  if (input) await drafts.save(calculatorDraftKind, drafts.newId(), finished(input))
  return drafts
}

/** A calculation as the results leave it. */
function finished(input: CalculationInput) {
  const answers = answered(input)
  return { ...answers, progress: { ...answers.progress, furthest: 'results' as const } }
}

function PoliciesStory({ lists, earlier, named, calculation }: StoryProps) {
  const [services] = useState(() => {
    let calls = 0
    const client = createApiClient({
      baseUrl: 'https://api.example',
      async fetch(request) {
        if (request.url.endsWith('/nominations'))
          return named ? Response.json({ nominations: named }) : Response.json({}, { status: 501 })
        if (request.url.endsWith('/policies/changes')) return Response.json({ changes: [] })
        const list = lists[Math.min(calls, lists.length - 1)]
        calls += 1
        if (list === 'hang') return new Promise<never>(() => undefined)
        if (list === 'malformed') return Response.json([{ id: 'p-1', commission: 1 }])
        return list ? Response.json(list) : Response.json({}, { status: 501 })
      },
    })
    const opened = openWith(calculation)
    const drafts = () => opened
    const made = { ...fakePageServices({ drafts, behave: () => 'fail' }), client: async () => client }
    if (earlier) {
      const read = earlier.map(policyFromSaved)
      queryClient(made).setQueryData([queryKeys.policies], read, { updatedAt: Date.now() - 600_000 })
    }
    return made
  })
  return (
    <PageServicesProvider services={services}>
      <AppStory>
        <h1>Your account</h1>
        <PremiumPanel services={services} />
        <Policies services={services} />
        <LifeEvents services={services} />
      </AppStory>
    </PageServicesProvider>
  )
}

const meta = { title: 'Screens/Account/Regions/Policies', component: PoliciesStory } satisfies Meta<
  typeof PoliciesStory
>
export default meta
type Story = StoryObj<typeof meta>

export const One: Story = {
  args: { lists: [[exampleLifePolicy()]] },
  async play({ canvas }) {
    const policy = within(
      await canvas.findByRole('article', { name: 'Mallee Life Company Policy MLC0012345' }),
    )
    await expect(policy.getByText('Life cover')).toBeVisible()
    await expect(policy.getByText('$600,000')).toBeVisible()
    await expect(policy.getByText('In force')).toBeVisible()
    await expect(
      policy.getByRole('list', { name: 'Owned by you. Held in your own name, outside super.' }),
    ).toBeVisible()
    await expect(policy.getByText('Stepped (variable age-stepped). Indexation on.')).toBeVisible()
    // Premium and dates of the only policy stand once, above it.
    await expect(canvas.getAllByText('$57.71', { exact: false })).toHaveLength(2)
    const figures = within(canvas.getByRole('region', { name: 'What it costs, and when' }))
    await expect(figures.getByText('$692.52 a year at today’s premiums')).toBeVisible()
    await expect(figures.getByText('14 December 2026')).toBeVisible()
    await expect(figures.getByText('$57.71 by direct debit')).toBeVisible()
    await expect(figures.getByText('14 August 2027')).toBeVisible()
    await expect(figures.getByText(/SAMPLE RATES/)).toBeVisible()
    await expect(policy.queryByText(/you worked out/)).toBeNull()
    await expect(policy.getByRole('link', { name: 'Work out your needs' })).toBeVisible()
    await expect(policy.getByRole('link', { name: /^I’m struggling to pay/ })).toHaveAttribute(
      'href',
      '/account/struggling-to-pay',
    )
    await expect(canvas.getByRole('link', { name: 'See what you can increase' })).toHaveAttribute(
      'href',
      '/account/guaranteed-future-insurability',
    )
  },
}

/** The card lists the people who are named, and a request since. */
export const Beneficiaries: Story = {
  args: {
    lists: [[exampleLifePolicy(), exampleWholePolicy()]],
    named: [
      exampleNomination({ request: exampleNominationRequest }),
      exampleNomination({ policyId: 'p-2', current: null }),
    ],
  },
  async play({ canvas }) {
    const known = within(
      await canvas.findByRole('article', { name: 'Mallee Life Company Policy MLC0012345' }),
    )
    await known.findByRole('heading', { name: 'Beneficiaries' })
    await expect(known.getByText('Jamie Sample, spouse: 60%')).toBeVisible()
    await expect(known.getByText('Max Sample, child: 40%')).toBeVisible()
    await expect(
      known.getByText('Nominated beneficiaries. The insurer confirmed it on 20 August 2024.'),
    ).toBeVisible()
    await expect(
      known.getByText(
        'On 23 November 2026 you asked to name Max Sample (100%). The reference is HJ4KMN7P. Until the insurer confirms it, nothing changes.',
      ),
    ).toBeVisible()
    await expect(known.getByRole('link', { name: /^Change your beneficiaries/ })).toHaveAttribute(
      'href',
      '/account/beneficiaries',
    )
    const unknown = within(canvas.getByRole('article', { name: 'Neota Life Policy 40088112' }))
    await expect(
      unknown.getByText('We don’t know who’s named on this policy. Ask the insurer, or name people here.'),
    ).toBeVisible()
  },
}

/** A binding nomination isn't valid before the fund has the signed form. */
export const BindingNominations: Story = {
  args: {
    lists: [[exampleLifePolicy(), exampleWholePolicy()]],
    named: [
      exampleNomination({ current: { ...binding, signedFormOn: '2024-09-03' } }),
      exampleNomination({ policyId: 'p-2', current: { ...binding, signedFormOn: null } }),
    ],
  },
  async play({ canvas }) {
    const signed = within(
      await canvas.findByRole('article', { name: 'Mallee Life Company Policy MLC0012345' }),
    )
    await signed.findByText(/The fund got your signed form on 3 September 2024\.$/)
    await expect(signed.queryByText('The fund doesn’t have your signed form yet')).toBeNull()
    const unsigned = within(canvas.getByRole('article', { name: 'Neota Life Policy 40088112' }))
    await expect(unsigned.getByText('The fund doesn’t have your signed form yet')).toBeVisible()
  },
}

/** Said while it runs alone. */
export const CoolingOff: Story = {
  args: {
    lists: [
      [
        exampleLifePolicy({ cooling_Off_End_Date: '2099-12-31' }),
        { ...exampleWholePolicy(), cooling_Off_End_Date: '2020-01-31' },
      ],
    ],
  },
  async play({ canvas }) {
    const running = within(
      await canvas.findByRole('article', { name: 'Mallee Life Company Policy MLC0012345' }),
    )
    await expect(running.getByText('You can change your mind until 31 December 2099')).toBeVisible()
    await expect(running.getByText(/^If you cancel by then and haven’t made a claim/)).toBeVisible()
    await expect(running.getByRole('link', { name: 'Cooling off and cancelling' })).toHaveAttribute(
      'href',
      '/learn-about-life-insurance-processes/cooling-off-and-cancelling',
    )
    await expect(canvas.getAllByText(/^You can change your mind until/)).toHaveLength(1)
  },
}

/** Each cover once, by who holds it. */
export const PartlyInSuper: Story = {
  args: { lists: [[exampleWholePolicy()]] },
  async play({ canvas }) {
    const policy = within(await canvas.findByRole('article', { name: 'Neota Life Policy 40088112' }))
    const coversIn = (name: RegExp) =>
      within(policy.getByRole('list', { name }))
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent)
    await expect(coversIn(/^Inside super\./)).toEqual([
      'Life cover$1,200,000',
      'TPD cover$800,000Linked to life $700,000, standalone $100,000. Any occupation. Life buy back. Double TPD.',
    ])
    await expect(coversIn(/^Partly from super\./)).toEqual([
      'Income protection$6,000 a monthPaid after 90 days, to age 65. Increasing claim. Super contribution 10%.',
    ])
    await expect(coversIn(/^Owned by you\./)).toEqual([
      'Critical illness cover$200,000Standalone. Reinstatement.',
    ])
  },
}

/** The last calculation of this device draws a bar beside each cover, and says how much of it there is. */
export const WithACalculation: Story = {
  args: { lists: [[exampleWholePolicy(), exampleLifePolicy()]], calculation: couple },
  async play({ canvas, canvasElement }) {
    const whole = within(await canvas.findByRole('article', { name: 'Neota Life Policy 40088112' }))
    await expect(
      await whole.findByText(
        /^90% of the \$1,340,000 you worked out\. With your other policies, you have all of it\.$/,
      ),
    ).toBeVisible()
    await expect(whole.getByText(/^51% of the \$1,575,000 you worked out\. Linked to life/)).toBeVisible()
    await expect(
      whole.getByText(/^98% of the \$6,100 a month you worked out\. Paid after 90 days/),
    ).toBeVisible()
    await expect(whole.getByText(/^69% of the \$290,000 you worked out\. Standalone\./)).toBeVisible()
    await expect(whole.getByText(/Needs worked out on \d+ \w+ \d{4}\.$/)).toBeVisible()
    const life = within(canvas.getByRole('article', { name: 'Mallee Life Company Policy MLC0012345' }))
    await expect(life.getByText(/^45% of the \$1,340,000 you worked out\./)).toBeVisible()
    await expect(canvasElement.querySelectorAll('svg[width="100%"]')).toHaveLength(5)
  },
}

export const OneWithACalculation: Story = {
  args: { lists: [[exampleWholePolicy()]], calculation: couple },
  async play({ canvas }) {
    const policy = within(await canvas.findByRole('article', { name: 'Neota Life Policy 40088112' }))
    await policy.findByText('90% of the $1,340,000 you worked out.')
    await expect(policy.getByRole('link', { name: 'Review my cover' })).toHaveAttribute(
      'href',
      '/account/review-my-cover',
    )
  },
}

export const LongWords: Story = {
  args: {
    lists: [
      [
        exampleWholePolicy({
          insurer_Name: 'Wolfeschlegelsteinhausenbergerdorff Life and Disability Company',
          name: 'WOLFESCHLEGELSTEINHAUSEN-00001',
          policyholder1: 'Wolfeschlegelsteinhausenbergerdorff '.repeat(2).trim(),
          premium_Amount: 999_999.99,
        }),
      ],
    ],
    calculation: couple,
  },
  async play({ canvas }) {
    const policy = within(
      await canvas.findByRole('article', { name: /^Wolfeschlegelsteinhausenbergerdorff/ }),
    )
    await expect(policy.getByText('In force')).toBeVisible()
    await expect(canvas.getByText('$999,999.99')).toBeVisible()
  },
}

export const Many: Story = {
  args: { lists: [exampleTenPolicies()] },
  async play({ canvas }) {
    const region = within(await canvas.findByRole('region', { name: 'Your policies' }))
    await expect(await region.findAllByRole('article')).toHaveLength(10)
    const first = within(region.getByRole('article', { name: 'Mallee Life Company Policy POLICY-0' }))
    await expect(first.getByText('$57.71 a month.')).toBeVisible()
    // The meaning of each kind of ownership is explained once.
    await expect(region.getAllByText(/Held in your own name, outside super\./)).toHaveLength(1)
    await expect(first.getByText(/Next debit 14 December 2026 by direct debit\. Anniversary/)).toBeVisible()
    const figures = within(canvas.getByRole('region', { name: 'What it costs, and when' }))
    await expect(figures.getByText('$519.39')).toBeVisible()
    await expect(figures.getByText('$9,767.58')).toBeVisible()
  },
}

export const Lapsing: Story = {
  args: {
    lists: [
      [
        exampleLapsingPolicy(),
        exampleLapsingPolicy({ id: 'p-4', name: 'MLP0000001', status: 'lapsed', lapse_Date: '2026-10-01' }),
      ],
    ],
  },
  async play({ canvas }) {
    const lapsing = within(
      await canvas.findByRole('article', { name: 'Meridian Life Protection Policy MLP2210087' }),
    )
    await expect(
      lapsing.getByText(
        /^You’re still covered, but this policy ends on 14 December 2026 unless you pay \$24\.15\./,
      ),
    ).toBeVisible()
    await expect(lapsing.getByRole('link', { name: 'Pay, or get help' })).toHaveAttribute(
      'href',
      '/account/struggling-to-pay',
    )
    const ended = within(canvas.getByRole('article', { name: 'Meridian Life Protection Policy MLP0000001' }))
    await expect(ended.getByText('This policy has ended')).toBeVisible()
    await expect(ended.getByRole('link', { name: 'Contact us about this policy' })).toBeVisible()
    await expect(canvas.getByText('None due')).toBeVisible()
  },
}

export const None: Story = {
  args: { lists: [[]] },
  async play({ canvas }) {
    await canvas.findByText('You don’t have a policy with us yet. Once you do, you’ll see it here.')
    await expect(canvas.getByRole('link', { name: 'Get a quote' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Transfer a policy to us' })).toBeVisible()
    await expect(canvas.queryByText('Total premium')).toBeNull()
    await expect(canvas.queryByText('Has something changed?')).toBeNull()
  },
}

export const Loading: Story = {
  args: { lists: ['hang'] },
  async play({ canvas }) {
    await canvas.findByText('Getting your policies')
  },
}

export const Failed: Story = {
  args: { lists: [null] },
  async play({ canvas }) {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('We couldn’t get your policies')
  },
}

export const FailedThenLoaded: Story = {
  args: { lists: [null, [exampleLifePolicy()]] },
  async play({ canvas }) {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('We couldn’t get your policies')
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await canvas.findByRole('article', { name: 'Mallee Life Company Policy MLC0012345' })
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Your policies' })).toHaveFocus())
  },
}

export const FailedUnreadable: Story = {
  args: { lists: ['malformed'] },
  async play({ canvas }) {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('We couldn’t get your policies')
  },
}

export const OutOfDate: Story = {
  args: { earlier: [exampleLifePolicy()], lists: [null, [exampleWholePolicy()]] },
  async play({ canvas }) {
    await expect(canvas.getByRole('article', { name: 'Mallee Life Company Policy MLC0012345' })).toBeVisible()
    await canvas.findByText(/We couldn’t update this\./)
    await userEvent.click(await canvas.findByRole('button', { name: 'Update the list' }))
    await canvas.findByRole('article', { name: 'Neota Life Policy 40088112' })
  },
}
