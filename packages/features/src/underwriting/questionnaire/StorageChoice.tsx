import { isOffered, useBrand } from '@coverkit/brand'
import type { SliceStorage } from '@coverkit/flow'
import { RadioGroup, Stack, Text } from '@coverkit/ui'
import { questionnaireCopy } from './copy.ts'

const copy = questionnaireCopy.storage
const STORAGES: readonly SliceStorage[] = ['device', 'account', 'memory']

export interface StorageChoiceProps {
  readonly value: SliceStorage | null
  readonly onChange: (value: SliceStorage) => void
  readonly error: string | undefined
  /** Choosing the account leads to sign in first. */
  readonly needsSignIn: boolean
  /** Answers can be stored on the device: others don't use it too, and its browser lets us. */
  readonly hasDevice: boolean
}

/** Where we keep the answers, chosen before the first of them. */
export function StorageChoice({ value, onChange, error, needsSignIn, hasDevice }: StorageChoiceProps) {
  const hasAccount = isOffered(useBrand(), 'account')
  const offeredHere = { device: hasDevice, account: hasAccount, memory: true }
  const options = STORAGES.filter((one) => offeredHere[one]).map((one) => ({
    value: one,
    ...copy.options[one],
    ...(one === 'account' && needsSignIn && { label: copy.logInFirst }),
    ...(one === 'account' && !hasDevice && { hint: copy.accountOnly }),
    // It is one of two then.
    ...(one === 'memory' && !(hasDevice && hasAccount) && { label: copy.nowhere }),
  }))
  return (
    <Stack gap={24}>
      <RadioGroup
        name="questionnaireStorage"
        legend={copy.legend}
        options={options}
        cards
        value={value}
        onChange={onChange}
        error={error}
      />
      {value === 'account' && needsSignIn && <Text>{copy.signIn}</Text>}
    </Stack>
  )
}
