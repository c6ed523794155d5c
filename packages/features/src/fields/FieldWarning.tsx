import { Alert } from '@coverkit/ui'

/** What deserves a second reading of the field above; it never stops anybody. */
export function FieldWarning({ text }: { readonly text: string }) {
  return (
    <Alert severity="warn" role="status">
      <p>{text}</p>
    </Alert>
  )
}
