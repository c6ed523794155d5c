import { Alert, Button, fieldId, Heading, Inline, Stack, Text } from '@coverkit/ui'
import type { StepForm } from '#common/step-form/useStepForm.ts'
import type { ApplicationAnswers } from '../../answers.ts'
import type { Card } from '../../paymentNumbers.ts'
import { CardFrame } from './CardFrame.tsx'
import { cardCopy as copy } from './copy.ts'
import type { Field } from './view.ts'

interface CardFieldsProps {
  readonly form: StepForm<ApplicationAnswers, Field>
  readonly paymentUrl: string
}

/** The card, entered on the payment provider's page: no field of ours ever holds its number. */
export function CardFields({ form, paymentUrl }: CardFieldsProps) {
  const { fields, set } = form
  const { name, error } = form.text('cardToken')
  const write = ({ token, last4, expiry }: Card) => {
    set('cardToken', token)
    set('cardLast4', last4)
    set('cardExpiry', expiry)
  }
  const hasCard = fields.cardToken !== ''
  return (
    <Stack as="section" labelledBy="credit-card" gap={16}>
      <Heading level={2} size={24} id="credit-card">
        {copy.title}
      </Heading>
      <Text id="credit-card-note" measure>
        {copy.note}
      </Text>
      {error && (
        <Alert severity="error">
          <p>{error}</p>
        </Alert>
      )}
      <Stack role="status">
        <Text weight="medium">
          {hasCard ? copy.entered(String(fields.cardLast4), String(fields.cardExpiry)) : copy.waiting}
        </Text>
      </Stack>
      {hasCard ? (
        <Inline>
          <Button onClick={() => write({ token: '', last4: '', expiry: '' })}>{copy.replace}</Button>
        </Inline>
      ) : (
        <CardFrame
          paymentUrl={paymentUrl}
          title={copy.frame}
          id={fieldId({ name })}
          describedBy="credit-card-note"
          onCard={write}
        />
      )}
    </Stack>
  )
}
