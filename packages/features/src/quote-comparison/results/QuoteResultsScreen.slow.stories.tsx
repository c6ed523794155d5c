import type { InsurerAnswer } from '@coverkit/core'
import { openDrafts } from '@coverkit/drafts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import {
  exampleAnswer,
  exampleAnswers,
  exampleComparison,
  exampleQuote,
} from '#client-quote/testing/exampleAnswers.ts'
import { ScreenStory } from '#client-quote/testing/ScreenStory.tsx'
import { type Behaviour, fakePageServices } from '#common/testing/fakePageServices.ts'
import type { QuoteAnswers } from '#quote/answers'
import { exampleProjection } from '../testing/exampleProjection.ts'
import QuoteResultsScreen from './QuoteResultsScreen.tsx'

interface Backend {
  readonly behave?: (code: string) => Behaviour
  /** The answer to the request for the coming years. */
  readonly project?: 'hang' | 'fail'
  readonly answers?: QuoteAnswers
}

function Results({ behave = exampleAnswer, project, answers = exampleAnswers() }: Backend) {
  return <ScreenStory services={sessionOf(behave, project)} answers={answers} Screen={QuoteResultsScreen} />
}

const sessions = new WeakMap<object, ReturnType<typeof fakePageServices>>()

function sessionOf(behave: (code: string) => Behaviour, project: Backend['project']) {
  const known = sessions.get(behave)
  if (known) return known
  const drafts = openDrafts({ brand: `story-${crypto.randomUUID()}` })
  const services = fakePageServices({
    drafts: () => drafts,
    behave,
    project: project ? () => project : exampleProjection,
  })
  sessions.set(behave, services)
  return services
}

const declined = (code: string, reasons: InsurerAnswer['reasons']): InsurerAnswer => {
  const { frequencies: _, ...answer } = exampleAnswer(code)
  return { ...answer, status: 'declined', reasons }
}

