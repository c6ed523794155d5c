import { Alert } from '@coverkit/ui'

/** A warning about the field above, which never blocks the form. */
export function FieldWarning({ text }: { readonly text: string }) {
  return (
    <Alert severity="warn" role="status">
      <p>{text}</p>
    </Alert>
  )
}
