import { calculateNeeds, emptyCalculatorInput, formatMoney } from '@coverkit/core'
import { Button, Heading, MoneyField, Stack, Text } from '@coverkit/ui'
import { themeCss } from '@coverkit/ui/theme'
import { StrictMode, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { tokens } from './tokens.js'
import '@coverkit/ui/base.css'
import '@coverkit/ui/styles.css'

const sheet = new CSSStyleSheet()
sheet.replaceSync(themeCss(tokens))
document.adoptedStyleSheets.push(sheet)

function Calculator() {
  const [debt, setDebt] = useState('')
  const [need, setNeed] = useState(null)
  const work = () => {
    const input = {
      ...emptyCalculatorInput(),
      age: 34,
      annualSalary: 105_000,
      selectedDebts: ['personalLoans'],
      debts: { personalLoans: Number(debt) },
    }
    setNeed(calculateNeeds(input).lifeCover.need)
  }
  return (
    <Stack gap={24}>
      <Heading level={1}>How much cover?</Heading>
      <MoneyField name="debt" label="Personal loan" value={debt} onChange={setDebt} />
      <Button variant="primary" onClick={work}>
        Work it out
      </Button>
      {need !== null && <Text>{`Life cover of ${formatMoney(need)}`}</Text>}
    </Stack>
  )
}

createRoot(document.getElementById('root')).render(
  <StrictMode>
    <Calculator />
  </StrictMode>,
)
