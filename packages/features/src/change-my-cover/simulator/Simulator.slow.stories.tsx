import { createApiClient } from '@coverkit/api-client'
import {
  type CoverChange,
  type PolicyPreviewRequest,
  policyPreviewRequest,
  sumInsuredOf,
  termsOfPolicy,
} from '@coverkit/core/change-cover'
import type { Policy } from '@coverkit/core/policies'
import { openDrafts } from '@coverkit/drafts'
import { Container, Heading, Stack, WithSide } from '@coverkit/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test'
import { PageServicesProvider } from '#common/page-services/index.ts'
import { AppStory } from '#common/testing/AppStory.tsx'
import { fakePageServices } from '#common/testing/fakePageServices.ts'
import { Amounts } from './Amounts.tsx'
import { examplePreview, lifePolicy, wholePolicy } from './examplePreview.fixture.ts'
import { PriceBar } from './PriceBar.tsx'
import { PricePanel } from './PricePanel.tsx'
import { Simulator } from './Simulator.tsx'
import { YearsToLastAge } from './YearsToLastAge.tsx'

interface StoryProps {
  readonly policyOf: () => Policy
  /** How the backend behaves, one request after the other; the last for all that follow. */
  readonly behave?: readonly ('ok' | 'fail' | 'offline' | 'hang')[]
}

const TODAY = '2026-11-23'
let asked: PolicyPreviewRequest[] = []
let shown: CoverChange | null = null

function Story({ policyOf, behave = ['ok'] }: StoryProps) {
  const [policy] = useState(policyOf)
  const [now] = useState(() => termsOfPolicy(policy, TODAY))
  const [after, setAfter] = useState(now)
  const [services] = useState(() => {
    asked = []
    const client = createApiClient({
      baseUrl: 'https://api.example',
      async fetch(request) {
        const body = (await request.json()) as PolicyPreviewRequest
        const behaviour = behave[Math.min(asked.length, behave.length - 1)]
        asked.push(body)
        if (behaviour === 'hang') return new Promise<never>(() => undefined)
        if (behaviour === 'offline') throw new TypeError('Failed to fetch')
        if (behaviour === 'fail') return Response.json({}, { status: 501 })
        return Response.json(examplePreview(policyPreviewRequest(policy.id, now), body))
      },
    })
    const drafts = () => openDrafts({ brand: `story-${crypto.randomUUID()}` })
    return { ...fakePageServices({ drafts, behave: () => 'fail' }), client: async () => client }
  })
  shown = { now, after }
  return (
    <PageServicesProvider services={services}>
      <AppStory>
        <Simulator policy={policy} change={{ now, after }} onChange={setAfter}>
          <Container isPage>
            <Heading level={1}>How should your premium work?</Heading>
            <WithSide aside={<PricePanel />} asideLabel="Your premium" sticky>
              <Stack gap={32}>
                <Amounts />
                <YearsToLastAge />
              </Stack>
            </WithSide>
            <PriceBar />
          </Container>
        </Simulator>
      </AppStory>
    </PageServicesProvider>
  )
}

const meta = {
  title: 'Screens/Change of cover/Simulator',
  component: Story,
  parameters: { layout: 'fullscreen' },
  args: { policyOf: lifePolicy },
} satisfies Meta<typeof Story>
export default meta
type Stories = StoryObj<typeof meta>
type Canvas = ReturnType<typeof within>

const field = (canvas: Canvas) => canvas.getByLabelText('Life cover amount')
const slider = (canvas: Canvas) => canvas.getByRole('slider', { name: 'Life cover amount, slider' })
const priceOf = async (canvas: Canvas) =>
  within(await canvas.findByRole('region', { name: /^Your (monthly |yearly )?premium$/ }))
const life = () => (shown ? sumInsuredOf(shown.after.quote, 'life') : 0)

/** The three figures of the panel; waits until they are these. */
async function findFigures(canvas: Canvas, figures: string) {
  const price = await priceOf(canvas)
  const lists = () => price.getAllByRole('term').map((term) => term.parentElement?.textContent ?? '')
  await waitFor(() => expect(lists().slice(0, 3).join(' | ')).toBe(figures), { timeout: 20_000 })
  return price
}

