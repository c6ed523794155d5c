import { type PolicyPreviewRequest, policyPreviewRequest } from '@coverkit/core/change-cover'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { refuseForm } from '#common/testing/refuseForm.ts'
import type { ChangeFlowAnswers } from '../answers.ts'
import { examplePreview as pricesOf } from '../simulator/examplePreview.fixture.ts'
import { ChangeStory } from '../testing/ChangeStory.tsx'
import {
  exampleChange,
  exampleLimits,
  readyToSign,
  savedInsurable,
  savedWhole,
  twoChanges,
  wholePolicy,
  withLife,
} from '../testing/exampleChange.ts'

const meta = {
  title: 'Screens/Change of cover/Steps',
  component: ChangeStory,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ChangeStory>
export default meta
type Story = StoryObj<typeof meta>

/** Prices of six digits. */
function dear(request: PolicyPreviewRequest) {
  const preview = pricesOf(request, request)
  const priced = (dollars: number) => ({
    ...preview.now,
    premium: {
      ...preview.now.premium,
      parts: { ...preview.now.premium.parts, total: dollars },
      perYear: dollars,
    },
  })
  return { ...preview, now: priced(888_888.88), after: priced(999_999.99) }
}

const whole = () => ({ answers: exampleChange(wholePolicy()), policies: [savedWhole()] })

export const SelectCovers: Story = {
  args: { step: 'select-covers', ...whole() },
  async play({ canvas }) {
    await canvas.findByRole('heading', { level: 1, name: 'Choose your covers' })
    const life = canvas.getByRole('checkbox', { name: 'Life cover' })
    await expect(life).toBeChecked()
    for (const name of ['TPD cover', 'Critical illness cover', 'Income protection'])
      await expect(canvas.getByRole('checkbox', { name })).toBeChecked()
    await userEvent.click(life)
    await expect(canvas.getByText(/^You have \$1,200,000\. It ends with this change, and/)).toBeVisible()
  },
}

export const EveryCoverRemoved: Story = {
  args: { step: 'select-covers', answers: exampleChange() },
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Life cover' }))
    await expect(await canvas.findByText('Without a cover, the policy ends')).toBeVisible()
  },
}

export const LifeCover: Story = {
  args: { step: 'life-cover', answers: exampleChange() },
  async play({ canvas }) {
    const amount = await canvas.findByLabelText('Life cover amount')
    await expect(amount).toHaveValue('600,000')
    await expect(amount).toHaveAccessibleDescription(/^Now: \$600,000\./)
    await expect(canvas.getByText('Now: Outside super.')).toBeVisible()
  },
}

export const TpdCover: Story = {
  args: { step: 'tpd-cover', ...whole() },
  async play({ canvas }) {
    await expect(await canvas.findByLabelText('TPD cover amount')).toHaveAccessibleDescription(
      /^Now: \$800,000\./,
    )
    await expect(canvas.getByText('Now: Linked to life.')).toBeVisible()
  },
}

export const CriticalIllnessCover: Story = {
  args: { step: 'critical-illness-cover', ...whole() },
  async play({ canvas }) {
    await expect(await canvas.findByText('Now: $200,000.')).toBeVisible()
    await expect(canvas.getByText('Now: Reinstatement.')).toBeVisible()
  },
}

export const IncomeProtectionCover: Story = {
  args: { step: 'income-protection-cover', ...whole() },
  async play({ canvas }) {
    await expect(await canvas.findByText('Now: $6,000 a month.')).toBeVisible()
    await expect(canvas.getByText('Now: 90 days.')).toBeVisible()
    await expect(canvas.getByText('Now: To age 65.')).toBeVisible()
  },
}

const pricedFrom = (answers: ChangeFlowAnswers, id: string) => (request: PolicyPreviewRequest) =>
  pricesOf(policyPreviewRequest(id, answers.change.now), request)

export const PremiumType: Story = {
  args: { step: 'premium-type', answers: exampleChange(), priced: pricedFrom(exampleChange(), 'p-1') },
  async play({ canvas }) {
    await expect(await canvas.findByText('Now: Stepped (variable age-stepped).')).toBeVisible()
    await expect(canvas.getByText('Now: Monthly.')).toBeVisible()
    await expect(
      await canvas.findByText('You’re changing Mallee Life Company, policy MLC0012345.'),
    ).toBeVisible()
    const price = within(await canvas.findByRole('region', { name: 'Your premium a month' }))
    await expect(price.getByText('The same as now')).toBeVisible()
  },
}

