import { text } from '../../index.ts'

/** Who can say more; shared by the packs of recent events. */
export const knowingDoctor = text({
  ask: 'Which doctor or clinic knows about it?',
  factual: true,
  hint: 'Name and suburb. Write “none” if you didn’t see anyone.',
})
