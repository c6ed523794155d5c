import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { PageServicesProvider } from '#common/page-services/index.ts'
import { AppStory } from '#common/testing/AppStory.tsx'
import { exampleLapsingPolicy, exampleLifePolicy } from '#policies/testing/examplePolicies.ts'
import { exampleUnsigned } from '#submission/tracker/testing/exampleSubmitted.ts'
import { Applications } from '../applications/Applications.tsx'
import { type FakeAccount, fakeAccount } from '../fakeAccount.fixture.ts'
import { Policies } from '../policies/Policies.tsx'
import { Tasks } from './Tasks.tsx'
import type { DraftToFinish } from './tasks.ts'
import { useTasks } from './useTasks.ts'

interface StoryProps {
  readonly account: FakeAccount
  readonly drafts?: readonly DraftToFinish[]
  /** Places that tasks lead to. */
  readonly withRegions?: boolean
}

function TasksStory({ account, drafts = [], withRegions = false }: StoryProps) {
  const [services] = useState(() => fakeAccount(account))
  const tasks = useTasks(services, drafts)
  return (
    <PageServicesProvider services={services}>
      <AppStory>
        <h1>Your account</h1>
        <Tasks {...tasks} />
        {withRegions && (
          <>
            <Policies services={services} />
            <Applications services={services} email="zoe@example.com" />
          </>
        )}
      </AppStory>
    </PageServicesProvider>
  )
}

const meta = { title: 'Screens/Account/Regions/Tasks', component: TasksStory } satisfies Meta<
  typeof TasksStory
>
export default meta
type Story = StoryObj<typeof meta>

const VERIFIED = [{ policyHolder: 1, state: 'verified', verified: true }] as const
const region = { name: 'What you need to do' }

export const One: Story = {
  args: { account: { policies: [exampleLifePolicy()] } },
  async play({ canvas }) {
    const tasks = within(await canvas.findByRole('region', region))
    await expect(tasks.getAllByRole('listitem')).toHaveLength(1)
    await expect(tasks.getByRole('heading', { name: 'Confirm who you are' })).toBeVisible()
    await expect(
      tasks.getByRole('link', { name: 'Start the identity check (Confirm who you are)' }),
    ).toHaveAttribute('href', '/account/identity-check')
  },
}

/** A place on the page is scrolled to and takes the focus; another page is a link. */
export const Many: Story = {
  args: {
    account: { policies: [exampleLapsingPolicy()], applications: [exampleUnsigned()] },
    drafts: [
      {
        flow: 'calculator',
        title: 'Life insurance calculator',
        href: '/life-insurance-calculator/about-you',
        expiresAt: new Date(Date.now() + 86_400_000).toISOString(),
      },
    ],
    withRegions: true,
  },
  async play({ canvas }) {
    const tasks = within(await canvas.findByRole('region', region))
    const titles = tasks.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)
    await expect(titles).toEqual([
      'Pay your overdue premium to Meridian Life Protection',
      'Get the second signature for Ingleside Life',
      'Confirm who you are',
      'Finish this soon: Life insurance calculator',
    ])
    await expect(tasks.getByRole('link', { name: /^Pay, or get help/ })).toHaveAttribute(
      'href',
      '/account/struggling-to-pay',
    )
    await userEvent.click(tasks.getByRole('link', { name: /^See the application/ }))
    await expect(canvas.getByRole('heading', { name: 'The second signature' })).toHaveFocus()
    await expect(canvas.getByRole('button', { name: 'Send the link again' })).toBeVisible()
  },
}

const LONG = 'Wolfeschlegelsteinhausenbergerdorff Life and Disability Company'

export const LongWords: Story = {
  args: {
    account: {
      policies: [exampleLapsingPolicy({ insurer_Name: LONG, overdue_Amount: 999_999.99 })],
      applications: [
        {
          ...exampleUnsigned(),
          insurer: { supplierCode: 'ING', supplierName: LONG, productName: 'Cover Plan' },
        },
      ],
    },
  },
  async play({ canvas }) {
    const tasks = within(await canvas.findByRole('region', region))
    await expect(tasks.getByRole('heading', { name: `Get the second signature for ${LONG}` })).toBeVisible()
  },
}

export const None: Story = {
  args: { account: { policies: [exampleLifePolicy()], checks: VERIFIED }, withRegions: true },
  async play({ canvas }) {
    await canvas.findByRole('article')
    await expect(canvas.queryByRole('region', region)).toBeNull()
  },
}

/** Tasks appear together: the content below would move with each one that was added later. */
export const Loading: Story = {
  args: { account: { policies: [exampleLapsingPolicy()], applications: 'hang' }, withRegions: true },
  async play({ canvas }) {
    await canvas.findByRole('article')
    await expect(canvas.queryByRole('region', region)).toBeNull()
  },
}

export const Failed: Story = {
  args: { account: { policies: [exampleLapsingPolicy()], checks: 'fail' } },
  async play({ canvas }) {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'We couldn’t check whether your identity check is done',
    )
  },
}

/** Regions below tell of their own failures; of the identity check this one tells. */
export const FailedThenLoaded: Story = {
  args: {
    account: { policies: [exampleLapsingPolicy()], applications: 'fail', checks: 'fail-once' },
  },
  async play({ canvas }) {
    const tasks = within(await canvas.findByRole('region', region))
    await expect(tasks.getByRole('alert')).toHaveTextContent(
      'We couldn’t check whether your identity check is done',
    )
    await expect(tasks.getAllByRole('listitem')).toHaveLength(1)
    await userEvent.click(tasks.getByRole('button', { name: 'Try again' }))
    await tasks.findByRole('heading', { name: 'Confirm who you are' })
    await waitFor(() => expect(canvas.getByRole('heading', region)).toHaveFocus())
  },
}

export const FailedThenNone: Story = {
  args: { account: { checks: 'fail-once' } },
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }))
    await expect(await canvas.findByText('There’s nothing you need to do at the moment.')).toBeVisible()
    await waitFor(() => expect(canvas.getByRole('heading', region)).toHaveFocus())
  },
}
