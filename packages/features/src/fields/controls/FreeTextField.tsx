import { Stack, TextField, type TextFieldProps } from '@coverkit/ui'
import { TaxFileNumberNote } from './TaxFileNumberNote.tsx'
import { useSettledText } from './useSettledText.ts'

/** A line of text that warns of a possible tax file number once it is left. */
export function FreeTextField(props: Omit<TextFieldProps, 'onBlur'>) {
  const { isSettled, onBlur } = useSettledText(props.value)
  return (
    <Stack gap={8}>
      <TextField {...props} onBlur={onBlur} />
      {isSettled && <TaxFileNumberNote text={props.value} />}
    </Stack>
  )
}
