import { general } from '../packs/general.ts'
import { joint } from '../packs/joint.ts'
import type { ConditionList } from '../packs/medical.ts'

/** Joints, bones and muscles. */
export const jointsConditions: ConditionList = {
  knee: {
    label: 'Knee',
    also: ['ACL', 'meniscus', 'cartilage', 'ligament', 'knee reconstruction'],
    pack: joint,
  },
  shoulder: {
    label: 'Shoulder',
    also: ['rotator cuff', 'dislocated shoulder', 'frozen shoulder', 'bursitis'],
    pack: joint,
  },
  hip: { label: 'Hip', also: ['hip replacement', 'labral tear'], pack: joint },
  ankleFoot: { label: 'Ankle or foot', also: ['plantar fasciitis', 'sprain', 'Achilles'], pack: joint },
  elbow: { label: 'Elbow', also: ['tennis elbow', 'golfer’s elbow'], pack: joint },
  wristHand: { label: 'Wrist or hand', also: ['ganglion', 'trigger finger'], pack: joint },
  carpalTunnel: { label: 'Carpal tunnel', also: ['numb hand'], pack: joint },
  strain: { label: 'Repetitive strain', also: ['RSI', 'overuse', 'tendonitis', 'tendinitis'], pack: joint },
  brokenBone: { label: 'Broken bone', also: ['fracture', 'plate', 'screws'], pack: joint },
  osteoarthritis: { label: 'Osteoarthritis', also: ['wear and tear', 'joint replacement'], pack: joint },
  gout: { label: 'Gout', also: ['uric acid'], pack: general },
  psoriaticArthritis: { label: 'Psoriatic arthritis', pack: general },
  osteoporosis: {
    label: 'Thin bones',
    also: ['osteoporosis', 'osteopenia', 'low bone density'],
    pack: general,
  },
  fibromyalgia: { label: 'Fibromyalgia', also: ['widespread pain'], pack: general },
  regionalPain: { label: 'Complex regional pain', also: ['CRPS', 'chronic pain'], pack: general },
  hypermobility: { label: 'Loose joints', also: ['hypermobility', 'Ehlers-Danlos'], pack: general },
  muscle: { label: 'Muscle injury or disease', also: ['torn muscle', 'hamstring'], pack: joint },
}
