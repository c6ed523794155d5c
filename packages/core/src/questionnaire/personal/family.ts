import { choice, gate, is, page, section, text } from '../index.ts'
import { relative } from './packs/relative.ts'

/** Diagnosed conditions of parents, brothers and sisters before 60. */
export const family = section('family', {
  title: 'Your family’s health',
  pages: [
    page('family', {
      title: 'Your family’s health',
      notice:
        'This is about illnesses that a doctor diagnosed. Insurers aren’t allowed to ask for genetic tests, yours or your family’s, so leave those out. If an answer mentions one, we won’t pass that answer on.',
      questions: {
        relatives: gate({
          ask: 'Before turning 60, was a parent, brother or sister of yours diagnosed with any of these conditions, or did any of them die of one?',
          hint:
            'Heart disease or stroke; cardiomyopathy; breast, ovarian, bowel or another cancer; diabetes; kidney disease; ' +
            'Huntington’s, motor neurone, Parkinson’s or Alzheimer’s disease; multiple sclerosis; muscular dystrophy; ' +
            'a mental illness; or another illness that runs in the family. Blood relatives only, including half-brothers and half-sisters.',
          unsure: true,
          help: 'If you can, ask someone in the family. If you were adopted or have lost touch, choose “I am not sure” and say so below.',
          rows: { pack: relative, max: 12, name: 'relative' },
        }),
        unknown: choice({
          ask: 'Why aren’t you sure?',
          options: {
            adopted: 'I’m adopted or donor-conceived, and don’t know my biological family',
            lost: 'I have no contact with part of my family',
            partly: 'I know some of it, but not enough to say',
          },
          when: is('relatives', 'unsure'),
        }),
        known: text({
          ask: 'What do you know?',
          hint: 'You can leave this blank. Do not include genetic tests.',
          lines: 'many',
          optional: true,
          when: is('unknown', 'partly'),
        }),
      },
    }),
  ],
})
