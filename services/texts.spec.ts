import { describe, expect, it } from '@jest/globals';
import { escapingTexts, looseDays, looseShapes, markedTexts } from '@kadro/chassis/testing';
import { type ServiceEntry } from './entry.ts';
import { services } from './services.ts';

const list: readonly ServiceEntry[] = services;
const declared = async (): Promise<Awaited<ReturnType<ServiceEntry['load']>>['declaration'][]> =>
  Promise.all(list.map(async ({ load }) => (await load()).declaration));

describe('every text that any command, endpoint or query of any service is told', () => {
  it('is refused with its field where it is no text, or holds what nobody sees', async () =>
    expect((await declared()).flatMap(escapingTexts)).toEqual([]));

  it('is no day of a year in which nobody works', async () =>
    expect([...new Set((await declared()).flatMap(looseDays))].toSorted()).toEqual([
      // refused by its check: the schema is that of stored events, too
      'ChangeHoliday date',
      'CreateHoliday date',
      // narrows a log, which is bounded by itself
      'ListAuditEntries from',
      'ListAuditEntries to',
    ]));

  it('is in a field that is named: no shape takes others', async () =>
    expect((await declared()).flatMap(looseShapes)).toEqual([]));

  it('is one line, but for these', async () =>
    expect((await declared()).flatMap((one) => markedTexts(one, 'multiline')).toSorted()).toEqual([
      'AdjustBalance reason',
      'AskClockCorrectionDetail note',
      'AskLeaveDetail note',
      'AskOvertimeDetail note',
      'AskWorkplanRequestDetail note',
      'AssignWorksheet correction.reason',
      'CalculateLeave reason',
      'CancelClockCorrection reason',
      'CancelLeaveRequest reason',
      'CancelOvertime reason',
      'CancelWorkplan correction.reason',
      'CancelWorkplan reason',
      'CancelWorkplanRequest reason',
      'ChangeContact address',
      'ChangeJob description',
      'ChangeLeaveRequest reason',
      'ChangeOrganization settings.0.value',
      'ChangeOvertime reason',
      'ChangeRules correction.reason',
      'ChangeShift correction.reason',
      'ChangeWorksheet correction.reason',
      'ChooseShift correction.reason',
      'ClosePeriod asTheyAre.0.reason',
      'CorrectClock correction.reason',
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
      'PlaceRules correction.reason',
      'PlanShifts correction.reason',
      'PlanShifts note',
      'PlanShiftsOfMany correction.reason',
      'PlanShiftsOfMany note',
      'ProcessClockCorrection correction.reason',
      'ProcessClockCorrection note',
      'ProcessClockCorrections correction.reason',
      'ProcessClockCorrections note',
      'ProcessLeaveRequest note',
      'ProcessLeaveRequests note',
      'ProcessOvertime note',
      'ProcessOvertimes note',
      'ProcessWorkplanRequest correction.reason',
      'ProcessWorkplanRequest note',
      'ProcessWorkplanRequests correction.reason',
      'ProcessWorkplanRequests note',
      'RecordClock correction.reason',
      'RecordClock description',
      'RecordMobileClock description',
      'RemoveClock correction.reason',
      'RemoveClock reason',
      'RemovePlannedShift correction.reason',
      'RemovePlannedShift reason',
      'RemovePlannedShifts correction.reason',
      'RemovePlannedShifts reason',
      'RemovePlannedShiftsOfMany correction.reason',
      'RemovePlannedShiftsOfMany reason',
      'RequestClockCorrection reason',
      'RequestLeave reason',
      'RequestOvertime reason',
      'RequestShiftChange reason',
      'ResignPerson quitDescription',
      'ReverseEntry reason',
      'SetEntitlement note',
      'SetRulesOfMany correction.reason',
      'SetTimeSettings correction.reason',
    ]));

  it('is a secret here only', async () =>
    expect((await declared()).flatMap((one) => markedTexts(one, 'secret')).toSorted()).toEqual([
      'ChangeFirstPassword password',
      'ChangePassword oldPassword',
      'ChangePassword password',
      'Login password',
    ]));

  it('is what a device has read here only', async () =>
    expect((await declared()).flatMap((one) => markedTexts(one, 'device')).toSorted()).toEqual(
      ['at', 'eventType', 'id', 'identity', 'sensor', 'staffNumber'].map(
        (field) => `SendTerminalEvents readings.0.${field}`,
      ),
    ));
});
