import { type Beneficiary, emptyBeneficiary } from '@coverkit/core'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { withApplication } from '../../answers.ts'
import { lifeApplication } from '../../application.fixture.ts'
import { ApplicationStory } from '../../testing/ApplicationStory.tsx'
import BeneficiariesStep from './BeneficiariesStep.tsx'

const meta = {
  title: 'Screens/Application/Beneficiaries',
  component: ApplicationStory,
  parameters: { layout: 'fullscreen' },
  args: { Screen: BeneficiariesStep, step: 'beneficiaries', answers: lifeApplication('O') },
} satisfies Meta<typeof ApplicationStory>
export default meta
type Story = StoryObj<typeof meta>

const person = (id: string, firstName: string, benefitPercent: number | null): Beneficiary => ({
  ...emptyBeneficiary(id),
  firstName,
  lastName: 'Example',
  dateOfBirth: '1985-03-27',
  relationshipToPolicyHolder: 'Spouse',
  countryOfCitizenship: 'Australia',
  addressSame: true,
  benefitPercent,
})
const named = (...rows: readonly Beneficiary[]) =>
  withApplication(lifeApplication('S'), { beneficiaries: { used: true, nominationType: 'binding', rows } })

export const Empty: Story = {}

export const Filled: Story = {
  args: { answers: named(person('a', 'Ada', 6000), person('b', 'Grace', 4000)) },
}

export const Errors: Story = {
  async play({ canvasElement }) {
    const page = within(canvasElement)
    await userEvent.click(await page.findByRole('radio', { name: 'Yes' }))
    await page.findByRole('group', { name: 'Beneficiary 1' })
    await userEvent.click(page.getByRole('button', { name: 'Continue' }))
    const summary = within(await page.findByRole('alert'))
    await expect(summary.getAllByRole('link').length).toBeGreaterThan(0)
  },
}

export const LongWords: Story = {
  args: {
    answers: named(
      { ...person('a', 'Wilhelmina-Aleksandra', 6000), lastName: 'Featherstonehaugh-Papadimitropoulos' },
      { ...person('b', 'Bartholomew-Konstantinos', 4000), lastName: 'Featherstonehaugh-Papadimitropoulos' },
    ),
  },
}

export const NamesTwoPeople: Story = {
  async play({ canvasElement }) {
    const page = within(canvasElement)
    await userEvent.click(await page.findByRole('radio', { name: 'Yes' }))
    const group = within(await page.findByRole('group', { name: 'Beneficiary 1' }))
    await userEvent.type(group.getByLabelText('First name'), 'Zoë')
    await userEvent.type(group.getByLabelText('Year'), '2020')
    await userEvent.type(group.getByLabelText('Month'), '1')
    await userEvent.type(group.getByLabelText('Day'), '1')
    await group.findByText(/^This person isn’t 18 yet/)
    const country = group.getByRole('combobox', { name: 'Country of citizenship' })
    await userEvent.type(country, 'Australi')
    await expect(country).toHaveValue('Australi')
    await userEvent.click(await page.findByRole('option', { name: 'Australia' }))
    await expect(group.getByRole('combobox', { name: 'Country of citizenship' })).toHaveValue('Australia')
    await userEvent.click(page.getByRole('button', { name: 'Add a beneficiary' }))
    const second = within(await page.findByRole('group', { name: 'Beneficiary 2' }))
    await waitFor(() => expect(second.getByLabelText('First name')).toHaveFocus())
    await userEvent.click(page.getByRole('button', { name: 'Share equally' }))
    await page.findByText('Total 100%')
  },
}

export const SharesBelow100Percent: Story = {
  args: { answers: named(person('a', 'Ada', 6000), person('b', 'Grace', 3000)) },
  async play({ canvasElement }) {
    const page = within(canvasElement)
    await page.findByText('Total 90%')
    await userEvent.click(page.getByRole('button', { name: 'Continue' }))
    const words = 'Please ensure that all beneficiaries benefit % add to a total of 100%.'
    await userEvent.click(await page.findByRole('link', { name: words }))
    await userEvent.click(
      page.getByRole('button', { name: 'Give the rest to this beneficiary: Beneficiary 2' }),
    )
    await page.findByText('Total 100%')
  },
}

export const RemovesAndRestores: Story = {
  args: { answers: named(person('a', 'Ada', 6000), person('b', 'Grace', 4000)) },
  async play({ canvasElement }) {
    const page = within(canvasElement)
    await userEvent.click(await page.findByRole('button', { name: 'Remove Beneficiary 1' }))
    await page.findByText('We removed Ada Example.')
    await page.findByText('Total 40%')
    await userEvent.click(page.getByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(page.getByRole('heading', { name: 'Beneficiary 1' })).toHaveFocus())
    await page.findByText('Total 100%')
  },
}

export const ShareOfZero: Story = {
  args: { answers: named(person('a', 'Ada', 10_000), person('b', 'Grace', 0)) },
  async play({ canvasElement }) {
    const page = within(canvasElement)
    await page.findByText('We left out one beneficiary with a share of 0%, who would get nothing.')
    await waitFor(() => expect(page.queryByRole('group', { name: 'Beneficiary 2' })).toBeNull())
  },
}

export const Organisation: Story = {
  async play({ canvasElement }) {
    const page = within(canvasElement)
    await userEvent.click(await page.findByRole('radio', { name: 'Yes' }))
    const group = within(await page.findByRole('group', { name: 'Beneficiary 1' }))
    await userEvent.click(group.getByRole('radio', { name: 'An organisation' }))
    await expect(group.queryByLabelText('First name')).toBeNull()
    await expect(group.queryByLabelText('Relationship')).toBeNull()
    await userEvent.type(group.getByLabelText('Name of the organisation'), 'Wattle Hospice & Friends')
    await userEvent.type(group.getByLabelText('ABN (optional)'), '11 223 493 504')
    await userEvent.click(page.getByRole('button', { name: 'Continue' }))
    const summary = within(await page.findByRole('alert'))
    await expect(
      summary.getByRole('link', { name: 'Check the ABN: that’s not a valid number' }),
    ).toBeVisible()
    await expect(summary.getByRole('link', { name: 'Enter their address' })).toBeVisible()
    await expect(summary.queryByRole('link', { name: 'Choose how they’re related to you' })).toBeNull()
    await userEvent.click(page.getByRole('button', { name: 'Remove Beneficiary 1' }))
    await page.findByText('We removed Wattle Hospice & Friends.')
  },
}

export const OrganisationInsideSuper: Story = {
  args: {
    answers: named({ ...person('a', 'Ada', 10_000), kind: 'organisation', organisationName: 'Hospice' }),
  },
  async play({ canvasElement }) {
    const page = within(canvasElement)
    const group = within(await page.findByRole('group', { name: 'Beneficiary 1' }))
    await expect(group.queryByRole('radio', { name: 'An organisation' })).toBeNull()
    await userEvent.click(page.getByRole('button', { name: 'Continue' }))
    await page.findByRole('link', { name: 'Choose a person. You can’t name an organisation inside super' })
    await userEvent.click(group.getByRole('radio', { name: 'A person' }))
    await expect(group.getByLabelText('First name')).toHaveValue('Ada')
  },
}

export const NoBeneficiaries: Story = {
  async play({ canvasElement }) {
    const page = within(canvasElement)
    await userEvent.click(await page.findByRole('radio', { name: 'No' }))
    await page.findByText(/the insurer pays your estate/)
  },
}
