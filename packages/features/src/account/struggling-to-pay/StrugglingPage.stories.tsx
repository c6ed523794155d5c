import { createApiClient } from '@coverkit/api-client'
import { formatDate } from '@coverkit/core'
import type { SavedPolicy } from '@coverkit/core/policies'
import { openDrafts } from '@coverkit/drafts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, within } from 'storybook/test'
import { PageServicesProvider } from '#common/page-services/index.ts'
import { AppStory } from '#common/testing/AppStory.tsx'
import { fakeCustomer } from '#common/testing/fakeCustomer.ts'
import { fakePageServices } from '#common/testing/fakePageServices.ts'
import {
  exampleLapsingPolicy,
  exampleLifePolicy,
  exampleWholePolicy,
} from '#policies/testing/examplePolicies.ts'
import { StrugglingPage } from './StrugglingPage.tsx'

interface StoryProps {
  /** A failing service where it is null. */
  readonly list: readonly SavedPolicy[] | null | 'hang'
  /** The insurer's numbers; without them the service has none. */
  readonly vendor?: object | undefined
}

const vendor = {
  supplierCode: 'MLP',
  name: 'Meridian Life Protection',
  phone: '1800 160 401',
  hardshipPhone: '1300 975 712',
  email: 'claims@meridian.example',
  site: 'https://meridian-life.example/',
  claimsAddress: 'Claims, GPO Box 101, Sampleton NSW 2999',
}

function Story({ list, vendor: contacts }: StoryProps) {
  const [services] = useState(() => {
    const client = createApiClient({
      baseUrl: 'https://api.example',
      async fetch({ url }) {
        if (url.includes('/Vendorsdetails') && contacts) return Response.json(contacts)
        if (!url.endsWith('/PoliciesList')) return Response.json({}, { status: 501 })
        if (list === 'hang') return new Promise<never>(() => undefined)
        return list ? Response.json(list) : Response.json({}, { status: 501 })
      },
    })
    const drafts = () => openDrafts({ brand: `story-${crypto.randomUUID()}` })
    return {
      ...fakePageServices({ drafts, behave: () => 'fail' }),
      client: async () => client,
      identity: fakeCustomer('zoe').identity,
    }
  })
  return (
    <PageServicesProvider services={services}>
      <AppStory>
        <StrugglingPage services={services} />
      </AppStory>
    </PageServicesProvider>
  )
}

/** The day so many days after today, by the clock of this browser. */
function dayAfter(days: number): string {
  const day = new Date()
  day.setDate(day.getDate() + days)
  const [month, date] = [day.getMonth() + 1, day.getDate()].map((part) => String(part).padStart(2, '0'))
  return `${day.getFullYear()}-${month}-${date}`
}

const lapsing = (days: number) => exampleLapsingPolicy({ lapse_Date: dayAfter(days) })

const meta = {
  title: 'Screens/Account/Struggling to pay',
  component: Story,
  parameters: { layout: 'fullscreen' },
  args: { list: [lapsing(14)], vendor },
} satisfies Meta<typeof Story>
export default meta
type Stories = StoryObj<typeof meta>

export const Overdue: Stories = {
  async play({ canvas }) {
    const help = within(
      await canvas.findByRole('region', { name: 'Meridian Life Protection, Policy MLP2210087' }),
    )
    await expect(help.getByText('14 days left to pay')).toBeVisible()
    await expect(
      help.getByText(
        `You’re still covered, but your cover ends on ${formatDate(dayAfter(14))} unless you pay $24.15.`,
      ),
    ).toBeVisible()
    await expect(await help.findByRole('link', { name: 'Help with paying: 1300 975 712' })).toHaveAttribute(
      'href',
      'tel:1300975712',
    )
    await expect(help.getByRole('link', { name: 'Anything else: 1800 160 401' })).toBeVisible()
    await expect(help.getByRole('link', { name: 'Go to Meridian Life Protection’s site' })).toHaveAttribute(
      'href',
      'https://meridian-life.example/',
    )
    const table = within(help.getByRole('table', { name: /^Ways to pay less or later/ }))
    await expect(table.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual([
      'Turn indexation off',
      'Reduce the amount of a cover',
      'Ask the insurer whether it can pause your premium',
    ])
    await expect(canvas.getByRole('link', { name: 'Write to us about paying' })).toHaveAttribute(
      'href',
      '/contact-request?topic=hardship',
    )
    await expect(
      canvas.getByRole('link', { name: /^National Debt Helpline 1800\s007\s007$/ }),
    ).toHaveAttribute('href', 'tel:1800007007')
  },
}

export const LastDay: Stories = {
  args: { list: [lapsing(0)] },
  async play({ canvas }) {
    await canvas.findByText('Today is the last day to pay')
  },
}

/** A stale page, whose last day to pay is over, does not promise cover. */
export const DayPassed: Stories = {
  args: { list: [lapsing(-1)] },
  async play({ canvas }) {
    await canvas.findByText('The last day to pay has passed')
    await expect(canvas.queryByText(/^You’re still covered/)).toBeNull()
  },
}

/** The overdue policy comes first, and the others say that nothing is overdue. */
export const Several: Stories = {
  args: { list: [exampleWholePolicy(), exampleLifePolicy(), lapsing(1)] },
  async play({ canvas }) {
    await canvas.findByText('1 day left to pay')
    const names = canvas.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
    await expect(names.slice(0, 3)).toEqual([
      'Meridian Life Protection, Policy MLP2210087',
      'Neota Life, Policy 40088112',
      'Mallee Life Company, Policy MLC0012345',
    ])
    await expect(
      canvas.getByText(
        'No premium is overdue on this policy. You pay $57.71 a month. The next debit is on 14 December 2026.',
      ),
    ).toBeVisible()
    await expect(canvas.getByText('Take out one of your covers')).toBeVisible()
  },
}

export const WithoutTheInsurersNumber: Stories = {
  args: { vendor: undefined },
  async play({ canvas }) {
    await canvas.findByText(
      'Meridian Life Protection’s phone number is on its letters and on your policy schedule. Or call us on 02 5550 0100.',
    )
  },
}

export const NothingToPay: Stories = {
  args: { list: [] },
  async play({ canvas }) {
    await canvas.findByText('You have no policy with us that has a premium to pay')
    await expect(canvas.getByRole('region', { name: 'Tell us' })).toBeVisible()
  },
}

export const Loading: Stories = { args: { list: 'hang' } }

export const Failed: Stories = {
  args: { list: null },
  async play({ canvas }) {
    await canvas.findByText('We couldn’t get your policies')
    await expect(canvas.getByRole('link', { name: 'Write to us about paying' })).toBeVisible()
  },
}
