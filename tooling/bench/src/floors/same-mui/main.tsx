import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import FormControl from '@mui/material/FormControl'
import FormLabel from '@mui/material/FormLabel'
import Link from '@mui/material/Link'
import NativeSelect from '@mui/material/NativeSelect'
import OutlinedInput from '@mui/material/OutlinedInput'
import Radio from '@mui/material/Radio'
import Step from '@mui/material/Step'
import StepLabel from '@mui/material/StepLabel'
import Stepper from '@mui/material/Stepper'
import Typography, { type TypographyProps } from '@mui/material/Typography'
import { useState } from 'react'
import { type PartProps, type Parts, startFloor } from '../same/FloorFlow.tsx'

function Field({ attributes }: PartProps) {
  const [value, setValue] = useState('')
  return (
    <OutlinedInput inputProps={attributes} value={value} onChange={(event) => setValue(event.target.value)} />
  )
}

function Choose({ attributes }: PartProps) {
  const [isChosen, setChosen] = useState(false)
  const { type, ...others } = attributes
  const Control = type === 'radio' ? Radio : Checkbox
  return (
    <Control
      checked={isChosen}
      onChange={(event) => setChosen(event.target.checked)}
      slotProps={{ input: others }}
    />
  )
}

const typographyOf = (variant: NonNullable<TypographyProps['variant']>) =>
  function Words({ attributes, children }: PartProps) {
    return (
      <Typography variant={variant} {...attributes}>
        {children}
      </Typography>
    )
  }

const PARTS: Parts = {
  text: Field,
  radio: Choose,
  checkbox: Choose,
  select: ({ attributes, children }) => <NativeSelect inputProps={attributes}>{children}</NativeSelect>,
  button: ({ attributes, children }) => <Button {...attributes}>{children}</Button>,
  fieldset: ({ attributes, children }) => (
    <FormControl component="fieldset" {...attributes}>
      {children}
    </FormControl>
  ),
  legend: ({ attributes, children }) => (
    <FormLabel component="legend" {...attributes}>
      {children}
    </FormLabel>
  ),
  label: ({ attributes, children }) => <FormLabel {...attributes}>{children}</FormLabel>,
  h1: typographyOf('h1'),
  h2: typographyOf('h2'),
  h3: typographyOf('h3'),
  p: typographyOf('body1'),
  a: ({ attributes, children }) => <Link {...attributes}>{children}</Link>,
  // The list of a flow's progress, the only one that is numbered.
  ol: ({ attributes, texts }) => (
    <Stepper {...attributes}>
      {texts.map((text) => (
        <Step key={text}>
          <StepLabel>{text}</StepLabel>
        </Step>
      ))}
    </Stepper>
  ),
}

/** M2: the steps of a flow as our pages draw them, with the controls, texts and stepper of MUI. */
startFloor(PARTS)
