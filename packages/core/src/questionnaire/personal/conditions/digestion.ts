import { general } from '../packs/general.ts'
import type { ConditionList } from '../packs/medical.ts'

/** Stomach, bowel, liver and hernias. */
export const digestionConditions: ConditionList = {
  reflux: {
    label: 'Reflux',
    also: ['heartburn', 'GORD', 'GERD', 'hiatus hernia', 'Barrett’s'],
    pack: general,
  },
  ulcer: { label: 'Stomach ulcer', also: ['peptic ulcer', 'duodenal ulcer', 'Helicobacter'], pack: general },
  gastritis: { label: 'Gastritis', also: ['indigestion', 'stomach inflammation'], pack: general },
  irritableBowel: { label: 'Irritable bowel', also: ['IBS'], pack: general },
  crohns: { label: 'Crohn’s disease', also: ['inflammatory bowel disease', 'IBD'], pack: general },
  colitis: {
    label: 'Ulcerative colitis',
    also: ['inflammatory bowel disease', 'IBD', 'proctitis'],
    pack: general,
  },
  coeliac: { label: 'Coeliac disease', also: ['gluten', 'celiac'], pack: general },
  bowelPolyp: { label: 'Bowel polyp', also: ['colonoscopy', 'adenoma'], pack: general },
  diverticular: { label: 'Diverticular disease', also: ['diverticulitis', 'diverticulosis'], pack: general },
  bowelBleeding: { label: 'Bleeding from the bowel', also: ['blood in stool'], pack: general },
  haemorrhoids: { label: 'Haemorrhoids', also: ['piles', 'fissure', 'hemorrhoids'], pack: general },
  gallstones: { label: 'Gallstones', also: ['gall bladder', 'cholecystitis'], pack: general },
  fattyLiver: { label: 'Fatty liver', also: ['NAFLD'], pack: general },
  liverTests: { label: 'Raised liver tests', also: ['abnormal liver function'], pack: general },
  cirrhosis: { label: 'Liver scarring', also: ['cirrhosis', 'fibrosis'], pack: general },
  pancreatitis: { label: 'Pancreatitis', also: ['pancreas'], pack: general },
  hernia: { label: 'Hernia', also: ['inguinal hernia', 'umbilical hernia', 'groin'], pack: general },
  weightLossSurgery: {
    label: 'Weight-loss surgery',
    also: ['gastric sleeve', 'lap band', 'bypass'],
    pack: general,
  },
  appendix: { label: 'Appendicitis', also: ['appendix removed'], pack: general },
}
