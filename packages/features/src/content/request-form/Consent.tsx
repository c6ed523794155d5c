import { useBrand } from '@coverkit/brand'
import { Checkbox, Link, Stack, Text } from '@coverkit/ui'
import { requestCopy as copy } from './copy.ts'

export type ConsentProps = {
  /** What the tick agrees to, word for word. */
  words: string
  checked: boolean
  onChange: (checked: boolean) => void
}

/** Consent to offers, never ticked beforehand, and what happens with the details. */
export function Consent({ words, checked, onChange }: ConsentProps) {
  const { privacyPolicyLink } = useBrand()
  return (
    <Stack gap={24}>
      <Checkbox name="consent" label={words} hint={copy.consentHint} checked={checked} onChange={onChange} />
      <Text size={15} tone="soft">
        {copy.privacy} <Link href={privacyPolicyLink}>{copy.privacyLink}</Link>
      </Text>
    </Stack>
  )
}
