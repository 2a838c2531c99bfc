import { setTimeout } from 'node:timers/promises';
import { type Answered } from '@kadro/chassis/testing';
import { type BulkUpdateRow, bulkUpdates } from '../bulk-update/rows/updates.ts';
import { type EmployeeRow } from '../person/rows/employee.ts';
import { employees } from '../person/rows/employees.ts';
import { type Company, ids } from './company.ts';

interface Report {
  items: { employeeId: string; outcome: string; code: string | null; message: string | null }[];
  total: number;
}

/** Bulk updates of a company that a spec starts, sent by its super admin where nobody else is named. */
export class BulkUpdates {
  private readonly company: Company;
  private readonly superAdmin: string;
  private count = 0;

  private constructor(company: Company, superAdmin: string) {
    this.company = company;
    this.superAdmin = superAdmin;
  }

  static async of(company: Company): Promise<BulkUpdates> {
    return new BulkUpdates(company, await company.session(ids.superAdmin));
  }

  /** People of the northern branch. */
  async hire(count: number, more: object = {}): Promise<string[]> {
    const n = this.count++;
    const made = Array.from({ length: count }, (_one, at) =>
      this.company.perform(
        'HirePerson',
        {},
        {
          firstName: 'Eda',
          lastName: 'Ak',
          staffNumber: `b${n}-${at}`,
          workEmail: `b${n}-${at}@a.example`,
          branchId: ids.north,
          hiredDate: '2026-01-05',
          ...more,
        },
      ),
    );
    return (await Promise.all(made)).map(({ id }) => id!);
  }

  send(path: string, body: object, as = this.superAdmin, headers = {}): Promise<Answered> {
    return this.company.send('PUT', `employees/update/${path}`, { as, body, headers });
  }

  preview(path: string, body: object, as = this.superAdmin): Promise<Answered> {
    return this.company.send('POST', `employees/update/${path}/preview`, { as, body });
  }

  async personOf(id: string): Promise<EmployeeRow> {
    return (await this.company.hosted.runtime.rows(employees).get(ids.orgA, id))!.doc as EmployeeRow;
  }

  async rowOf(id: string): Promise<BulkUpdateRow | undefined> {
    return (await this.company.hosted.runtime.rows(bulkUpdates).get(ids.orgA, id))?.doc as BulkUpdateRow | undefined;
  }

  async ended(id: string): Promise<BulkUpdateRow> {
    for (;;) {
      const row = await this.rowOf(id);
      if (row && row.state !== 'RUNNING') {
        // the results are rows of another model, which may come a moment later
        await this.company.hosted.runtime.caughtUp(await this.head());
        return row;
      }
      await setTimeout(10);
    }
  }

  async report(id: string, as = this.superAdmin, outcome?: string): Promise<Report | null> {
    const only = outcome ? `, outcome: ${outcome}` : '';
    const { body } = await this.company.query(
      `{ report: bulkUpdateResults(id: "${id}", rowsPerPage: 100${only}) { items { employeeId outcome code message } total } }`,
      as,
    );
    return body.data.report as Report | null;
  }

  head(): Promise<string> {
    return this.company.ports.events.head();
  }
}
