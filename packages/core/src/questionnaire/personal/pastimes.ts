import { count, gate, has, many, not, page, profile, section, text } from '../index.ts'
import { pastime } from './packs/pastime.ts'

const hazards = {
  heights: 'Heights of more than 10 metres',
  underground: 'Working underground',
  explosives: 'Explosives',
  electricity: 'High-voltage electricity',
  diving: 'Diving',
  firearms: 'Carrying a firearm',
  offshore: 'Working offshore',
  remote: 'Remote or fly-in fly-out work',
  driving: 'Driving more than 500 km a week',
  none: 'None of these',
} as const
type Hazard = Exclude<keyof typeof hazards, 'none'>

const share = <H extends Hazard>(hazard: H, ask: string) =>
  count({ ask, unit: '%', min: 1, max: 100, when: has('hazards', hazard) })
const safety = <H extends Hazard>(hazard: H, ask: string) =>
  text({ ask, hint: 'Write “none” if there’s none.', factual: true, when: has('hazards', hazard) })

/** Risks at work, on one page with those of free time. */
export const pastimes = section('pastimes', {
  title: 'Risks at work and in your free time',
  pages: [
    page('pastimes', {
      title: 'Risks at work and in your free time',
      questions: {
        hazards: many({
          ask: 'Are any of these part of your work?',
          hint: 'Tick all that apply.',
          options: hazards,
          none: 'none',
          when: not(profile.is('occupationClass', 'H')),
        }),
        heightsMetres: count({
          ask: 'What’s the highest you work?',
          unit: 'metres',
          min: 1,
          max: 900,
          when: has('hazards', 'heights'),
        }),
        heightsShare: share('heights', 'How much of your working time is at heights?'),
        heightsSafety: safety('heights', 'What training and fall protection do you have for heights?'),
        undergroundShare: share('underground', 'How much of your working time is underground?'),
        undergroundSafety: safety(
          'underground',
          'What training and equipment do you have for underground work?',
        ),
        explosivesShare: share('explosives', 'How much of your working time is with explosives?'),
        explosivesSafety: safety(
          'explosives',
          'What licence, training and protection do you have for explosives?',
        ),
        electricityShare: share('electricity', 'How much of your working time is near high voltage?'),
        electricitySafety: safety(
          'electricity',
          'What licence, training and protection do you have for high voltage?',
        ),
        divingMetres: count({
          ask: 'What’s the deepest you dive for work?',
          unit: 'metres',
          min: 1,
          max: 400,
          when: has('hazards', 'diving'),
        }),
        divingShare: share('diving', 'How much of your working time is diving?'),
        divingSafety: safety('diving', 'What diving licence and training do you have?'),
        firearmsShare: share('firearms', 'For how much of your working time do you carry a firearm?'),
        firearmsSafety: safety('firearms', 'What licence and training do you have for it?'),
        offshoreShare: share('offshore', 'How much of your working time is offshore?'),
        offshoreSafety: safety('offshore', 'Where is it, and what training do you have for it?'),
        remoteShare: share('remote', 'How much of your working time is remote or fly-in fly-out?'),
        remoteRoster: text({
          ask: 'Where is it, and what is your roster?',
          factual: true,
          hint: 'For example “Pilbara, 2 weeks on and 1 week off”.',
          when: has('hazards', 'remote'),
        }),
        drivingDistance: count({
          ask: 'How far do you drive for work in a usual week?',
          unit: 'km',
          min: 1,
          when: has('hazards', 'driving'),
        }),
        drivingSafety: safety('driving', 'What do you drive, and what licence do you have for it?'),
        activities: gate({
          ask: 'Do you do any of these in your free time, or plan to in the next 12 months?',
          hint:
            'Flying other than as a passenger; diving deeper than 30 metres; motor sport; climbing; caving; parachuting, ' +
            'hang-gliding or base jumping; martial arts or boxing; a football code; sailing offshore; horse sport; or ' +
            'anything else with a real risk of injury.',
          rows: { pack: pastime, max: 10, name: 'activity' },
        }),
      },
    }),
  ],
})
