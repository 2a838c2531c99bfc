import { describe, expect, it } from '@jest/globals';
import { escapingTexts, looseShapes, markedTexts } from '@kadro/chassis/testing';
import { type ServiceEntry } from './entry.ts';
import { services } from './services.ts';

const list: readonly ServiceEntry[] = services;
const declared = async (): Promise<Awaited<ReturnType<ServiceEntry['load']>>['declaration'][]> =>
  Promise.all(list.map(async ({ load }) => (await load()).declaration));

describe('every text that any command, endpoint or query of any service is told', () => {
  it('is refused with its field where it is no text, or holds what nobody sees', async () =>
    expect((await declared()).flatMap(escapingTexts)).toEqual([]));

  it('is in a field that is named: no shape takes others', async () =>
    expect((await declared()).flatMap(looseShapes)).toEqual([]));

  it('is one line, but for these', async () =>
    expect((await declared()).flatMap((one) => markedTexts(one, 'multiline')).toSorted()).toEqual([
      'AdjustBalance reason',
      'AskClockCorrectionDetail note',
      'AskLeaveDetail note',
      'AskOvertimeDetail note',
      'AskWorkplanRequestDetail note',
      'CalculateLeave reason',
      'CancelClockCorrection reason',
      'CancelLeaveRequest reason',
      'CancelOvertime reason',
      'CancelWorkplan reason',
      'CancelWorkplanRequest reason',
      'ChangeContact address',
      'ChangeJob description',
      'ChangeLeaveRequest reason',
      'ChangeOrganization settings.0.value',
      'ChangeOvertime reason',
      'CorrectClock reason',
      'CorrectDeviceLogImportRow cells.date',
      'CorrectDeviceLogImportRow cells.event',
      'CorrectDeviceLogImportRow cells.number',
      'CorrectDeviceLogImportRow cells.terminal',
      'CorrectDeviceLogImportRow cells.time',
      'CorrectWorkplanImportRow cells.date',
      'CorrectWorkplanImportRow cells.shift',
      'CorrectWorkplanImportRow cells.staffNumber',
      'CreateJob description',
      'ForgetPeople reason',
      'ForgetPersonalData reason',
      'GiveClockCorrectionDetail note',
      'GiveLeaveDetail note',
      'GiveOvertimeDetail note',
      'GiveWorkplanRequestDetail note',
      'NoteWorkplan note',
      'PlanShifts note',
      'PlanShiftsOfMany note',
      'ProcessClockCorrection note',
      'ProcessClockCorrections note',
      'ProcessLeaveRequest note',
      'ProcessLeaveRequests note',
      'ProcessOvertime note',
      'ProcessOvertimes note',
      'ProcessWorkplanRequest note',
      'ProcessWorkplanRequests note',
      'RecordClock description',
      'RecordMobileClock description',
      'RemoveClock reason',
      'RemovePlannedShift reason',
      'RemovePlannedShifts reason',
      'RemovePlannedShiftsOfMany reason',
      'RequestClockCorrection reason',
      'RequestLeave reason',
      'RequestOvertime reason',
      'RequestShiftChange reason',
      'ResignPerson quitDescription',
      'ReverseEntry reason',
      'SetEntitlement note',
    ]));

  it('is a secret here only', async () =>
    expect((await declared()).flatMap((one) => markedTexts(one, 'secret')).toSorted()).toEqual([
      'ChangeFirstPassword password',
      'ChangePassword oldPassword',
      'ChangePassword password',
      'Login password',
    ]));
});