const AS_IT_IS = 'Now$55.90 | After$55.90 | DifferenceThe same as now'

export const Filled: Stories = {
  async play({ canvas }) {
    const price = await findFigures(canvas, AS_IT_IS)
    await expect(price.getByText('You haven’t changed any amounts yet.')).toBeVisible()
    await expect(price.getByText('Per year: $670.80.')).toBeVisible()
    await expect(canvas.getAllByText('No change')[0]).toBeVisible()
    await expect(
      canvas.getByText('At today’s rates, your premium rises each year: from $671 at 37 to $3,235 at 64'),
    ).toBeVisible()
    await expect(slider(canvas)).toHaveAttribute('aria-valuetext', '$600,000, $55.90 a month')
    await expect(field(canvas)).toHaveAccessibleDescription('Now $600,000. From $50,000 to $15,000,000.')
    await expect(asked).toHaveLength(1)
  },
}

/** A row of keys is one pause, one request and one announcement. */
export const ChangesByKeyboard: Stories = {
  async play({ canvas }) {
    const price = await findFigures(canvas, AS_IT_IS)
    const height = price.getByText('Difference').getBoundingClientRect().top
    slider(canvas).focus()
    // Keys of a test do not move the browser's own slider, which calls each key a change of its own.
    const index = Number(slider(canvas).getAttribute('value') ?? 0)
    for (const next of [index + 1, index + 2, index + 3]) {
      fireEvent.input(slider(canvas), { target: { value: String(next) } })
      slider(canvas).dispatchEvent(new Event('change', { bubbles: true }))
    }
    await expect(asked).toHaveLength(1)
    await expect(price.getByText('Updating')).toBeVisible()
    await findFigures(canvas, 'Now$55.90 | After$67.90 | Difference+$12.00')
    await expect(price.getByText('Difference').getBoundingClientRect().top).toBe(height)
    await expect(
      price.getByText('You’ll need to answer health questions for life cover, because the amount goes up.'),
    ).toBeVisible()
    await expect(slider(canvas)).toHaveAttribute('aria-valuetext', '$750,000, $67.90 a month')
    await expect(field(canvas)).toHaveValue('750,000')
    await expect(canvas.getByText('$150,000 more')).toBeVisible()
    await expect(asked).toHaveLength(2)
    await canvas.findByText('Life cover $750,000: $67.90 a month. $12.00 a month more than now.')
  },
}

/** The end of a drag is asked for at once, however many sums it passed. */
export const ChangesByDragging: Stories = {
  async play({ canvas }) {
    await findFigures(canvas, AS_IT_IS)
    const index = Number(slider(canvas).getAttribute('value') ?? 0)
    fireEvent.pointerDown(slider(canvas))
    for (const next of [index + 1, index + 2])
      fireEvent.input(slider(canvas), { target: { value: String(next) } })
    slider(canvas).dispatchEvent(new Event('change', { bubbles: true }))
    await findFigures(canvas, 'Now$55.90 | After$63.90 | Difference+$8.00')
    await expect(asked).toHaveLength(2)
  },
}

/** A rise opens health questions, which a dialog names; what came down again opens none. */
export const HealthQuestionsForMoreCover: Stories = {
  async play({ canvas, canvasElement }) {
    const price = await findFigures(canvas, AS_IT_IS)
    await userEvent.click(canvas.getByRole('button', { name: 'More: Life cover amount' }))
    const open = await price.findByRole('button', { name: /^See the \d+ questions$/ })
    await userEvent.click(open)
    const page = within(canvasElement.ownerDocument.body)
    const dialog = within(await page.findByRole('dialog', { name: 'Health questions' }))
    const smoking = dialog.getByText(
      'In the last 5 years, have you smoked, vaped or used anything else with nicotine?',
    )
    await waitFor(() => expect(smoking).toBeVisible(), { timeout: 20_000 })
    await expect(dialog.getByRole('heading', { name: 'Height and weight' })).toBeVisible()
    // Only income protection and TPD ask about these.
    await expect(dialog.queryByRole('heading', { name: 'Back and joints' })).toBeNull()
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(open).toHaveFocus())
    await userEvent.click(canvas.getByRole('button', { name: 'Less: Life cover amount' }))
    await price.findByText('You haven’t changed any amounts yet.')
    await expect(price.queryByRole('button', { name: /^See the/ })).toBeNull()
  },
}

