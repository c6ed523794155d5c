import { Checkbox } from '@coverkit/ui'
import { requestCopy as copy } from './copy.ts'

export type ConsentProps = {
  /** The consent that the tick gives, word for word. */
  words: string
  checked: boolean
  onChange: (checked: boolean) => void
}

/** Consent to offers, never ticked beforehand. */
export function Consent({ words, checked, onChange }: ConsentProps) {
  return (
    <Checkbox name="consent" label={words} hint={copy.consentHint} checked={checked} onChange={onChange} />
  )
}
