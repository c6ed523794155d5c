/**
 * The first week after a death, in order, for the page of a trusted person and for its PDF. Each sentence is true in
 * every state and territory.
 */
export const FIRST_WEEK: readonly string[] = [
  'You don’t have to do everything at once. Cover doesn’t run out because you call a week later.',
  'Call each insurer that’s named here, and say that you want to make a claim. It tells you which papers it needs: usually the death certificate, and proof of who you are.',
  'Is some of the cover inside super? Then call the super fund as well. The fund decides who gets paid, unless there’s a valid binding nomination.',
  'A funeral director usually registers the death. After that, you can order the death certificate from the registry of births, deaths and marriages in the state or territory. Order more than one copy.',
  'Don’t cancel a policy, and don’t stop paying for one, until its insurer has told you that it’s fine.',
  'Look for the will, and tell the executor: the person it names to carry it out.',
  'With the death certificate, the Australian Death Notification Service (deathnotification.gov.au) tells banks, super funds and others for you. It’s free.',
]
