export const codeFieldCopy = {
  label: 'Code',
  hint: 'Six digits, from our email. Check your junk folder too.',
  tenMinutes: 'Six digits. It works for 10 minutes. Check your junk folder too.',
  missing: 'Enter the six digits of the code',
}
