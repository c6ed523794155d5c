import { type Beneficiary, beneficiariesFault, MAXIMUM_BENEFICIARIES } from '@coverkit/core'
import type { FieldError } from '#common/step-form/fieldError.ts'
import type { StepReader } from '#common/step-form/stepReader.ts'
import { today } from '#fields/controls'
import { fieldsReader, rowsReader } from '#fields/readers'
import type { BeneficiariesHome } from './BeneficiariesHome.ts'
import {
  type BeneficiariesField,
  beneficiariesView,
  beneficiaryControls,
  nominationControls,
} from './beneficiaryControls.ts'

const nominationOf = <Answers>(home: BeneficiariesHome<Answers>) =>
  fieldsReader({
    controls: nominationControls,
    view: beneficiariesView(home),
    values: home.of,
    with: (answers: Answers, values) => home.with(answers, { ...home.of(answers), ...values }),
    context: (answers) => ({ owner: home.ownerOf(answers) }),
  })({
    used: { otherwise: 'Say whether you want to name beneficiaries' },
    nominationType: { otherwise: 'Choose a binding or a non-binding nomination' },
  })

const nameMessages = (noun: string) => ({
  required: `Enter their ${noun}. If they only have one name, use it as their first and last name`,
  'too-long': `Use 50 characters or fewer for their ${noun}`,
  otherwise: `Enter their ${noun} with letters, spaces, hyphens and apostrophes`,
})

/** Makes the reader of a nomination and its rows. A row with a share of 0 % is removed. */
export const beneficiariesReader = <Answers>(
  home: BeneficiariesHome<Answers>,
): StepReader<Answers, BeneficiariesField> =>
  rowsReader({
    controls: beneficiaryControls,
    view: beneficiariesView(home),
    rows: (answers) => home.of(answers).rows,
    with: (answers, rows) => home.with(answers, { ...home.of(answers), rows: rows.filter(isNamed) }),
    context: (answers) => ({ owner: home.ownerOf(answers), today: today(), mayShareNothing: true }),
    messages: {
      kind: { otherwise: 'Choose a person. You can’t name an organisation inside super' },
      organisation: {
        required: 'Enter the name of the organisation',
        'too-long': 'Use 100 characters or fewer for the name of the organisation',
        otherwise: 'Enter the name of the organisation using letters, numbers and punctuation',
      },
      abn: {
        match: 'Check the ABN: that’s not a valid number',
        otherwise: 'Enter an ABN of 11 digits, like 11 223 491 505',
      },
      firstName: nameMessages('first name'),
      lastName: nameMessages('last name'),
      dateOfBirth: {
        required: 'Enter their date of birth',
        future: 'Enter a date of birth that isn’t in the future',
        'too-young': 'Enter a date of birth that isn’t in the future',
        'too-old': 'Check the year of birth: this is more than 110 years ago',
        otherwise: 'Enter their date of birth as a real date, like 27 3 1985',
      },
      relationship: { otherwise: 'Choose how they’re related to you' },
      country: { otherwise: 'Choose their country of citizenship from the list' },
      addressSame: { otherwise: 'Say whether they live at your address' },
      address: {
        required: 'Enter their address',
        'too-long': 'Use 250 characters or fewer for their address',
        otherwise: 'Enter their address using letters, numbers and punctuation',
      },
      share: {
        required: 'Enter their share, like 33.33',
        range: 'Enter a share from 0 to 100',
        min: 'Enter a share above 0',
        otherwise: 'Enter the share as a percentage with up to two decimal places, like 33.33',
      },
    },
    rowName: (number) => `Beneficiary ${number}`,
    own: nominationOf(home),
    areUsed: ({ used }) => used === 'yes',
    together: sharesTogether,
  })

const isNamed = ({ benefitPercent }: Beneficiary): boolean => benefitPercent !== 0

function sharesTogether(rows: readonly Beneficiary[]): readonly ['total', FieldError, string] | null {
  const named = rows.filter(isNamed)
  const code = named.length > MAXIMUM_BENEFICIARIES ? 'max' : beneficiariesFault(named)
  if (code === null) return null
  if (code === 'max') return ['total', { code }, 'You can name up to 5 beneficiaries']
  // The specification's words.
  return ['total', { code }, 'Please ensure that all beneficiaries benefit % add to a total of 100%.']
}
