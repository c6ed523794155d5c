import type { SliceStorage } from '@coverkit/flow'
import { RadioGroup, Stack, Text } from '@coverkit/ui'
import { questionnaireCopy } from './copy.ts'

const copy = questionnaireCopy.storage
const STORAGES: readonly SliceStorage[] = ['device', 'account', 'memory']
const options = STORAGES.map((value) => ({ value, ...copy.options[value] }))

interface StorageChoiceProps {
  readonly value: SliceStorage | null
  readonly onChange: (value: SliceStorage) => void
  readonly error: string | undefined
  /** Choosing the account leads to sign in first. */
  readonly needsSignIn: boolean
}

/** Where we keep the answers, chosen before the first of them. */
export function StorageChoice({ value, onChange, error, needsSignIn }: StorageChoiceProps) {
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
