import { until } from '@kadro/chassis/testing';
import { as, type Company } from './company.ts';

interface File {
  path: string;
  /** The import's query. */
  single: string;
  text: string;
}

/** The id of an import that is done. */
async function importedFile({ send, query }: Company, organization: string, file: File): Promise<string> {
  const form = new FormData();
  form.set('file', new Blob([file.text]), 'file.csv');
  const admin = as('superAdmin', organization);
  const { id } = (await send('POST', file.path, { as: admin, body: form })).body;
  await until(async () => {
    const { body } = await query(`{ ${file.single}(id: "${id}") { state } }`, admin);
    return body.data[file.single]?.state === 'DONE';
  });
  return id;
}

/** The log of a device with a line that is nobody's. */
export const importLog = (company: Company, organization: string, day: string): Promise<string> =>
  importedFile(company, organization, {
    path: 'terminal-events/import',
    single: 'deviceLogImport',
    text: `number;date;time\nnobody-s;${day};08:00\n`,
  });

/** A plan with a line that is nobody's. */
export const importPlan = (company: Company, organization: string, day: string): Promise<string> =>
  importedFile(company, organization, {
    path: 'workplans/import',
    single: 'workplanImport',
    text: `staffNumber;date;shift\nnobody-s;${day};Day\n`,
  });