/** Four covers, two of them changed. */
export const PremiumTypeOfTwoChanges: Story = {
  args: {
    step: 'premium-type',
    policies: [savedWhole()],
    answers: twoChanges(),
    priced: pricedFrom(exampleChange(wholePolicy()), 'p-2'),
  },
  async play({ canvas }) {
    const price = within(await canvas.findByRole('region', { name: 'Your premium a year' }))
    await expect(price.getByText('−$1.00')).toBeVisible()
    await expect(canvas.getByText('$200,000 less')).toBeVisible()
    await expect(canvas.getByText('$50,000 more')).toBeVisible()
  },
}

/** A long name and number, and prices of eight figures. */
export const PremiumTypeOfLongNames: Story = {
  args: {
    step: 'premium-type',
    policies: [{ ...savedWhole(), insurer_Code: 'MLP', name: 'MLP-0098-7700-6543-2101' }],
    answers: twoChanges(),
    priced: dear,
  },
  async play({ canvas }) {
    const price = within(await canvas.findByRole('region', { name: 'Your premium a year' }))
    await expect(price.getByText('$888,888.88')).toBeVisible()
    await expect(price.getByText('$999,999.99')).toBeVisible()
  },
}

export const PremiumTypeUnpriced: Story = {
  args: { step: 'premium-type', answers: twoChanges(), policies: [savedWhole()], previews: [null] },
  async play({ canvas }) {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('We couldn’t get this premium.')
    await expect(canvas.getByRole('region', { name: 'Your premium' })).toBeVisible()
  },
}

export const PaymentDetails: Story = {
  args: { step: 'payment-details', ...whole() },
  async play({ canvas }) {
    await canvas.findByRole('heading', { level: 1, name: 'Payment' })
    await expect(canvas.getByRole('radiogroup', { name: 'Payment method' })).toHaveAccessibleDescription(
      'Now: Enduring rollover.',
    )
    await expect(
      canvas.getByRole('radiogroup', { name: 'How do you want to pay for the cover outside super?' }),
    ).toBeVisible()
  },
}

export const Indexation: Story = {
  args: { step: 'indexation', answers: withLife(exampleChange(), 450_000) },
  async play({ canvas }) {
    await expect(await canvas.findByText(/starts increasing again from 14 August 2028/)).toBeVisible()
    const table = within(await canvas.findByRole('table'))
    await expect(table.getByRole('row', { name: /^On/ })).toHaveTextContent('$463,500')
    const choices = within(canvas.getByRole('radiogroup', { name: 'Indexation' }))
    await userEvent.click(choices.getByRole('radio', { name: 'Off permanently' }))
    await expect(await canvas.findByText('You can’t undo this without health questions')).toBeVisible()
  },
}

export const IndexationUnpriced: Story = {
  args: { step: 'indexation', answers: exampleChange(), previews: [null] },
  async play({ canvas }) {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('We couldn’t work out the next years')
  },
}

const insurable = () => ({ answers: exampleChange(), policies: [savedInsurable()], limits: exampleLimits() })

