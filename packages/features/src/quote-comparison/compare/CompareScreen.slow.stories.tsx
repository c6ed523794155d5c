import type { SupplierDocuments } from '@coverkit/api-client'
import type { InsurerAnswer } from '@coverkit/core'
import { openDrafts } from '@coverkit/drafts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { exampleAnswer, exampleAnswers, exampleComparison } from '#client-quote/testing/exampleAnswers.ts'
import { ScreenStory } from '#client-quote/testing/ScreenStory.tsx'
import { type Behaviour, fakePageServices } from '#common/testing/fakePageServices.ts'
import type { QuoteAnswers } from '#quote/answers'
import { exampleProjection } from '../testing/exampleProjection.ts'
import CompareScreen from './CompareScreen.tsx'
import { comparePath } from './comparePath.ts'

interface Backend {
  readonly codes: readonly string[]
  readonly behave?: (code: string) => Behaviour
  readonly project?: 'fail'
  readonly answers?: QuoteAnswers
}

/** Each story has services of its own. */
const sessions = new Map<string, ReturnType<typeof fakePageServices>>()

function sessionOf({ codes, behave = exampleAnswer, project }: Backend) {
  const key = JSON.stringify([codes, behave.toString(), project])
  const known = sessions.get(key)
  if (known) return known
  const drafts = openDrafts({ brand: `story-${crypto.randomUUID()}` })
  const services = fakePageServices({
    drafts: () => drafts,
    behave,
    project: project ? () => project : exampleProjection,
    documents: () => codes.map(documentsOf),
  })
  sessions.set(key, services)
  return services
}

const documentsOf = (supplierCode: string): SupplierDocuments => ({
  supplierCode,
  supplierName: supplierCode,
  documents: (['PDS', 'TMD', 'privacy'] as const).map((type) => ({
    type,
    name: `${type} of ${supplierCode}`,
    version: '3',
    date: '2026-07-01',
    size: 400_000,
    url: `/documents/${supplierCode}-${type}.pdf`,
  })),
})

function Compare(backend: Backend) {
  const { codes, answers = exampleAnswers() } = backend
  return (
    <ScreenStory
      services={sessionOf(backend)}
      answers={answers}
      Screen={CompareScreen}
      path={comparePath(codes)}
    />
  )
}

const meta = {
  title: 'Screens/Quote/Comparison',
  component: Compare,
  parameters: { layout: 'fullscreen' },
  args: { codes: ['NEO', 'AIG', 'ZUR'] },
} satisfies Meta<typeof Compare>
export default meta
type Story = StoryObj<typeof meta>

export const ShowsEveryRow: Story = {
  async play({ canvasElement }) {
    const page = within(canvasElement)
    await page.findByText(
      'Neota Life costs least now. Aigrette Assurance costs least if you keep the cover to age 65.',
    )
    await page.findByText(/^Neota Life costs least until age \d\d, and Aigrette Assurance from age \d\d$/)
    const table = page.getByRole('table', { name: 'three insurers side by side' })
    await expect(within(table).getByRole('row', { name: /^Monthly total/ })).toHaveTextContent(
      'Monthly total$364.24Lowest$368.03$380.78',
    )
    await expect(within(table).queryByRole('rowheader', { name: 'Life cover: amount' })).toBeNull()
    await expect(
      page.getByText(
        'Not shown because it’s the same with all three: life cover, TPD cover, critical illness cover, income protection.',
      ),
    ).toBeVisible()
    await userEvent.click(page.getByRole('checkbox', { name: 'Show only what differs' }))
    await expect(within(table).getByRole('row', { name: /^Life cover: amount/ })).toHaveTextContent(
      '$500,000',
    )
    await expect(
      within(table).getByRole('link', { name: 'PDS from Zurella, opens in a new tab' }),
    ).toHaveAttribute('href', 'https://api.example/documents/ZUR-PDS.pdf')
    await expect(within(table).getByRole('button', { name: 'Choose Zurella' })).toBeVisible()
  },
}

/** The form says what is missing. The backend of stories takes no comparison. */
export const FailedEmail: Story = {
  args: { codes: ['MLP', 'NEO'] },
  async play({ canvasElement }) {
    const page = within(canvasElement)
    const form = await page.findByRole('region', { name: 'Save or email this comparison' })
    await userEvent.click(within(form).getByRole('button', { name: 'Send the comparison' }))
    await expect(await within(form).findByRole('alert')).toHaveTextContent('Enter your email address')
    await userEvent.type(within(form).getByLabelText('Email'), 'robin@example.com')
    await userEvent.click(within(form).getByRole('checkbox'))
    await userEvent.click(within(form).getByRole('button', { name: 'Send the comparison' }))
    await within(form).findByText(/Something went wrong, so we’re not sure the comparison was sent/)
  },
}

export const TwoInsurers: Story = { args: { codes: ['NEO', 'MLC'] } }

export const Filled: Story = { args: { codes: ['MLP', 'AIG', 'ZUR', 'ING'] } }

const adjusted = (code: string): InsurerAnswer => ({
  ...exampleAnswer(code),
  adjustments:
    code === 'AIG'
      ? [{ field: 'tpdCover.occupationType', from: 'own', to: 'any', reason: 'own-occupation' }]
      : [],
})

export const DifferentCovers: Story = {
  args: { behave: adjusted },
  async play({ canvasElement }) {
    const page = within(canvasElement)
    await page.findByText('Not all for the same cover')
    await expect(page.getByRole('row', { name: /^TPD cover: occupation type/ })).toHaveTextContent(
      'Own occupationAny occupationOwn occupation',
    )
  },
}

export const FailedFuturePremiums: Story = {
  args: { project: 'fail' },
  async play({ canvasElement }) {
    const page = within(canvasElement)
    await page.findByText(/We couldn’t work out what the next ten years cost/)
    await expect(page.getByText('Neota Life costs least now.')).toBeVisible()
    await expect(page.queryByText('Price over time')).toBeNull()
    await expect(page.getByText('$368.03')).toBeVisible()
  },
}

/** One of three makes no offer. */
export const FailedOneInsurer: Story = {
  args: { behave: (code) => (code === 'AIG' ? 'fail' : exampleAnswer(code)) },
  async play({ canvasElement }) {
    await within(canvasElement).findByText(
      'We don’t have a price for this cover from Aigrette Assurance, so this page compares the others.',
    )
  },
}

export const Empty: Story = {
  args: { behave: (code) => (code === 'ZUR' ? exampleAnswer(code) : 'fail') },
  async play({ canvasElement }) {
    await within(canvasElement).findByText('You need two prices to compare')
  },
}

export const Loading: Story = {
  args: { behave: () => 'hang' },
  async play({ canvasElement }) {
    await within(canvasElement).findByText(
      'Some insurers are still working out their prices. You’ll see the comparison once they have.',
    )
  },
}

export const OldPrices: Story = {
  args: { answers: exampleAnswers(exampleComparison('2026-01-05T02:00:00Z')), codes: ['ACC', 'ZUR'] },
  async play({ canvasElement }) {
    const page = within(canvasElement)
    await page.findByText('These prices are from 5 January 2026')
    await expect(page.queryByRole('button', { name: /^Choose/ })).toBeNull()
  },
}

export const LongWords: Story = {
  args: {
    codes: ['MLP', 'MLC'],
    behave: (code) => ({
      ...exampleAnswer(code),
      supplierName: `${exampleAnswer(code).supplierName} and Superannuation Mutual Company of Australasia`,
    }),
  },
}
