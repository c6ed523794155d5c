import type { ConditionList } from '../packs/medical.ts'
import { mentalHealth } from '../packs/mentalHealth.ts'

/** Mental health. */
export const mindConditions: ConditionList = {
  anxiety: { label: 'Anxiety', also: ['worry', 'nerves', 'generalised anxiety'], pack: mentalHealth },
  depression: { label: 'Depression', also: ['low mood'], pack: mentalHealth },
  stress: { label: 'Stress', also: ['burnout', 'work stress', 'adjustment disorder'], pack: mentalHealth },
  grief: { label: 'Grief', also: ['bereavement', 'loss'], pack: mentalHealth },
  postnatal: {
    label: 'Depression after a birth',
    also: ['postnatal depression', 'postpartum'],
    pack: mentalHealth,
  },
  panic: { label: 'Panic attacks', also: ['panic disorder'], pack: mentalHealth },
  ptsd: { label: 'Post-traumatic stress', also: ['PTSD', 'trauma'], pack: mentalHealth },
  obsessive: { label: 'Obsessive compulsive disorder', also: ['OCD'], pack: mentalHealth },
  bipolar: { label: 'Bipolar disorder', also: ['manic depression', 'mania'], pack: mentalHealth },
  psychosis: {
    label: 'Psychosis or schizophrenia',
    also: ['schizoaffective', 'hearing voices'],
    pack: mentalHealth,
  },
  eatingDisorder: {
    label: 'Eating disorder',
    also: ['anorexia', 'bulimia', 'binge eating'],
    pack: mentalHealth,
  },
  attention: { label: 'Attention deficit', also: ['ADHD', 'ADD'], pack: mentalHealth },
  autism: { label: 'Autism', also: ['Asperger’s', 'autistic'], pack: mentalHealth },
  sleep: { label: 'Trouble sleeping', also: ['insomnia'], pack: mentalHealth },
  personality: { label: 'Personality disorder', also: ['borderline', 'BPD'], pack: mentalHealth },
}
