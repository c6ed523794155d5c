import { all, gate, not, page, profile, section } from '../index.ts'
import { bloodConditions } from './conditions/blood.ts'
import { digestionConditions } from './conditions/digestion.ts'
import { growthsConditions } from './conditions/growths.ts'
import { heartConditions } from './conditions/heart.ts'
import { hormonesConditions } from './conditions/hormones.ts'
import { infectionsConditions } from './conditions/infections.ts'
import { kidneysConditions } from './conditions/kidneys.ts'
import { lungsConditions } from './conditions/lungs.ts'
import { menConditions } from './conditions/men.ts'
import { sensesConditions } from './conditions/senses.ts'
import { womenConditions } from './conditions/women.ts'
import { notes } from './notes.ts'
import { livingKinds } from './packs/coverKinds.ts'
import { medical, sensitiveMedical } from './packs/medical.ts'

const women = sensitiveMedical('womenRow', womenConditions)
const isWoman = profile.is('sex', 'F')
/** A pregnancy is asked about up to this age. */
const mayBePregnant = profile.below('age', 56)

/** Illnesses ever had, but for joints, nerves and the mind. */
export const illnesses = section('illnesses', {
  title: 'Illnesses and conditions',
  intro: 'Each question covers your whole life. If a doctor has told you that it’s over, it still counts.',
  pages: [
    page('circulation', {
      title: 'Heart, blood, lungs and growths',
      questions: {
        heart: gate({
          ask: 'Have you ever had a problem with your heart, blood pressure, cholesterol or circulation, or a stroke?',
          hint: 'For example high blood pressure, high cholesterol, chest pain, an irregular heartbeat, a mini-stroke or a clot in a leg.',
          unsure: true,
          help: notes.clinic,
          rows: { pack: medical('heartRow', heartConditions), max: 8, name: 'condition' },
        }),
        hormones: gate({
          ask: 'Have you ever had diabetes, raised blood sugar, or a problem with your thyroid or another gland?',
          hint: 'For example diabetes in pregnancy, prediabetes or an underactive thyroid.',
          unsure: true,
          help: notes.clinic,
          rows: { pack: medical('hormonesRow', hormonesConditions), max: 6, name: 'condition' },
        }),
        lungs: gate({
          ask: 'Have you ever had a problem with your lungs or breathing, or with breathing during sleep?',
          hint: 'For example asthma, bronchitis that came back, a collapsed lung or sleep apnoea. Leave out ordinary colds.',
          unsure: true,
          help: notes.clinic,
          rows: { pack: medical('lungsRow', lungsConditions), max: 6, name: 'condition' },
        }),
        growths: gate({
          ask: 'Have you ever had cancer, a lump or growth of any kind, or a mole or spot that was removed or is being watched?',
          hint: 'Count lumps that turned out to be harmless, and skin spots that were frozen or cut out.',
          unsure: true,
          help: notes.clinic,
          rows: { pack: medical('growthsRow', growthsConditions), max: 10, name: 'condition' },
        }),
        blood: gate({
          ask: 'Have you ever had a problem with your blood or your immune system?',
          hint: 'For example anaemia, low iron, bleeding or clotting, lupus or a severe allergy. Do not include genetic tests.',
          unsure: true,
          help: notes.clinic,
          rows: { pack: medical('bloodRow', bloodConditions), max: 6, name: 'condition' },
        }),
      },
    }),
    page('organs', {
      title: 'Digestion, kidneys and other organs',
      notice: notes.sensitive,
      questions: {
        digestion: gate({
          ask: 'Have you ever had a problem with your stomach, bowel, liver, gall bladder or pancreas, or a hernia?',
          hint: 'For example reflux, an ulcer, irritable bowel, bowel polyps, gallstones or a fatty liver.',
          unsure: true,
          help: notes.clinic,
          rows: { pack: medical('digestionRow', digestionConditions), max: 8, name: 'condition' },
        }),
        kidneys: gate({
          ask: 'Have you ever had a problem with your kidneys or bladder, or blood or protein in your urine?',
          hint: 'For example kidney stones or infections that came back.',
          unsure: true,
          help: notes.clinic,
          rows: { pack: medical('kidneysRow', kidneysConditions), max: 6, name: 'condition' },
        }),
        women: gate({
          ask: 'Are you pregnant, or have you ever had a pregnancy complication or a problem with your breasts, womb, ovaries or cervix?',
          hint: 'For example endometriosis, fibroids, an ovarian cyst or an abnormal cervical screening test.',
          unsure: true,
          help: notes.clinic,
          sensitive: true,
          when: all(isWoman, mayBePregnant),
          rows: { pack: women, max: 8, name: 'condition' },
        }),
        womenLater: gate({
          ask: 'Have you ever had a problem with your breasts, womb, ovaries or cervix?',
          hint: 'For example fibroids, an ovarian cyst, or an abnormal mammogram or cervical screening test.',
          unsure: true,
          help: notes.clinic,
          sensitive: true,
          when: all(isWoman, not(mayBePregnant)),
          rows: { pack: women, max: 8, name: 'condition' },
        }),
        men: gate({
          ask: 'Have you ever had a problem with your prostate or testicles?',
          hint: 'For example an enlarged prostate, a raised PSA blood test or a lump.',
          unsure: true,
          help: notes.clinic,
          sensitive: true,
          when: profile.is('sex', 'M'),
          rows: { pack: sensitiveMedical('menRow', menConditions), max: 6, name: 'condition' },
        }),
        senses: gate({
          ask: 'Have you ever had a problem with your eyes, ears or skin?',
          hint: 'For example glaucoma, hearing loss, ringing in the ears, vertigo, eczema or psoriasis. Leave out glasses or contact lenses.',
          unsure: true,
          help: notes.clinic,
          when: profile.hasAny('covers', livingKinds),
          rows: { pack: medical('sensesRow', sensesConditions), max: 8, name: 'condition' },
        }),
        infections: gate({
          ask: 'Do you have HIV, or have you ever had hepatitis B, hepatitis C, chronic fatigue or long COVID?',
          hint: 'Long COVID means symptoms for more than 3 months after an infection.',
          unsure: true,
          help: notes.clinic,
          sensitive: true,
          rows: { pack: sensitiveMedical('infectionsRow', infectionsConditions), max: 5, name: 'condition' },
        }),
      },
    }),
  ],
})
