import { text } from '../../index.ts'

/** Who can say more; shared by the packs of recent events. */
export const knowingDoctor = text({
  ask: 'Which doctor or clinic knows about it?',
  hint: 'Name and suburb. Write “none” if you saw nobody.',
})
