import { Alert, BulletList, Card, Disclosure, Heading, Stack, Text, TextField } from '@coverkit/ui'
import type { StepForm } from '#common/step-form/useStepForm.ts'
import { FreeTextField, Statement, useSettledText } from '#fields/controls'
import type { ApplicationAnswers } from '../../answers.ts'
import { bankOfText } from './bankOfText.ts'
import { debitCopy as copy } from './copy.ts'
import type { Field } from './view.ts'

interface DebitFieldsProps {
  readonly form: StepForm<ApplicationAnswers, Field>
  readonly insurer: string
}

/** The account that premiums are drawn from, and the agreement that goes with it. */
export function DebitFields({ form, insurer }: DebitFieldsProps) {
  return (
    <Card as="section" labelledBy="direct-debit">
      <Stack gap={24}>
        <Heading level={2} size={20} id="direct-debit">
          {copy.title}
        </Heading>
        <FreeTextField
          label={copy.accountName}
          hint={copy.accountNameHint}
          autoComplete="off"
          spellCheck={false}
          {...form.text('accountName')}
        />
        <BsbField {...form.text('bsb')} />
        <TextField
          label={copy.accountNumber}
          hint={copy.accountNumberHint}
          inputMode="numeric"
          autoComplete="off"
          width="medium"
          tabular
          {...form.text('accountNumber')}
        />
        <Text size={15} tone="soft" measure>
          {copy.joint}
        </Text>
        <Disclosure summary={copy.agreementSummary}>
          <BulletList items={copy.agreementPoints(insurer)} />
        </Disclosure>
        <Statement label={copy.agreement} {...form.choice('agreement')} />
      </Stack>
    </Card>
  )
}

type BsbFieldProps = ReturnType<StepForm<ApplicationAnswers, Field>['text']>

/** The BSB with the name of its bank; one that the table does not know is a warning. */
function BsbField(props: BsbFieldProps) {
  const { isSettled, onBlur } = useSettledText(props.value)
  const bank = bankOfText(props.value)
  return (
    <Stack gap={8}>
      <TextField
        label={copy.bsb}
        hint={copy.bsbHint}
        inputMode="numeric"
        autoComplete="off"
        width="short"
        tabular
        onBlur={onBlur}
        {...props}
      />
      {isSettled && bank.isSound && (
        <Alert severity={bank.name === null ? 'warn' : 'info'} role="status">
          <p>{bank.name === null ? copy.bankUnknown : copy.bank(bank.name)}</p>
        </Alert>
      )}
    </Stack>
  )
}
