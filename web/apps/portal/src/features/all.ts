import { type Feature } from '../core/feature.ts';
import time from './attendance/manifest.ts';
import clock from './attendance/clock/manifest.ts';
import overtime from './attendance/overtime/manifest.ts';
import { corrections, shiftRequests } from './attendance/shift-requests/manifest.ts';
import shifts from './attendance/shifts/manifest.ts';
import teamShifts from './attendance/team/manifest.ts';
import timesheet from './attendance/timesheet/manifest.ts';
import dashboard from './home/dashboard/manifest.ts';
import myFile from './identity/my-file/manifest.ts';
import signIn from './identity/sign-in/manifest.ts';
import accruals from './leave/accruals/manifest.ts';
import ask from './leave/ask/manifest.ts';
import balances from './leave/balances/manifest.ts';
import inbox from './leave/inbox/manifest.ts';
import waiting from './inbox/manifest.ts';
import request from './leave/request/manifest.ts';
import requests from './leave/requests/manifest.ts';
import leaveJump from './leave/jump/manifest.ts';
import leaveToday from './leave/today/manifest.ts';
import pendingFeedbacks from './performance/pending-feedbacks/manifest.ts';

/** All features, in the order of the navigation, tabs and dashboard. */
export const features: readonly Feature[] = [
  dashboard,
  inbox,
  time,
  clock,
  shifts,
  teamShifts,
  timesheet,
  overtime,
  shiftRequests,
  corrections,
  requests,
  request,
  balances,
  accruals,
  ask,
  waiting,
  leaveToday,
  leaveJump,
  myFile,
  signIn,
  pendingFeedbacks,
];
