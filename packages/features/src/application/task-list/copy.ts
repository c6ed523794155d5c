import type { ApplicationStepId } from '../flow.ts'
import type { TaskStatus } from './taskList.ts'

export const taskListCopy = {
  title: 'Your application',
  lead: (completed: number, total: number) =>
    completed === total
      ? 'You’ve completed every step.'
      : `You’ve completed ${completed} of ${total} steps. Your answers are where you left them.`,
  list: 'Steps',
  statuses: {
    'not-started': 'Not started',
    'in-progress': 'In progress',
    completed: 'Completed',
    'cannot-start': 'Can’t start yet',
    'not-needed': 'Not needed',
  } satisfies Record<TaskStatus, string>,
  sections: (completed: number, total: number) => `${completed} of ${total} sections completed`,
  about: {
    'confirm-cover': 'The insurer, the covers and the price you chose',
    'duty-of-disclosure': 'What the law expects of your answers',
    'key-documents': 'What to read before you apply',
    'personal-questionnaire': 'Your health, work and pastimes',
    'personal-information': 'Who’s insured, and who owns the policy',
    'payment-details': 'How you pay, and how often',
    beneficiaries: 'Who gets the money from your life cover',
    'insurer-declarations': 'Check your answers, then sign',
  } satisfies Record<ApplicationStepId, string>,
  notNeeded: 'You haven’t chosen life cover, so there’s nobody to name',
  goOn: (label: string) => `Continue with ${label}`,
  begin: (label: string) => `Start with ${label}`,
  finishBy: {
    title: (date: string) => `Finish by ${date}`,
    text: 'After that day you’ll need new prices. Nothing goes to the insurer before you sign.',
  },
}
