import { suggestEmailDomain } from '@coverkit/core'
import { Alert, Button, Inline } from '@coverkit/ui'
import { emailSuggestionCopy as copy } from './emailSuggestionCopy.ts'

interface EmailSuggestionProps {
  readonly email: string
  readonly onTake: (email: string) => void
}

/** Offers an email address whose mail domain has a common slip in its right spelling. The visitor decides. */
export function EmailSuggestion({ email, onTake }: EmailSuggestionProps) {
  const suggested = suggestEmailDomain(email.trim())
  return (
    suggested && (
      <Alert severity="info" role="status">
        <Inline>
          <span>{copy.question(suggested)}</span>
          <Button variant="quiet" onClick={() => onTake(suggested)}>
            {copy.take(suggested)}
          </Button>
        </Inline>
      </Alert>
    )
  )
}
