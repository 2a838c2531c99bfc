import { type BranchFacts } from './branches.ts';
import { type Member } from './staff.ts';
import { type Company, demoId, commandStep, type Step } from './timeline.ts';

const bloodTypes = ['A_POSITIVE', 'O_POSITIVE', 'B_POSITIVE', 'A_NEGATIVE', 'AB_POSITIVE', 'O_NEGATIVE', 'B_NEGATIVE'];
const relatives = {
  tr: ['Sevgi', 'Orhan', 'Nermin', 'Kadir'],
  de: ['Renate', 'Uwe', 'Gabriele', 'Klaus'],
  nl: ['Marijke', 'Joost', 'Tineke', 'Wim'],
  en: ['Kirsten', 'Åge', 'Bodil', 'Jørn'],
};

const pick = <T>(from: readonly T[], n: number): T => from[n % from.length]!;

function contactOf(
  { number, lastName, firstName }: Member,
  { language, streets, city, mobile, fixed }: BranchFacts,
): object {
  const n = Number(number);
  const name = `${pick(relatives[language as keyof typeof relatives], n)} ${lastName}`;
  return {
    email: `${firstName.slice(0, 1)}${number}@mail.example`
      .normalize('NFKD')
      .replaceAll(/[^\w@.]/g, '')
      .toLowerCase(),
    address: `${pick(streets, n)} ${(n % 83) + 1}, ${city}`,
    workPhone: `${fixed}${number}`,
    extensionNumber: number.slice(-3),
    emergencyContactName: name,
    emergencyContactPhone: `${mobile}${n + 500}`,
  };
}

function personalOf({ number, born, gender, nationality }: Member, branch: BranchFacts): object {
  const n = Number(number);
  const serves = branch.country === 'TR' && gender === 'MALE' && !nationality;
  return {
    birthDate: born,
    birthPlace: nationality ? null : pick(branch.birthPlaces, n),
    nationality: nationality ?? branch.nationality,
    gender,
    driver: n % 3 !== 0,
    ...(n % 4 === 0 ? {} : { bloodType: pick(bloodTypes, n) }),
    ...(serves ? { militaryService: n % 6 === 0 ? 'EXEMPT' : 'DONE' } : {}),
    ...(n % 29 === 0 ? { disabilityLevel: 3 } : {}),
  };
}

export function fileSteps(company: Company, at: Temporal.Instant, member: Member, branch: BranchFacts): Step[] {
  const n = Number(member.number);
  const id = demoId(company, 'person', member.number);
  const terms = {
    company: branch.employer,
    trialTime: branch.trialDays,
    integrationNumber: `LT-${member.number}`,
    rdPerson: member.unit === 'design' || member.unit === 'technology',
    ...(branch.country === 'TR' ? { socialSecurityType: 'SS_4A' } : {}),
  };
  return [
    commandStep(company, at, 'ChangeEmployment', id, terms, 'terms'),
    ...(n % 9 === 0 ? [] : [commandStep(company, at, 'ChangeContact', id, contactOf(member, branch), 'contact')]),
    ...(n % 11 === 0 ? [] : [commandStep(company, at, 'ChangePersonal', id, personalOf(member, branch), 'personal')]),
  ];
}
