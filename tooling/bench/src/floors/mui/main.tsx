import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import MenuItem from '@mui/material/MenuItem'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import Step from '@mui/material/Step'
import StepLabel from '@mui/material/StepLabel'
import Stepper from '@mui/material/Stepper'
import TextField from '@mui/material/TextField'
import { atom, useAtom } from 'jotai'
import { Fragment, useState } from 'react'
import { createRoot } from 'react-dom/client'
import * as z from 'zod/mini'

const titles = ['About you', 'Your dependants', 'Assets and debts']
const ageAtom = atom('')
const schema = z.object({ age: z.string().check(z.regex(/^\d{2}$/)) })

/**
 * A stepper with the kinds of question that our flows ask, answers kept and checked as ours are, from the widest-used
 * component library. It has no addresses for its steps, which ours have.
 */
function Floor() {
  const [step, setStep] = useState(0)
  const [value, setValue] = useAtom(ageAtom)
  return (
    <form>
      <Stepper activeStep={step}>
        {titles.map((label) => (
          <Step key={label}>
            <StepLabel>{label}</StepLabel>
          </Step>
        ))}
      </Stepper>
      {!schema.safeParse({ age: value }).success && <Alert severity="error">Enter your age</Alert>}
      {/* Keyed by the step, as the questions of a flow are. */}
      <Fragment key={step}>
        <h1>{titles[step]}</h1>
        <TextField label="Age" value={value} onChange={(event) => setValue(event.target.value)} />
        <TextField label="State" select defaultValue="NSW">
          <MenuItem value="NSW">NSW</MenuItem>
          <MenuItem value="VIC">VIC</MenuItem>
        </TextField>
        <RadioGroup defaultValue="no">
          <FormControlLabel value="yes" control={<Radio />} label="Yes" />
          <FormControlLabel value="no" control={<Radio />} label="No" />
        </RadioGroup>
        <FormControlLabel control={<Checkbox />} label="Savings" />
      </Fragment>
      <Button onClick={() => setStep(step - 1)}>Back</Button>
      <Button onClick={() => setStep(step + 1)}>Continue</Button>
    </form>
  )
}

const root = document.getElementById('root')
if (root) createRoot(root).render(<Floor />)
