import {
  Badge,
  Button,
  CheckIcon,
  ErrorSummary,
  Form,
  Heading,
  Stack,
  SummaryList,
  TextField,
} from '@coverkit/ui'
import { Dialog } from '@coverkit/ui/dialog'
import { themeCss } from '@coverkit/ui/theme'
import { StrictMode, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { tokens } from './tokens.js'
import '@coverkit/ui/base.css'
import '@coverkit/ui/styles.css'

const sheet = new CSSStyleSheet()
sheet.replaceSync(themeCss(tokens))
document.adoptedStyleSheets.push(sheet)

/** Everything whose words change, come or go: each press of the last button is the next state. */
function FundForm() {
  const [fund, setFund] = useState('')
  const [presses, setPresses] = useState(0)
  const [state, setState] = useState('asked')
  const [open, setOpen] = useState(false)
  const error = state === 'asked' && presses > 0 && fund === '' ? 'Enter your fund' : undefined
  const submit = () => {
    setPresses(presses + 1)
    if (fund !== '') setState('sending')
  }
  return (
    <Stack gap={24}>
      <Heading level={1}>Your super</Heading>
      <Badge tone="info" icon={state === 'sent' ? CheckIcon : undefined}>
        {state === 'sent' ? 'Sent' : 'Not sent'}
      </Badge>
      <SummaryList
        rows={[
          {
            label: 'Fund',
            value: fund || 'None yet',
            action: fund === '' ? undefined : <Button onClick={() => setFund('')}>Clear the fund</Button>,
          },
        ]}
      />
      <Form onSubmit={submit}>
        <ErrorSummary
          heading="There is a problem"
          errors={error ? [{ fieldId: 'field-fund', message: error }] : []}
          submitCount={presses}
        />
        <TextField
          name="fund"
          label="Super fund"
          optional={state === 'sent'}
          error={error}
          value={fund}
          onChange={setFund}
        />
        <Button type="submit" variant="primary" busy={state === 'sending'}>
          Send
        </Button>
      </Form>
      <Button onClick={() => setState('sent')}>Answer</Button>
      <Button onClick={() => setOpen(true)}>About super</Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title="About super"
        description={state === 'sent' ? 'You have sent your fund.' : undefined}
        closeLabel="Close"
      >
        {`Your fund is ${fund}.`}
        <Button onClick={() => setState(state === 'sent' ? 'asked' : 'sent')}>Change the description</Button>
      </Dialog>
    </Stack>
  )
}

createRoot(document.getElementById('root')).render(
  <StrictMode>
    <FundForm />
  </StrictMode>,
)