export const ChangesByButtons: Stories = {
  async play({ canvas }) {
    await findFigures(canvas, AS_IT_IS)
    await userEvent.click(canvas.getByRole('button', { name: 'Less: Life cover amount' }))
    const price = await findFigures(canvas, 'Now$55.90 | After$51.90 | Difference−$4.00')
    await expect(price.getByText('You won’t need to answer health questions.')).toBeVisible()
    await expect(
      price.getByText(
        'You may not be able to change this back later. If you can, you may have to answer health questions for life cover first.',
      ),
    ).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'More: Life cover amount' }))
    await price.findByText('You haven’t changed any amounts yet.')
    await expect(shown?.after).toEqual(shown?.now)
  },
}

export const ErrorsTooLittleCover: Stories = {
  async play({ canvas }) {
    await findFigures(canvas, AS_IT_IS)
    await userEvent.clear(field(canvas))
    await userEvent.type(field(canvas), '612,345')
    await userEvent.tab()
    await findFigures(canvas, 'Now$55.90 | After$56.86 | Difference+$0.96')
    await expect(field(canvas)).toHaveValue('612,000')
    await userEvent.clear(field(canvas))
    await userEvent.type(field(canvas), '20,000')
    await userEvent.tab()
    await canvas.findByText('The least you can choose for your life cover is $50,000')
    await expect(field(canvas)).toHaveValue('20,000')
    await expect(life()).toBe(612_000)
    await userEvent.click(canvas.getByRole('button', { name: 'More: Life cover amount' }))
    await expect(field(canvas)).toHaveValue('650,000')
  },
}

export const StartsFromAPremium: Stories = {
  async play({ canvas }) {
    await findFigures(canvas, AS_IT_IS)
    await userEvent.click(canvas.getByText('Start from a premium instead'))
    const target = canvas.getByLabelText('Keep my premium at')
    await expect(target).toHaveValue('55.90')
    await userEvent.clear(target)
    await userEvent.type(target, '42{Enter}')
    const found = await canvas.findByText(
      'With life cover at $425,000, your whole premium is $41.90 a month.',
    )
    await findFigures(canvas, 'Now$55.90 | After$41.90 | Difference−$14.00')
    await expect(life()).toBe(425_000)
    await expect(asked.length).toBeLessThanOrEqual(9)
    await userEvent.click(canvas.getByRole('button', { name: 'More: Life cover amount' }))
    await waitFor(() => expect(found).not.toBeInTheDocument())
    await userEvent.click(canvas.getByRole('button', { name: 'Less: Life cover amount' }))
    await waitFor(() => expect(life()).toBe(425_000))
    await userEvent.clear(target)
    await userEvent.type(target, '9{Enter}')
    await canvas.findByText(
      'Even at the lowest amount of life cover, $50,000, the premium is $11.90 a month. We’ve left the amount as it was.',
    )
    await userEvent.clear(target)
    await userEvent.type(target, 'a lot{Enter}')
    await canvas.findByText('Enter a premium in dollars and cents, like 58.20')
    await expect(life()).toBe(425_000)
  },
}

/** Life cover that TPD is paid out of goes below it and comes back. */
export const AllCovers: Stories = {
  args: { policyOf: wholePolicy },
  async play({ canvas }) {
    const price = await priceOf(canvas)
    await price.findByText('You haven’t changed any amounts yet.')
    await expect(canvas.getAllByRole('slider', { name: /, slider$/ })).toHaveLength(4)
    fireEvent.input(slider(canvas), { target: { value: '4' } })
    await price.findByText(/^Your TPD cover stays the same amount, but less of it is linked to another cover/)
    await userEvent.clear(field(canvas))
    await userEvent.type(field(canvas), '1.2m')
    await price.findByText('You haven’t changed any amounts yet.')
    await waitFor(() => expect(shown?.after).toEqual(shown?.now))
  },
}

