import { gate, page, profile, section } from '../index.ts'
import { backConditions } from './conditions/back.ts'
import { jointsConditions } from './conditions/joints.ts'
import { notes } from './notes.ts'
import { medical } from './packs/medical.ts'

/** Back, joints, bones and muscles, for covers that pay for an inability to work. */
export const joints = section('joints', {
  title: 'Back and joints',
  when: profile.hasAny('covers', ['tpd', 'incomeProtection']),
  pages: [
    page('joints', {
      title: 'Back and joints',
      questions: {
        back: gate({
          ask: 'Have you ever had pain in your back or neck, or injured either of them?',
          hint: 'Count sciatica, disc problems and whiplash. Leave out stiffness that was gone in a few days without treatment.',
          unsure: true,
          help: notes.clinic,
          rows: { pack: medical('backRow', backConditions), max: 5, name: 'condition' },
        }),
        joints: gate({
          ask: 'Have you ever had a problem with a joint, bone or muscle, or with arthritis, gout or overuse?',
          hint: 'For example a knee or shoulder injury, a broken bone, carpal tunnel, repetitive strain or thin bones.',
          unsure: true,
          help: notes.clinic,
          rows: { pack: medical('jointsRow', jointsConditions), max: 8, name: 'condition' },
        }),
      },
    }),
  ],
})
