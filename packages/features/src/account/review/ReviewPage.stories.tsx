import { createApiClient } from '@coverkit/api-client'
import type { SavedPolicy } from '@coverkit/core/policies'
import { openDrafts } from '@coverkit/drafts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect, useState } from 'react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { calculatorDraft } from '#calculator'
import { answered, couple } from '#calculator/testing/exampleCalculation.ts'
import { type PageServices, PageServicesProvider } from '#common/page-services/index.ts'
import { AppStory } from '#common/testing/AppStory.tsx'
import { fakeCustomer } from '#common/testing/fakeCustomer.ts'
import { fakePageServices } from '#common/testing/fakePageServices.ts'
import {
  exampleLifePolicy,
  exampleTenPolicies,
  exampleWholePolicy,
} from '#policies/testing/examplePolicies.ts'
import { ReviewPage } from './ReviewPage.tsx'

interface StoryProps {
  /** A failing service where it is null. */
  readonly list: readonly SavedPolicy[] | null | 'hang'
  readonly hasCalculation?: boolean
}

const insured = {
  date_of_Birth: '1971-02-03',
  rated_Age: 55,
  gender: 'F',
  smoker: false,
  occupation: null,
  occupation_ID: 4,
  state: 'NSW',
} as const
const life = exampleLifePolicy({ insured })
const whole = exampleWholePolicy({ insured, annual_Earnings: 140_000 })

let shown: PageServices | null = null

function Story({ list, hasCalculation }: StoryProps) {
  const [services, setServices] = useState<PageServices | null>(null)
  useEffect(() => {
    const client = createApiClient({
      baseUrl: 'https://api.example',
      async fetch({ url }) {
        if (!url.endsWith('/PoliciesList')) return Response.json({}, { status: 501 })
        if (list === 'hang') return new Promise<never>(() => undefined)
        return list ? Response.json(list) : Response.json({}, { status: 501 })
      },
    })
    const drafts = () => openDrafts({ brand: `story-${crypto.randomUUID()}` })
    const made = {
      ...fakePageServices({ drafts, behave: () => 'fail' }),
      client: async () => client,
      identity: fakeCustomer('zoe').identity,
    }
    shown = made
    const draft = calculatorDraft(made)
    void draft.ready().then(() => {
      if (hasCalculation) {
        draft.update(() => answered(couple))
        draft.write({ ...draft.read().state, furthest: 'results' })
      }
      setServices(made)
    })
  }, [list, hasCalculation])
  if (!services) return null
  return (
    <PageServicesProvider services={services}>
      <AppStory>
        <ReviewPage services={services} />
      </AppStory>
    </PageServicesProvider>
  )
}

const meta = {
  title: 'Screens/Account/Review my cover',
  component: Story,
  parameters: { layout: 'fullscreen' },
  args: { list: [life, whole], hasCalculation: true },
} satisfies Meta<typeof Story>
export default meta
type Stories = StoryObj<typeof meta>

export const Filled: Stories = {
  async play({ canvas }) {
    const table = within(await canvas.findByRole('table', { name: 'Your policies, side by side' }))
    const cellsOf = (name: RegExp) =>
      within(table.getByRole('row', { name }))
        .getAllByRole('cell')
        .map(({ textContent }) => textContent)
    await expect(cellsOf(/^All together/)).toEqual([
      '$1,800,000',
      '$800,000',
      '$200,000',
      '$6,000 a month',
      '$10,460.10 a year',
    ])
    await expect(cellsOf(/^Difference/)[0]).toBe('$460,000 more')
    const cover = within(canvas.getByRole('region', { name: 'TPD cover' }))
    await expect(cover.getByText('Your TPD cover is $775,000 below this estimate.')).toBeVisible()
    await userEvent.click(cover.getByText('What the estimate is made of'))
    await expect(cover.getByRole('figure')).toBeVisible()
    const needs = canvas.getByRole('region', { name: 'Compared with your last calculation' })
    await expect(needs).toHaveTextContent('3 of your covers are below this estimate, and 1 above it.')
    const prompts = within(canvas.getByRole('region', { name: 'Has anything changed?' }))
    await expect(
      prompts.getByText('You were 34 when you worked out your needs. You’re 55 now.'),
    ).toBeVisible()
    await expect(prompts.getByText('You said 2 children rely on you. The youngest is 1.')).toBeVisible()
    await expect(prompts.getByText('You said you have debts of $644,000.')).toBeVisible()
    await expect(
      prompts.getByText(
        'Your income protection was set up for earnings of $140,000 a year. In the calculator you entered $105,000.',
      ),
    ).toBeVisible()
  },
}

export const CoverWithAnotherInsurer: Stories = {
  args: { list: [exampleLifePolicy({ sum_Insured: 100_000 })] },
  async play({ canvas }) {
    const cover = within(await canvas.findByRole('region', { name: 'Life cover' }))
    await expect(
      cover.getByText(
        'In the calculator you entered $250,000. With us you have $100,000. If you have other cover, the difference will change.',
      ),
    ).toBeVisible()
  },
}

export const StartsANewCalculation: Stories = {
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Work it out again' }))
    await waitFor(() => {
      const typed = shown && calculatorDraft(shown).read().answers.typed
      expect(typed).toMatchObject({
        'about-you/age': '55',
        'existing-cover/selectedCovers': [
          'lifeCover',
          'tpdCover',
          'criticalIllnessCover',
          'incomeProtectionCover',
        ],
        'existing-cover/lifeCover': '1,800,000',
        'existing-cover/incomeProtectionCover': '6,000',
      })
      expect(typed).not.toHaveProperty('about-you/annualSalary')
    })
  },
}

export const WithoutACalculation: Stories = {
  args: { hasCalculation: false },
  async play({ canvas }) {
    await canvas.findByRole('heading', { name: 'You haven’t worked out your needs yet' })
    await expect(canvas.getByRole('button', { name: 'Work out your needs' })).toBeVisible()
    await expect(canvas.queryByRole('row', { name: /^Difference/ })).toBeNull()
    await expect(
      canvas.getByText('Your income protection pays until you’re 65 at the latest. That’s in 10 years.'),
    ).toBeVisible()
  },
}

export const Many: Stories = {
  args: { list: exampleTenPolicies() },
  async play({ canvas }) {
    const table = within(await canvas.findByRole('table', { name: 'Your policies, side by side' }))
    await expect(table.getAllByRole('row')).toHaveLength(14)
  },
}

export const None: Stories = {
  args: { list: [] },
  async play({ canvas }) {
    await canvas.findByText(/^You don’t have a policy with us that’s in force yet/)
  },
}

export const Loading: Stories = {
  args: { list: 'hang' },
  async play({ canvas }) {
    await canvas.findByText('Getting your policies')
  },
}

export const Failed: Stories = {
  args: { list: null },
  async play({ canvas }) {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('We couldn’t get your policies')
  },
}

export const One: Stories = { args: { list: [life] } }
