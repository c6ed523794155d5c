import { CodeAndDateForm } from '#common/send-new-code/CodeAndDateForm.tsx'
import { signCopy } from './copy.ts'
import type { Purpose } from './Stage.ts'
import type { Signing } from './useSigning.ts'

const { code: copy, busy, problem } = signCopy

interface CodeFormProps {
  readonly signing: Signing
  /** Masked. */
  readonly email: string
  readonly purpose: Purpose
}

/** The code that was mailed, and the second policy holder's date of birth. */
export function CodeForm({ signing, email, purpose }: CodeFormProps) {
  return (
    <CodeAndDateForm
      words={{ ...copy, busy, problem }}
      sent={signing.failure ? null : copy.sent(email)}
      onSubmit={signing.confirm}
      onSendCode={() => signing.sendCode(purpose)}
    />
  )
}
