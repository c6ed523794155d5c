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
import { Heading } from '@coverkit/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test'
import { PageServicesProvider } from '#common/page-services/index.ts'
import { AppStory } from '#common/testing/AppStory.tsx'
import { fakePageServices } from '#common/testing/fakePageServices.ts'
import { examplePreview, lifePolicy, wholePolicy } from './examplePreview.fixture.ts'
import { Simulator } from './Simulator.tsx'

interface StoryProps {
  readonly policyOf: () => Policy
  /** How the backend behaves, one request after the other; the last for all that follow. */
  readonly behave?: readonly ('ok' | 'fail' | 'hang')[]
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
        <Heading level={1}>How should your premium work?</Heading>
        <Simulator policy={policy} change={{ now, after }} onChange={setAfter} />
      </AppStory>
    </PageServicesProvider>
  )
}

const meta = { component: Story, args: { policyOf: lifePolicy } } satisfies Meta<typeof Story>
export default meta
type Stories = StoryObj<typeof meta>
type Canvas = ReturnType<typeof within>

const field = (canvas: Canvas) => canvas.getByLabelText('Life cover amount')
const slider = (canvas: Canvas) => canvas.getByRole('slider', { name: 'Life cover amount, slider' })
const priceOf = async (canvas: Canvas) => within(await canvas.findByRole('region', { name: 'Your premium' }))
const life = () => (shown ? sumInsuredOf(shown.after.quote, 'life') : 0)

export const AsItIs: Stories = {
  async play({ canvas }) {
    const price = await priceOf(canvas)
    await price.findByText('$55.90 a month')
    await expect(price.getByText('Now $55.90 a month')).toBeVisible()
    await expect(price.getByText('The same as now')).toBeVisible()
    await expect(price.getByText('Nothing is changed yet.')).toBeVisible()
    await expect(price.getByText('Now $18,782.40')).toBeVisible()
    await expect(slider(canvas)).toHaveAttribute('aria-valuetext', '$600,000, $55.90 a month')
    await expect(canvas.getByText('From $50,000 to $15,000,000.')).toBeVisible()
    await expect(asked).toHaveLength(1)
  },
}

/** A row of keys is one pause, one request and one announcement. */
export const ByKeys: Stories = {
  async play({ canvas }) {
    const price = await priceOf(canvas)
    await price.findByText('$55.90 a month')
    const height = price.getByText('The same as now').getBoundingClientRect().top
    slider(canvas).focus()
    // Keys of a test do not move the browser's own slider, which calls each key a change of its own.
    const index = Number(slider(canvas).getAttribute('value') ?? 0)
    for (const next of [index + 1, index + 2, index + 3]) {
      fireEvent.input(slider(canvas), { target: { value: String(next) } })
      slider(canvas).dispatchEvent(new Event('change', { bubbles: true }))
    }
    await expect(asked).toHaveLength(1)
    await expect(price.getByText('Updating')).toBeVisible()
    await expect(price.getByText('$55.90 a month')).toBeVisible()
    await price.findByText('$67.90 a month')
    await expect(price.getByText('$12.00 a month more than now').getBoundingClientRect().top).toBe(height)
    await expect(
      price.getByText('This needs health questions, because some of your cover goes up.'),
    ).toBeVisible()
    await expect(slider(canvas)).toHaveAttribute('aria-valuetext', '$750,000, $67.90 a month')
    await expect(field(canvas)).toHaveValue('750,000')
    await expect(asked).toHaveLength(2)
    await canvas.findByText('Life cover $750,000: $67.90 a month. $12.00 a month more than now.')
  },
}

/** The end of a drag is asked for at once, however many sums it passed. */
export const ByDragging: Stories = {
  async play({ canvas }) {
    await (await priceOf(canvas)).findByText('$55.90 a month')
    const index = Number(slider(canvas).getAttribute('value') ?? 0)
    fireEvent.pointerDown(slider(canvas))
    for (const next of [index + 1, index + 2])
      fireEvent.input(slider(canvas), { target: { value: String(next) } })
    slider(canvas).dispatchEvent(new Event('change', { bubbles: true }))
    await (await priceOf(canvas)).findByText('$63.90 a month')
    await expect(asked).toHaveLength(2)
  },
}

