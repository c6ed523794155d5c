import { text } from '../../index.ts'

/** The doctor with further information; shared by the packs of recent events. */
export const knowingDoctor = text({
  ask: 'Which doctor or clinic knows about it?',
  factual: true,
  hint: 'Name and suburb. Write “none” if you didn’t see anyone.',
})