export const NotOffered: Stories = {
  args: { policyOf: wholePolicy },
  async play({ canvas }) {
    const price = await priceOf(canvas)
    await price.findByText('You haven’t changed any amounts yet.')
    const critical = canvas.getByLabelText('Critical illness cover amount')
    await userEvent.clear(critical)
    await userEvent.type(critical, '1.5m')
    await price.findByText('The insurer doesn’t offer this combination. Choose other amounts.')
  },
}

export const Loading: Stories = {
  args: { behave: ['hang'] },
  async play({ canvas }) {
    await canvas.findByText('Getting your premium')
  },
}

export const Failed: Stories = {
  args: { behave: ['fail'] },
  async play({ canvas }) {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('We couldn’t get this premium.')
  },
}

/** Only a price that is on the page is called that of an earlier choice. */
export const OfflineAtFirst: Stories = {
  args: { behave: ['offline'] },
  async play({ canvas }) {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'We couldn’t connect, so we can’t show your premium.',
    )
  },
}

export const OfflineLater: Stories = {
  args: { behave: ['ok', 'offline'] },
  async play({ canvas }) {
    const price = await priceOf(canvas)
    await price.findByText('The same as now')
    await userEvent.click(canvas.getByRole('button', { name: 'More: Life cover amount' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'We couldn’t connect, so this premium is for what you chose before.',
    )
    await expect(slider(canvas)).toHaveAttribute('aria-valuetext', expect.not.stringContaining('$55.90'))
    await expect(canvas.queryByText(/your premium rises each year/)).toBeNull()
    await expect(canvas.queryByText(/^Life cover \$\S+: /)).toBeNull()
  },
}

export const FailedThenLoaded: Stories = {
  args: { behave: ['ok', 'fail', 'ok'] },
  async play({ canvas }) {
    const price = await priceOf(canvas)
    await price.findByText('The same as now')
    await userEvent.click(canvas.getByRole('button', { name: 'More: Life cover amount' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'We couldn’t get this premium. The premium shown is for what you chose before.',
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await findFigures(canvas, 'Now$55.90 | After$59.90 | Difference+$4.00')
    await expect(canvas.queryByRole('alert')).toBeNull()
  },
}

/** Four covers, two of them changed: what each adds, and every year to 65 with the line of today. */
export const TwoChanges: Stories = {
  args: { policyOf: wholePolicy },
  async play({ canvas, canvasElement }) {
    const price = await priceOf(canvas)
    await price.findByText('You haven’t changed any amounts yet.')
    await userEvent.click(canvas.getByRole('button', { name: 'Less: TPD cover amount' }))
    await userEvent.click(canvas.getByRole('button', { name: 'More: Critical illness cover amount' }))
    await expect(await price.findByText('Critical illness cover')).toBeVisible()
    await expect(canvas.getByText('$50,000 less')).toBeVisible()
    await expect(canvas.getByText('$25,000 more')).toBeVisible()
    await userEvent.click(canvas.getByText('The chart as a table'))
    const years = within(await canvas.findByRole('table', { name: 'Yearly premium by age' }))
    await expect(years.getAllByRole('row')).toHaveLength(30)
    await expect(canvasElement.querySelector('[style]')).toBeNull()
  },
}

/** On a phone the price stays at the foot of the window, and leads to the details. */
export const OnAPhone: Stories = {
  globals: { viewport: { value: 'mobile1' } },
  args: { policyOf: wholePolicy },
  async play({ canvas }) {
    const bar = within(await canvas.findByRole('region', { name: 'Your premium at a glance' }))
    await expect(bar.getByText('Yearly premium')).toBeVisible()
    const less = canvas.getByRole('button', { name: 'Less: Income protection a month' })
    less.focus()
    const foot = canvas.getByRole('region', { name: 'Your premium at a glance' }).getBoundingClientRect()
    await expect(less.getBoundingClientRect().bottom).toBeLessThanOrEqual(foot.top)
    await userEvent.click(bar.getByRole('button', { name: 'Details' }))
    await expect(canvas.getByRole('heading', { name: 'Your yearly premium' })).toHaveFocus()
  },
}
