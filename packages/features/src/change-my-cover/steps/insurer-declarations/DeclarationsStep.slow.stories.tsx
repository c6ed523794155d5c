import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { proofDialog, proveByCode } from '#identity-check/proof/testing/giveProof.ts'
import type { ChangeStory } from '../../testing/ChangeStory.tsx'
import { changeStep } from '../../testing/changeStep.ts'
import { answerEverything } from '../../testing/changeVisitor.fixture.ts'
import { exampleChange, readyToSign, withLife } from '../../testing/exampleChange.ts'
import { examplePreview } from '../../testing/examplePreview.ts'

const meta = { title: 'Screens/Change of cover/Insurer declarations', ...changeStep } satisfies Meta<
  typeof ChangeStory
>
export default meta
type Story = StoryObj<typeof meta>

const step = 'insurer-declarations'
const ready = { step, answers: readyToSign() } as const

async function sign(page: ReturnType<typeof within>, name = 'Robin Sample'): Promise<void> {
  await page.findByText('$46.59 a month')
  await userEvent.click(page.getByLabelText('I make these declarations'))
  await userEvent.type(page.getByLabelText('Type your full name to sign'), name)
  await userEvent.click(page.getByRole('button', { name: 'Submit changes' }))
  await proveByCode()
}

/** More life cover, with every health question answered. */
function moreCover() {
  const { occupationClasses } = examplePreview()
  return answerEverything({ ...readyToSign(withLife(exampleChange(), 900_000)), occupationClasses })
}

const refusing = (field: string, code: string) => () =>
  Response.json({ successful: false, errors: [{ field, code }] }, { status: 422 })

export const Empty: Story = { args: ready }

export const Errors: Story = {
  args: ready,
  async play({ canvas }) {
    await canvas.findByText('$46.59 a month')
    await expect(canvas.getByText('$600,000 now, $450,000 after')).toBeVisible()
    await expect(canvas.queryByText(/may set another premium/)).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Submit changes' }))
    const summary = within(await canvas.findByRole('alert'))
    await expect(summary.getByRole('link', { name: 'Type your full name to sign' })).toBeVisible()
  },
}

/** The insurer may answer health questions with terms of its own. */
export const MoreCover: Story = {
  args: { step, answers: moreCover(), previews: [examplePreview(7_402)] },
  async play({ canvas }) {
    await expect(
      await canvas.findByText('The insurer may set another premium after reading your answers.'),
    ).toBeVisible()
  },
}

/** Accepted on another device, and taken back there. */
export const FailedSomethingMissing: Story = {
  args: { step, answers: withLife(exampleChange(), 450_000) },
  async play({ canvas }) {
    await canvas.findByRole('heading', { level: 1 })
  },
}

export const Loading: Story = {
  args: { ...ready, onSubmit: () => new Promise<never>(() => undefined) },
  async play({ canvas }) {
    await sign(canvas)
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: /Submit changes/ })).toHaveAttribute('aria-disabled', 'true'),
    )
  },
}

export const Failed: Story = {
  args: {
    ...ready,
    onSubmit() {
      throw new TypeError('Failed to fetch')
    },
  },
  async play({ canvas }) {
    await sign(canvas)
    await expect(await canvas.findByRole('alert')).toHaveTextContent('We couldn’t connect')
    await expect(canvas.getByLabelText('Type your full name to sign')).toHaveValue('Robin Sample')
  },
}

/** The premium on the page is not the server's any more: nothing is sent, and the new one is shown. */
export const PremiumHasChanged: Story = {
  args: {
    ...ready,
    previews: [examplePreview(), examplePreview(4_120)],
    onSubmit: refusing('shown_Premium', 'premium-mismatch'),
  },
  async play({ canvas }) {
    await sign(canvas)
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'The premium has changed since you saw it',
    )
    await canvas.findByText('$49.10 a month')
  },
}

export const ErrorsFromTheInsurer: Story = {
  args: { ...ready, onSubmit: refusing('acceptances.brokerTerms', 'required') },
  async play({ canvas }) {
    await sign(canvas)
    const alert = within(await canvas.findByRole('alert'))
    await expect(alert.getByRole('link', { name: /^Key documents/ })).toBeVisible()
  },
}

/** Nothing is sent before the customer has shown that it is them; what was signed stays. */
export const WithoutProof: Story = {
  args: {
    ...ready,
    onSubmit() {
      throw new Error('Nothing may be sent')
    },
  },
  async play({ canvas }) {
    await canvas.findByText('$46.59 a month')
    await userEvent.click(canvas.getByLabelText('I make these declarations'))
    await userEvent.type(canvas.getByLabelText('Type your full name to sign'), 'Robin Sample')
    await userEvent.click(canvas.getByRole('button', { name: 'Submit changes' }))
    const dialog = await proofDialog()
    await expect(
      dialog.getByText(/^We ask before anything that’s hard to undo, in case someone else has your phone/),
    ).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Continue' }))
    await dialog.findByText('Enter your password')
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Submit changes' })).toHaveFocus())
    await expect(canvas.getByLabelText('Type your full name to sign')).toHaveValue('Robin Sample')
  },
}

/** A backend that takes the proof for too old asks again. */
export const AsksForProofAgain: Story = {
  args: { ...ready, onSubmit: refusing('', 'proof-required') },
  async play({ canvas }) {
    await sign(canvas)
    const dialog = await proofDialog()
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent('We still need to check that it’s you')
  },
}

export const Submits: Story = {
  args: {
    ...ready,
    onSubmit: () =>
      Response.json({
        successful: true,
        id: 'change-1',
        reference: 'H7KQ3WXR',
        receivedAt: '2026-11-23T01:02:04Z',
        effectiveOn: '2026-12-14',
        needsHealthQuestions: false,
        premium: examplePreview().after,
      }),
  },
  async play({ canvas }) {
    await sign(canvas)
    await canvas.findByRole('heading', { level: 1, name: 'Your changes are with us' })
  },
}