const meta = {
  title: 'Screens/Quote/Quotes',
  component: Results,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Results>
export default meta
type Story = StoryObj<typeof meta>

export const Loading: Story = {
  args: { behave: (code) => (code === 'loading' ? exampleAnswer(code) : 'hang') },
  async play({ canvasElement }) {
    await within(canvasElement).findByText('0 of 7 insurers have answered')
  },
}

export const Filled: Story = {
  args: { behave: (code) => (code === 'filled' ? 'hang' : exampleAnswer(code)) },
  async play({ canvasElement }) {
    await within(canvasElement).findByText('7 of 7 insurers have answered')
    await within(canvasElement).findByText(/^Seven insurers offer exactly what you asked for, from/)
  },
}

const removed = (reason: 'occupation-excluded' | 'chosen'): QuoteAnswers => ({
  ...exampleAnswers(),
  announced: [
    {
      id: 'removed',
      step: 'personal-details',
      changes: [{ field: 'covers.selectedCovers', from: ['life', 'incomeProtection'], to: ['life'], reason }],
      asked: null,
      cause: null,
      undo: null,
      state: 'told',
    },
  ],
})

/** A rule has taken a cover out: what is offered is not what was asked for. */
export const LeftAfterOurChanges: Story = {
  args: { behave: exampleAnswer, answers: removed('occupation-excluded') },
  async play({ canvasElement }) {
    const page = within(canvasElement)
    await page.findByText(/^Seven insurers offer what’s left after our changes, from/)
    await expect(page.queryByText(/exactly what you asked for/)).toBeNull()
  },
}

export const LeftAfterTheVisitorsOwnChange: Story = {
  args: { behave: (code) => exampleAnswer(code), answers: removed('chosen') },
  async play({ canvasElement }) {
    await within(canvasElement).findByText(/^Seven insurers offer exactly what you asked for, from/)
  },
}

export const LoadingThenCancelled: Story = {
  args: { behave: () => 'hang' },
  async play({ canvasElement }) {
    const page = within(canvasElement)
    await page.findByText('0 of 7 insurers have answered')
    await userEvent.click(await page.findByRole('button', { name: 'Cancel' }))
    await page.findByText('You cancelled before any insurer answered')
    await expect(page.getByText('0 of 7 insurers have answered')).toHaveFocus()
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  },
}

export const LoadingTwoInsurers: Story = {
  args: {
    behave: (code) => (['ZUR', 'ING'].includes(code) ? 'hang' : exampleAnswer(code)),
  },
  async play({ canvasElement }) {
    const page = within(canvasElement)
    await page.findByText('5 of 7 insurers have answered')
    await expect(page.getByRole('button', { name: 'Choose Accord Life' })).toBeVisible()
  },
}

export const SortsQuotes: Story = {
  args: { behave: (code) => exampleAnswer(code) },
  async play({ canvasElement }) {
    const page = within(canvasElement)
    const list = await page.findByRole('list', { name: 'Quotes' })
    await page.findByText('7 of 7 insurers have answered')
    const names = () =>
      within(list)
        .getAllByRole('heading')
        .map(({ textContent }) => textContent)
    await expect(names()[0]).toBe('Neota Life')
    await expect(within(list).getByText('$364.24')).toBeVisible()
    await userEvent.selectOptions(page.getByLabelText('Sort by'), 'A–Z')
    await expect(names()).toEqual(names().toSorted())
    await userEvent.click(page.getByRole('radio', { name: 'Yearly' }))
    await expect(await within(list).findByText('$4,047.14')).toBeVisible()
    await userEvent.click(page.getByRole('radio', { name: 'Monthly' }))
  },
}

export const FuturePremiums: Story = {
  args: { behave: (code) => (code === 'years' ? 'hang' : exampleAnswer(code)) },
  async play({ canvasElement }) {
    const page = within(canvasElement)
    const list = await page.findByRole('list', { name: 'Quotes' })
    const rows = () => within(list).getAllByRole('listitem')
    await within(list).findByText('Lowest to age 65')
    const [first] = rows()
    await expect(first).toHaveTextContent('$78,261 in 10 years: first year $4,047, year 10 $13,161')
    await expect(first).toHaveTextContent('Lowest total now')
    await userEvent.selectOptions(page.getByLabelText('Sort by'), '10-year total')
    await page.findByText(/Sorted by 10-year total, lowest first/)
    await expect(rows()[0]).toHaveTextContent('Aigrette Assurance')
    await userEvent.selectOptions(page.getByLabelText('Sort by'), 'Total to age 65')
    await page.findByText(/Sorted by total to age 65, lowest first/)
    await expect(rows()[0]).toHaveTextContent('Lowest to age 65')
    await userEvent.click(page.getByRole('button', { name: 'Price breakdown Zurella' }))
    await expect(page.getByText(/Its level premium costs more now and less from age 51/)).toBeVisible()
    await expect(page.getByRole('slider', { name: 'Age' })).toBeEnabled()
  },
}

export const LoadingFuturePremiums: Story = {
  args: { behave: (code) => (code === 'pending' ? 'hang' : exampleAnswer(code)), project: 'hang' },
  async play({ canvasElement }) {
    const page = within(canvasElement)
    await expect((await page.findAllByText('Working out what the coming years cost'))[0]).toBeInTheDocument()
    await expect(page.getByRole('button', { name: 'Choose Zurella' })).toBeVisible()
  },
}

/** Prices stand, whatever becomes of the years to come. */
export const FailedFuturePremiums: Story = {
  args: { behave: (code) => (code === 'failed' ? 'hang' : exampleAnswer(code)), project: 'fail' },
  async play({ canvasElement }) {
    const page = within(canvasElement)
    const list = await page.findByRole('list', { name: 'Quotes' })
    await page.findByText(/We couldn’t work out what the next ten years cost/)
    await expect(within(list).getAllByText('We couldn’t work out the 10-year cost')).toHaveLength(7)
    await expect(within(list).getByText('$364.24')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
    await expect(within(page.getByLabelText('Sort by')).queryByText(/10-year total|Total to age/)).toBeNull()
  },
}

export const ChoosesQuotesToCompare: Story = {
  args: { behave: (code) => (code === 'comparing' ? 'hang' : exampleAnswer(code)) },
  async play({ canvasElement }) {
    const page = within(canvasElement)
    await userEvent.click(await page.findByRole('checkbox', { name: 'Compare Neota Life' }))
    await expect(page.queryByRole('region', { name: 'Compare' })).toBeNull()
    for (const name of ['Zurella', 'Accord Life', 'Aigrette Assurance']) {
      await userEvent.click(await page.findByRole('checkbox', { name: `Compare ${name}` }))
    }
    await page.findByRole('checkbox', { name: 'Compare Ingleside Life' })
    const bar = page.getByRole('region', { name: 'Compare' })
    await expect(bar).toHaveTextContent('4 of 4 chosen Neota Life, Zurella, Accord Life, Aigrette Assurance')
    await expect(page.getByRole('checkbox', { name: 'Compare Ingleside Life' })).toBeDisabled()
    await expect(within(bar).getByRole('link', { name: 'Compare 4 insurers' })).toHaveAttribute(
      'href',
      '/client-quote/quote/compare?insurers=NEO,ZUR,ACC,AIG',
    )
    await userEvent.click(within(bar).getByRole('button', { name: 'Clear' }))
    await expect(page.getByRole('checkbox', { name: 'Compare Neota Life' })).not.toBeChecked()
  },
}

const { quote } = exampleAnswers()

/** The calculator does not ask how cover is paid for; its quote opens at every cover all the same. */
export const FromTheCalculator: Story = {
  args: {
    answers: {
      ...exampleAnswers(),
      entry: 'calculator',
      quote: { ...quote, covers: { ...quote.covers, payThroughSuper: null } },
    },
  },
  async play({ canvasElement }) {
    const page = within(canvasElement)
    const change = await page.findByRole('link', { name: 'Change Life cover' })
    await expect(change).toHaveAttribute('href', '/client-quote/life-cover')
    await expect(page.getByRole('link', { name: 'Change Premium type' })).toHaveAttribute(
      'href',
      '/client-quote/premium-type',
    )
    await expect(page.getByRole('link', { name: 'Change About you' })).toHaveAttribute(
      'href',
      '/client-quote/personal-details',
    )
  },
}

export const ChoosesAQuote: Story = {
  // It leads to another feature's screen, which this story has no route to.
  tags: ['!dev'],
  args: { behave: (code) => (code === 'never' ? 'hang' : exampleAnswer(code)) },
  async play({ canvasElement }) {
    const page = within(canvasElement)
    await userEvent.click(await page.findByRole('button', { name: 'Choose Zurella' }))
    await page.findByRole('heading', { name: 'Another page' })
  },
}

export const SomeDeclined: Story = {
  args: {
    behave: (code) => {
      if (code === 'NEO') {
        return declined(code, [
          { code: 'own-occupation', cover: 'tpd' },
          { code: 'level-not-offered', cover: null },
        ])
      }
      return code === 'MLC' ? 'fail' : exampleAnswer(code)
    },
  },
  async play({ canvasElement }) {
    const page = within(canvasElement)
    const region = await page.findByRole('region', { name: 'Not offered' })
    await within(region).findByText('It doesn’t offer level premiums.')
    await within(region).findByRole('button', { name: 'Try again with Mallee Life Company' })
  },
}

/** Each insurer that makes no offer has the smallest change that would bring one. */
export const ChangesForAnInsurer: Story = {
  args: {
    behave: (code) => {
      if (code === 'ACC') return declined(code, [{ code: 'own-occupation', cover: 'tpd' }])
      if (code === 'AIG') {
        return declined(code, [
          { code: 'own-occupation', cover: 'tpd' },
          { code: 'level-not-offered', cover: null },
        ])
      }
      if (code === 'ZUR') return declined(code, [{ code: 'lunar-phase', cover: 'life' }])
      return exampleAnswer(code)
    },
  },
  async play({ canvasElement }) {
    const page = within(canvasElement)
    const region = await page.findByRole('region', { name: 'Not offered' })
    await within(region).findByRole('button', {
      name: 'Price with any occupation and price with stepped premiums to get a price from Aigrette Assurance',
    })
    await within(region).findByText('We don’t know of a change that would get you a price from this insurer.')
    await userEvent.click(
      within(region).getByRole('button', {
        name: 'Price with any occupation to get a price from Accord Life',
      }),
    )
    const announced = await page.findByRole('status', { name: 'What we changed' })
    await expect(page.getByText(/of 7 insurers have answered/)).toHaveFocus()
    await userEvent.click(within(announced).getByRole('button', { name: 'Undo' }))
    await page.findByRole('button', { name: 'Price with any occupation to get a price from Accord Life' })
  },
}

export const AdjustedCover: Story = {
  args: {
    answers: { ...exampleAnswers(), allowAdjustments: true },
    behave: (code) => ({
      ...exampleAnswer(code),
      adjustments:
        code === 'AIG'
          ? [
              { field: 'tpdCover.occupationType', from: 'own', to: 'any', reason: 'own-occupation' },
              {
                field: 'incomeProtectionCover.waitingPeriod',
                from: '30',
                to: '60',
                reason: 'waiting-period',
              },
            ]
          : [],
    }),
  },
  async play({ canvasElement }) {
    const page = within(canvasElement)
    await page.findByText('Priced with any occupation: own occupation isn’t offered for this job.')
  },
}

export const LongWords: Story = {
  args: {
    behave: (code) => ({
      ...exampleAnswer(code),
      supplierName: `${exampleAnswer(code).supplierName} and Superannuation Mutual Company of Australasia`,
    }),
  },
}

export const OneCover: Story = {
  args: {
    behave: (code) => {
      const answer = exampleAnswer(code)
      const life = answer.frequencies?.monthly?.covers.life
      const monthly = life && {
        covers: { life },
        parts: { ...life, fee: 0 },
        perYear: Math.round(life.total * 1200) / 100,
      }
      return { ...answer, frequencies: monthly ? { monthly } : {} }
    },
    answers: {
      ...exampleAnswers(),
      quote: { ...exampleQuote, covers: { payThroughSuper: 'false', selectedCovers: ['life'] } },
    },
  },
}

export const Failed: Story = {
  args: { behave: (code) => (code === '' ? 'hang' : 'fail') },
  async play({ canvasElement }) {
    const page = within(canvasElement)
    await page.findByText('No insurer has answered')
    // The first render, before any request, has the button too.
    await waitFor(async () => {
      await userEvent.click(page.getByRole('button', { name: 'Try again' }))
      await expect(page.getByText('0 of 7 insurers have answered')).toHaveFocus()
    })
    await page.findByText('No insurer has answered')
  },
}

export const NoneOneChangeHelps: Story = {
  args: {
    behave: (code) => {
      const wait = code === 'AIG' ? [{ code: 'waiting-period', cover: 'incomeProtection' as const }] : []
      return declined(code, [{ code: 'own-occupation', cover: 'tpd' }, ...wait])
    },
  },
  async play({ canvasElement }) {
    const page = within(canvasElement)
    await userEvent.click(await page.findByRole('button', { name: 'Price with any occupation' }))
    const announced = await page.findByRole('status', { name: 'What we changed' })
    await userEvent.click(within(announced).getByRole('button', { name: 'Undo' }))
    await page.findByRole('button', { name: 'Price with any occupation' })
  },
}

export const NoneSeveralChangesHelp: Story = {
  args: {
    behave: (code) =>
      declined(code, [
        { code: 'own-occupation', cover: 'tpd' },
        { code: 'occupation', cover: 'incomeProtection' },
      ]),
  },
  async play({ canvasElement }) {
    await within(canvasElement).findByRole('button', { name: 'Make these changes' })
  },
}

export const None: Story = {
  args: {
    behave: (code) =>
      declined(
        code,
        (['life', 'tpd', 'criticalIllness', 'incomeProtection'] as const).map((cover) => ({
          code: 'occupation',
          cover,
        })),
      ),
  },
  async play({ canvasElement }) {
    await within(canvasElement).findByRole('link', { name: 'Ask us about it' })
  },
}

export const OldPrices: Story = {
  args: {
    answers: exampleAnswers(exampleComparison('2026-01-05T02:00:00Z')),
    behave: (code) => (code === 'stale' ? 'hang' : exampleAnswer(code)),
  },
  async play({ canvasElement }) {
    const page = within(canvasElement)
    await page.findByText('These prices are from 5 January 2026')
    await expect(page.queryByRole('button', { name: /^Choose/ })).toBeNull()
    await userEvent.click(page.getByRole('button', { name: 'Get new quotes' }))
    await page.findByRole('button', { name: 'Choose Zurella' })
    const answered = await page.findByText('7 of 7 insurers have answered')
    await waitFor(() => expect(answered).toHaveFocus())
  },
}

export const ChangedAnswers: Story = {
  args: {
    answers: {
      ...exampleAnswers(exampleComparison(new Date().toISOString())),
      quote: { ...exampleQuote, lifeCover: { amount: 750_000, lifeOwner: 'O' } },
    },
    behave: (code) => (code === 'changed' ? 'hang' : exampleAnswer(code)),
  },
  async play({ canvasElement }) {
    await within(canvasElement).findByText('Life cover: Amount: $500,000 before, $750,000 now')
  },
}
