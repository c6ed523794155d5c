import Button from '@mui/material/Button'
import Step from '@mui/material/Step'
import StepLabel from '@mui/material/StepLabel'
import Stepper from '@mui/material/Stepper'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { createRoot } from 'react-dom/client'

/** A stepper of two fields as the widest-used component library would have it. */
function Floor() {
  const [step, setStep] = useState(0)
  const [value, setValue] = useState('')
  return (
    <form>
      <Stepper activeStep={step}>
        {['About you', 'Assets'].map((label) => (
          <Step key={label}>
            <StepLabel>{label}</StepLabel>
          </Step>
        ))}
      </Stepper>
      <TextField label="Age" value={value} onChange={(event) => setValue(event.target.value)} />
      <TextField label="Salary" />
      <Button onClick={() => setStep(step + 1)}>Continue</Button>
    </form>
  )
}

const root = document.getElementById('root')
if (root) createRoot(root).render(<Floor />)
