import type { InCasePolicy } from '@coverkit/api-client'
import { Heading, Link, Stack, SummaryList, Text } from '@coverkit/ui'
import { COVER_WORDS, formatSum } from '#cover/words'
import { namedLine } from '../beneficiaries/namesOf.ts'
import { policiesRegionCopy } from '../policies/copy.ts'
import { inCaseCopy } from './copy.ts'

const { policies: copy } = inCaseCopy

/** Lists for a family the covers of each policy in force, the insurer's numbers, and the beneficiaries. */
export function PolicyFacts({ policies }: { readonly policies: readonly InCasePolicy[] }) {
  if (policies.length === 0) return <Text>{copy.none}</Text>
  return (
    <Stack gap={32}>
      {policies.map((policy) => (
        <Stack key={`${policy.insurerName} ${policy.policyNumber}`} gap={8}>
          <Heading level={3} size={17}>
            <span translate="no">{`${policy.insurerName}, ${policy.policyNumber}`}</span>
          </Heading>
          <SummaryList rows={rowsOf(policy)} lines />
        </Stack>
      ))}
    </Stack>
  )
}

const coverText = ({ kind, amount, owner }: InCasePolicy['covers'][number]): string =>
  [
    COVER_WORDS[kind].name,
    amount === null ? null : formatSum(kind, amount),
    owner === 'S' || owner === 'J'
      ? policiesRegionCopy.owners[owner].title.replace('.', '').toLowerCase()
      : null,
  ]
    .filter((part) => part !== null)
    .join(', ')

function namedText(nomination: InCasePolicy['nomination']): string {
  if (nomination === null) return copy.unknownNamed
  const { nomination_Type: type, beneficiaries, signedFormOn } = nomination
  const named = beneficiaries.map(namedLine).join('; ')
  return type === 'binding' && signedFormOn === null ? `${named}. ${copy.unsigned}` : named
}

function rowsOf({ covers, phone, email, claimsAddress, nomination }: InCasePolicy) {
  const addresses = [email, claimsAddress].filter((address) => address !== null)
  return [
    { label: copy.covers, value: covers.map(coverText).join('; ') },
    {
      label: copy.call,
      value: phone ? <Link href={`tel:${phone.replaceAll(' ', '')}`}>{phone}</Link> : copy.unknownNumber,
    },
    ...(addresses.length > 0 ? [{ label: copy.write, value: addresses.join('; ') }] : []),
    {
      label: copy.named,
      value: namedText(nomination),
    },
  ]
}
