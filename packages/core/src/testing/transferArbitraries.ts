import fc from 'fast-check'
import type { PolicyHolder } from '../application/holderFields.ts'
import type { Signature } from '../application/types.ts'
import { COVER_KINDS } from '../covers/kinds.ts'
import { INSURER_CODES } from '../insurers/insurerCodes.ts'
import { SAMPLE_NUMBER_PATTERNS } from '../insurers/policyNumbers.ts'
import type { TransferPolicy } from '../transfer/policyFields.ts'
import type { TransferAnswers } from '../transfer/types.ts'
import { nameText, orNull, rowId, serverId } from './fieldArbitraries.ts'
import { lawfulHolder, policyHolder, savableHolder, signature } from './holderArbitraries.ts'
import { LAWFUL_TODAY } from './lawfulApplication.ts'
import { calendarDate } from './textArbitraries.ts'

const numberText = fc.oneof(
  fc.constantFrom(...INSURER_CODES).map((code) => SAMPLE_NUMBER_PATTERNS[code]?.example ?? '007'),
  fc.nat({ max: 99_999_999 }).map((no) => `AB/${String(no).padStart(8, '0')}`),
  fc.constantFrom('007', '000', 'A 1 B', 'X-9'),
)
const policyName = fc.oneof(
  fc.tuple(nameText, nameText).map((parts) => parts.join(' ')),
  nameText.map((name) => `R & K ${name}`),
)

/** A policy to transfer in canonical form, any answer blank and a number without effect among them. */
export const transferPolicy: fc.Arbitrary<TransferPolicy> = fc.record({
  id: rowId,
  policyId: serverId,
  insurerCode: orNull(fc.constantFrom(...INSURER_CODES)),
  policyNumber: orNull(numberText),
  numberUnknown: fc.boolean(),
  name: orNull(policyName),
  covers: fc.subarray([...COVER_KINDS]),
  fileNumber: orNull(fc.integer({ min: 1, max: 20 })),
})

const policies = fc.uniqueArray(transferPolicy, { maxLength: 9, selector: ({ id }) => id })

function signaturesBy(
  holders: readonly PolicyHolder[],
  given: readonly (Omit<Signature, 'holderId'> | null)[],
): Signature[] {
  return holders.flatMap(({ id }, index) => {
    const own = given[index] ?? null
    return own === null ? [] : [{ holderId: id, ...own }]
  })
}

/** Any transfer in canonical form: one or two holders, or one and a removed one; policies, some of them removed. */
export const anyTransfer: fc.Arbitrary<TransferAnswers> = fc
  .record({
    people: fc.uniqueArray(policyHolder, { minLength: 1, maxLength: 2, selector: ({ id }) => id }),
    isSecondRemoved: fc.boolean(),
    rows: policies,
    removed: fc.nat({ max: 9 }),
    acceptedTermsAndConditions: fc.boolean(),
    signatures: fc.tuple(orNull(signature), orNull(signature)),
  })
  .map(({ people, isSecondRemoved, rows, removed, acceptedTermsAndConditions, signatures }) => {
    const [, second] = people
    const holders = isSecondRemoved ? people.slice(0, 1) : people
    return {
      holders,
      removedHolder: isSecondRemoved ? (second ?? null) : null,
      policies: rows.slice(removed),
      removedPolicies: rows.slice(0, removed),
      acceptedTermsAndConditions,
      declarations: signaturesBy(holders, signatures),
    }
  })

function savablePolicy(policy: TransferPolicy): TransferPolicy {
  return policy.numberUnknown ? { ...policy, policyNumber: null } : policy
}

/** A transfer in which every answer applies, so that its submission carries it without loss. */
export const savableTransfer: fc.Arbitrary<TransferAnswers> = anyTransfer.map((answers) => ({
  ...answers,
  holders: answers.holders.map(savableHolder),
  removedHolder: answers.removedHolder && savableHolder(answers.removedHolder),
  policies: answers.policies.map(savablePolicy),
  // Removed rows of which nothing is known are not sent.
  removedPolicies: answers.removedPolicies
    .map(savablePolicy)
    .map((policy) => ({ ...policy, policyId: policy.policyId ?? `p ${policy.id}` })),
}))

/** A transfer that lacks nothing on `LAWFUL_TODAY`, of one or two holders and up to five policies. */
export const lawfulTransfer: fc.Arbitrary<TransferAnswers> = fc
  .record({
    names: fc.tuple(nameText, nameText, nameText),
    births: fc.tuple(calendarDate, calendarDate),
    ages: fc.tuple(fc.integer({ min: 19, max: 109 }), fc.integer({ min: 19, max: 109 })),
    isJoint: fc.boolean(),
    codes: fc.array(fc.constantFrom(...INSURER_CODES), { minLength: 1, maxLength: 5 }),
    unknown: fc.nat({ max: 5 }),
  })
  .map(({ names: [first, other, last], births, ages, isJoint, codes, unknown }) => {
    const bornOn = (index: 0 | 1) => {
      const day = births[index].endsWith('-02-29') ? '-02-28' : births[index].slice(4)
      return `${Number(LAWFUL_TODAY.slice(0, 4)) - ages[index]}${day}`
    }
    const one = lawfulHolder({ first, last }, 'holder-1', bornOn(0))
    const two = lawfulHolder({ first: other, last }, 'holder-2', bornOn(1))
    const holders = isJoint ? [one, two] : [one]
    return {
      holders,
      removedHolder: null,
      policies: codes.map((insurerCode, index) => ({
        id: `policy-${index + 1}`,
        policyId: null,
        insurerCode,
        policyNumber: index === unknown ? null : (SAMPLE_NUMBER_PATTERNS[insurerCode]?.example ?? '007'),
        numberUnknown: index === unknown,
        name: `${first} ${last}`,
        covers: [],
        fileNumber: null,
      })),
      removedPolicies: [],
      acceptedTermsAndConditions: true,
      declarations: [
        {
          holderId: 'holder-1',
          name: `${first} ${last}`,
          signedAt: `${LAWFUL_TODAY}T01:02:03Z`,
          shownHash: null,
        },
      ],
    }
  })