export const GuaranteedInsurability: Story = {
  args: { step: 'guaranteed-insurability', ...insurable() },
  async play({ canvas }) {
    const events = within(await canvas.findByRole('radiogroup', { name: 'Has one of these happened?' }))
    await expect(events.getByRole('radio', { name: 'None of these' })).toBeChecked()
    await expect(canvas.queryByRole('group', { name: 'Date of the event' })).toBeNull()
    await userEvent.click(events.getByRole('radio', { name: 'I had or adopted a child' }))
    await expect(canvas.getByRole('group', { name: 'Date of the event' })).toBeVisible()
    await userEvent.type(canvas.getByLabelText('Increase in cover'), '900,000')
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }))
    const summary = within(await canvas.findByRole('alert'))
    await expect(summary.getByText('Enter the date of the event')).toBeVisible()
    await expect(summary.getByText('The most you can add is $141,500')).toBeVisible()
    await expect(summary.getByText('Tick the box once you understand how this works')).toBeVisible()
    const day = new Date(Date.now() - 5 * 86_400_000)
    const parts = { Day: day.getDate(), Month: day.getMonth() + 1, Year: day.getFullYear() }
    for (const [label, value] of Object.entries(parts))
      await userEvent.type(canvas.getByLabelText(label), String(value))
    await userEvent.clear(canvas.getByLabelText('Increase in cover'))
    await userEvent.type(canvas.getByLabelText('Increase in cover'), '50,000')
    await userEvent.click(canvas.getByRole('checkbox', { name: 'I understand how this works' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }))
    await canvas.findByRole('heading', { level: 1, name: 'Review your changes' })
    await expect(canvas.getByText('Life cover: $50,000 more')).toBeVisible()
    await expect(canvas.queryByText('You haven’t changed anything yet')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: /^Undo\s*: Increase after a life event$/ }))
    await canvas.findByText('Undone: Increase after a life event.')
    await expect(canvas.getByText('You haven’t changed anything yet')).toBeVisible()
  },
}

/** A policy that can't be increased this way says why, and the change goes on. */
export const NotInsurable: Story = {
  args: {
    step: 'guaranteed-insurability',
    ...insurable(),
    limits: { ...exampleLimits(), eligible: false, reasons: ['too-old'] },
  },
  async play({ canvas }) {
    await expect(await canvas.findByText('You need to be 54 or under.')).toBeVisible()
    await expect(canvas.queryByRole('radiogroup')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }))
    await canvas.findByRole('heading', { level: 1, name: 'Review your changes' })
  },
}

/** What the limits are isn't known: nothing of the change waits for them. */
export const LimitsUnknown: Story = {
  args: { step: 'guaranteed-insurability', ...insurable(), limits: null },
  async play({ canvas }) {
    await canvas.findByText('We couldn’t work out what you can add')
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }))
    await canvas.findByRole('heading', { level: 1, name: 'Review your changes' })
  },
}

export const Duty: Story = {
  args: { step: 'duty-of-disclosure', answers: withLife(exampleChange(), 450_000) },
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Continue' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'Tick the box once you understand your duty',
    )
  },
}

const documents = { ...readyToSign(), offered: [] }

export const KeyDocuments: Story = {
  args: { step: 'key-documents', answers: documents },
  async play({ canvas }) {
    await expect(
      await canvas.findByRole('link', { name: 'Mallee product disclosure statement' }),
    ).toBeVisible()
    await expect(canvas.queryByText('I will finish within 30 days')).toBeNull()
  },
}

export const KeyDocumentsDown: Story = {
  args: { step: 'key-documents', answers: documents, hasNoDocuments: true },
  async play({ canvas }) {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Could not load key documents details')
  },
}

export const HealthNotNeeded: Story = {
  args: { step: 'personal-questionnaire', answers: readyToSign() },
  async play({ canvas }) {
    await expect(await canvas.findByText('Not needed for this change')).toBeVisible()
  },
}

export const HealthNeeded: Story = {
  args: { step: 'personal-questionnaire', answers: readyToSign(withLife(exampleChange(), 900_000)) },
  async play({ canvas }) {
    await expect(await canvas.findByRole('radio', { name: 'On this device' })).toBeVisible()
    await expect(
      canvas.getByRole('checkbox', { name: /^I consent to you collecting my health information/ }),
    ).not.toBeChecked()
  },
}

export const KeyDocumentsRefused: Story = {
  args: { step: 'key-documents', answers: documents },
  async play({ canvas, canvasElement }) {
    await canvas.findByRole('link', { name: 'Mallee product disclosure statement' })
    for (const box of canvas.getAllByRole('checkbox', { checked: true })) await userEvent.click(box)
    await refuseForm(canvasElement)
  },
}

export const TpdRefused: Story = {
  args: { step: 'tpd-cover', ...whole() },
  play: ({ canvasElement }) => refuseForm(canvasElement),
}

export const IncomeProtectionRefused: Story = {
  args: { step: 'income-protection-cover', ...whole() },
  play: ({ canvasElement }) => refuseForm(canvasElement),
}