/** A rise opens health questions, which are named; what came down again opens none. */
export const QuestionsOfARise: Stories = {
  async play({ canvas }) {
    await (await priceOf(canvas)).findByText('$55.90 a month')
    const health = within(await canvas.findByRole('region', { name: 'Health questions' }))
    await health.findByText('None for these amounts.')
    const region = canvas.getByRole('region', { name: 'Health questions' })
    const height = region.getBoundingClientRect().height
    await userEvent.click(canvas.getByRole('button', { name: 'More: Life cover amount' }))
    const summary = await health.findByText(/^See the \d+ questions you’d be asked$/)
    await expect(region.getBoundingClientRect().height).toBe(height)
    const smoking = health.getByText(
      'In the last 5 years, have you smoked, vaped or used anything else with nicotine?',
    )
    await expect(smoking).not.toBeVisible()
    await userEvent.click(summary)
    await expect(smoking).toBeVisible()
    await expect(health.getByRole('heading', { name: 'Height and weight' })).toBeVisible()
    // Only income protection and TPD ask about these.
    await expect(health.queryByRole('heading', { name: 'Back and joints' })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Less: Life cover amount' }))
    await health.findByText('None for these amounts.')
  },
}

export const ByButtons: Stories = {
  async play({ canvas }) {
    const price = await priceOf(canvas)
    await price.findByText('$55.90 a month')
    await userEvent.click(canvas.getByRole('button', { name: 'Less: Life cover amount' }))
    await price.findByText('$51.90 a month')
    await expect(price.getByText('This needs no health questions.')).toBeVisible()
    await expect(
      price.getByText('If you want it back later, you’ll be asked health questions then.'),
    ).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'More: Life cover amount' }))
    await price.findByText('Nothing is changed yet.')
    await expect(shown?.after).toEqual(shown?.now)
  },
}

export const Typed: Stories = {
  async play({ canvas }) {
    const price = await priceOf(canvas)
    await price.findByText('$55.90 a month')
    await userEvent.clear(field(canvas))
    await userEvent.type(field(canvas), '612,345')
    await userEvent.tab()
    await price.findByText('$56.86 a month')
    await expect(field(canvas)).toHaveValue('612,000')
    await userEvent.clear(field(canvas))
    await userEvent.type(field(canvas), '20,000')
    await userEvent.tab()
    await canvas.findByText('The least you can choose is $50,000')
    await expect(field(canvas)).toHaveValue('20,000')
    await expect(life()).toBe(612_000)
    await userEvent.click(canvas.getByRole('button', { name: 'More: Life cover amount' }))
    await expect(field(canvas)).toHaveValue('650,000')
  },
}

export const SumForAPremium: Stories = {
  async play({ canvas }) {
    const price = await priceOf(canvas)
    await price.findByText('$55.90 a month')
    const target = canvas.getByLabelText('Keep my premium at')
    await expect(target).toHaveValue('55.90')
    await userEvent.clear(target)
    await userEvent.type(target, '42{Enter}')
    await canvas.findByText('Life cover: $400,000 for $39.90 a month.')
    await price.findByText('$39.90 a month')
    await expect(life()).toBe(400_000)
    await expect(asked.length).toBeLessThanOrEqual(8)
    await userEvent.clear(target)
    await userEvent.type(target, '9{Enter}')
    await canvas.findByText(
      'Even the least life cover, $50,000, comes to $11.90 a month with everything else as it is. We’ve left the amount as it was.',
    )
    await userEvent.clear(target)
    await userEvent.type(target, 'a lot{Enter}')
    await canvas.findByText('Enter a premium in dollars and cents, like 58.20')
    await expect(life()).toBe(400_000)
  },
}

/** Life cover that TPD is paid out of goes below it and comes back. */
export const AllCovers: Stories = {
  args: { policyOf: wholePolicy },
  async play({ canvas }) {
    const price = await priceOf(canvas)
    await price.findByText('Nothing is changed yet.')
    await expect(canvas.getAllByRole('slider')).toHaveLength(4)
    fireEvent.input(slider(canvas), { target: { value: '4' } })
    await price.findByText(
      /^Your TPD cover stays the same amount, but part of it is no longer linked to another cover/,
    )
    await userEvent.clear(field(canvas))
    await userEvent.type(field(canvas), '1.2m')
    await price.findByText('Nothing is changed yet.')
    await waitFor(() => expect(shown?.after).toEqual(shown?.now))
  },
}

export const Declined: Stories = {
  args: { policyOf: wholePolicy },
  async play({ canvas }) {
    const price = await priceOf(canvas)
    await price.findByText('Nothing is changed yet.')
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

export const CannotBeHad: Stories = {
  args: { behave: ['ok', 'fail', 'ok'] },
  async play({ canvas }) {
    const price = await priceOf(canvas)
    await price.findByText('$55.90 a month')
    await userEvent.click(canvas.getByRole('button', { name: 'More: Life cover amount' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent('We couldn’t get this premium.')
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await price.findByText('$59.90 a month')
    await expect(canvas.queryByRole('alert')).toBeNull()
  },
}
