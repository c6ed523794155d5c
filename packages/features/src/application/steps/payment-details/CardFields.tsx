import { Alert, Button, Card as CardPanel, fieldId, Heading, Inline, Stack, Text } from '@coverkit/ui'
import { useEffect, useRef } from 'react'
import type { StepForm } from '#common/step-form/useStepForm.ts'
import type { ApplicationAnswers } from '../../answers.ts'
import type { Card } from '../../paymentNumbers.ts'
import { CardFrame } from './CardFrame.tsx'
import { cardCopy as copy } from './copy.ts'
import type { Field } from './view.ts'

const REPLACE_ID = 'another-card'
const NO_CARD: Card = { token: '', last4: '', expiry: '', brand: '' }

interface CardFieldsProps {
  readonly form: StepForm<ApplicationAnswers, Field>
  readonly paymentUrl: string
}

/** The card, entered on the payment provider's page: no field of ours ever holds its number. */
export function CardFields({ form, paymentUrl }: CardFieldsProps) {
  const { fields, set } = form
  const { name, error } = form.text('cardToken')
  const followsCard = useRef(false)
  const write = ({ token, last4, expiry, brand }: Card) => {
    followsCard.current = true
    set('cardToken', token)
    set('cardLast4', last4)
    set('cardExpiry', expiry)
    set('cardBrand', brand)
  }
  const hasCard = fields.cardToken !== ''
  const frameId = fieldId({ name })
  useEffect(() => {
    // The focused element was removed with the card or the frame: move focus to its replacement.
    if (followsCard.current) document.getElementById(hasCard ? REPLACE_ID : frameId)?.focus()
    followsCard.current = false
  }, [hasCard, frameId])
  return (
    <CardPanel as="section" labelledBy="credit-card">
      <Stack gap={16}>
        <Heading level={2} size={20} id="credit-card">
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
            {hasCard
              ? copy.entered(String(fields.cardBrand), String(fields.cardLast4), String(fields.cardExpiry))
              : copy.waiting}
          </Text>
        </Stack>
        {hasCard ? (
          <Inline>
            <Button id={REPLACE_ID} onClick={() => write(NO_CARD)}>
              {copy.replace}
            </Button>
          </Inline>
        ) : (
          <CardFrame
            paymentUrl={paymentUrl}
            title={copy.frame}
            id={frameId}
            describedBy="credit-card-note"
            onCard={write}
          />
        )}
      </Stack>
    </CardPanel>
  )
}
