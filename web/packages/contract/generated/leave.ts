/* Made from services/leave/openapi.json by `npm run contract`. */

export interface Routes {
"POST /leave/api/v1/employees/{id}/leave-settings/balance": {
body: {
leaveTypeId: string
year: number
days: number
on?: string
note?: (string | null)
revision?: number
}
answer: Answer
}
"PUT /leave/api/v1/employees/{id}/leave-settings/balance": {
body: {
leaveTypeId: string
year: number
days: number
on?: string
note?: (string | null)
revision?: number
}
answer: Answer
}
"POST /leave/api/v1/employees/{id}/leave-settings/adjustments": {
body: {
leaveTypeId: string
on: string
days: number
reason: string
}
answer: Answer
}
"POST /leave/api/v1/employees/{id}/leave-settings/reversals": {
body: {
entryId: string
reason: string
}
answer: Answer
}
"POST /leave/api/v1/leave-requests": {
body: {
leaveTypeId: string
duration: ("FULL_DAY" | "HALF_DAY" | "QUARTER_DAY" | "HOURLY")
beginDate: string
endDate?: string
period?: (("FIRST_HALF" | "SECOND_HALF" | "FIRST_QUARTER" | "SECOND_QUARTER" | "THIRD_QUARTER" | "FOURTH_QUARTER") | null)
beginTime?: (string | null)
endTime?: (string | null)
reason?: (string | null)
/**
 * @maxItems 10
 */
documents?: string[]
id?: string
}
answer: Answer
}
"PUT /leave/api/v1/leave-requests/{id}": {
body: {
leaveTypeId: string
duration: ("FULL_DAY" | "HALF_DAY" | "QUARTER_DAY" | "HOURLY")
beginDate: string
endDate?: string
period?: (("FIRST_HALF" | "SECOND_HALF" | "FIRST_QUARTER" | "SECOND_QUARTER" | "THIRD_QUARTER" | "FOURTH_QUARTER") | null)
beginTime?: (string | null)
endTime?: (string | null)
reason?: (string | null)
/**
 * @maxItems 10
 */
documents?: string[]
revision?: number
}
answer: Answer
}
"PUT /leave/api/v1/leave-requests/processes/{id}": {
body: {
approved: boolean
note?: (string | null)
revision?: number
}
answer: Answer
}
"PUT /leave/api/v1/leave-requests/processes/{id}/need-extra-detail": {
body: {
note: string
revision?: number
}
answer: Answer
}
"PUT /leave/api/v1/leave-requests/{id}/detail": {
body: {
note: string
/**
 * @maxItems 10
 */
documents?: string[]
revision?: number
}
answer: Answer
}
"PUT /leave/api/v1/leave-requests/{id}/cancel": {
body: {
reason: string
from?: (string | null)
to?: (string | null)
revision?: number
}
answer: Answer
}
"POST /leave/api/v1/leave-requests/{id}/document": {
body: {
documentId: string
revision?: number
}
answer: Answer
}
"DELETE /leave/api/v1/leave-requests/{id}/document": {
body: {
url: string
revision?: number
}
answer: Answer
}
"POST /leave/api/v1/leave-types": {
body: {
name: {
en?: string
tr?: string
de?: string
es?: string
it?: string
pt?: string
nl?: string
fr?: string
ar?: string
}
kind: ("PAID" | "UNPAID" | "ON_DUTY" | "RESTRICTED_HOLIDAY")
color: string
/**
 * @minItems 1
 * @maxItems 4
 */
durations: ("FULL_DAY" | "HALF_DAY" | "QUARTER_DAY" | "HOURLY")[]
tracksBalance: boolean
countsCalendarDays: boolean
documentRequired: boolean
reasonRequired: boolean
noticeDays: number
minimumDays: (number | null)
maximumDays: (number | null)
advanceDays: number
usageRule: (("ON_DAY" | "ON_WEEK" | "ON_MONTH" | "ON_MONTH_AND_NEXT_MONTH") | null)
horizonMonths?: (number | null)
id?: string
}
answer: Answer
}
"PUT /leave/api/v1/leave-types/{id}": {
body: {
name?: {
en?: string
tr?: string
de?: string
es?: string
it?: string
pt?: string
nl?: string
fr?: string
ar?: string
}
kind?: ("PAID" | "UNPAID" | "ON_DUTY" | "RESTRICTED_HOLIDAY")
color?: string
/**
 * @minItems 1
 * @maxItems 4
 */
durations?: ("FULL_DAY" | "HALF_DAY" | "QUARTER_DAY" | "HOURLY")[]
tracksBalance?: boolean
countsCalendarDays?: boolean
documentRequired?: boolean
reasonRequired?: boolean
noticeDays?: number
minimumDays?: (number | null)
maximumDays?: (number | null)
advanceDays?: number
usageRule?: (("ON_DAY" | "ON_WEEK" | "ON_MONTH" | "ON_MONTH_AND_NEXT_MONTH") | null)
horizonMonths?: (number | null)
revision?: number
}
answer: Answer
}
"DELETE /leave/api/v1/leave-types/{id}": {
body: {
revision?: number
}
answer: Answer
}
"POST /leave/api/v1/leave-types/{id}/restore": {
body: {
revision?: number
}
answer: Answer
}
"POST /leave/api/v1/leave-requests/calculate": {
body: {
leaveTypeId: string
duration: ("FULL_DAY" | "HALF_DAY" | "QUARTER_DAY" | "HOURLY")
beginDate: string
endDate?: string
period?: (("FIRST_HALF" | "SECOND_HALF" | "FIRST_QUARTER" | "SECOND_QUARTER" | "THIRD_QUARTER" | "FOURTH_QUARTER") | null)
beginTime?: (string | null)
endTime?: (string | null)
reason?: (string | null)
/**
 * @maxItems 10
 */
documents?: string[]
id?: string
requestId?: string
}
answer: {
days: number
minutes: number
dayDetails: {
date: string
minutes: number
of: number
part: ("FULL" | "FIRST_HALF" | "SECOND_HALF" | "FIRST_QUARTER" | "SECOND_QUARTER" | "THIRD_QUARTER" | "FOURTH_QUARTER" | "HOURS")
kind: ("ON_LEAVE" | "OFFDAY" | "HOLIDAY" | "BREAK")
days: number
holiday: (string | null)
returned: boolean
}[]
tracksBalance: boolean
balanceBefore: (number | null)
balanceAfter: (number | null)
/**
 * what may be asked for from the first day on, advance included
 */
freeBefore: (number | null)
freeAfter: (number | null)
granted: number
used: number
reserved: number
advanceDays: number
/**
 * days of the request that the balance or the advance covers
 */
covered: number
/**
 * by how much the balance is below zero afterwards
 */
advanceUsed: number
/**
 * days of the request that neither the balance nor the advance covers
 */
missing: number
steps: {
order: number
kind: ("LEAVE_MANAGER" | "OVERTIME_MANAGER" | "EXPENSE_MANAGER" | "SHIFT_MANAGER" | "HR_MANAGER" | "GENERAL_MANAGER" | "SUPER_ADMIN" | "RECEIVER")
managerId: string
state: ("PENDING" | "WAITING" | "APPROVED" | "DENIED" | "STOPPED" | "SUPER_ADMIN" | "NEED_EXTRA_DETAIL")
}[]
escalated: (("GENERAL_MANAGER" | "SUPER_ADMIN") | null)
/**
 * colleagues away on any of the days; null where they are too few to be counted
 */
teamAway: (number | null)
problems: {
code: (string | number)
name: string
field: (string | null)
message: string
}[]
}
}
"POST /leave/api/v1/leave-requests/calculateHourly": {
body: {
leaveTypeId: string
date: string
beginTime: string
endTime: string
}
answer: {
days: number
minutes: number
dayDetails: {
date: string
minutes: number
of: number
part: ("FULL" | "FIRST_HALF" | "SECOND_HALF" | "FIRST_QUARTER" | "SECOND_QUARTER" | "THIRD_QUARTER" | "FOURTH_QUARTER" | "HOURS")
kind: ("ON_LEAVE" | "OFFDAY" | "HOLIDAY" | "BREAK")
days: number
holiday: (string | null)
returned: boolean
}[]
tracksBalance: boolean
balanceBefore: (number | null)
balanceAfter: (number | null)
/**
 * what may be asked for from the first day on, advance included
 */
freeBefore: (number | null)
freeAfter: (number | null)
granted: number
used: number
reserved: number
advanceDays: number
/**
 * days of the request that the balance or the advance covers
 */
covered: number
/**
 * by how much the balance is below zero afterwards
 */
advanceUsed: number
/**
 * days of the request that neither the balance nor the advance covers
 */
missing: number
steps: {
order: number
kind: ("LEAVE_MANAGER" | "OVERTIME_MANAGER" | "EXPENSE_MANAGER" | "SHIFT_MANAGER" | "HR_MANAGER" | "GENERAL_MANAGER" | "SUPER_ADMIN" | "RECEIVER")
managerId: string
state: ("PENDING" | "WAITING" | "APPROVED" | "DENIED" | "STOPPED" | "SUPER_ADMIN" | "NEED_EXTRA_DETAIL")
}[]
escalated: (("GENERAL_MANAGER" | "SUPER_ADMIN") | null)
/**
 * colleagues away on any of the days; null where they are too few to be counted
 */
teamAway: (number | null)
problems: {
code: (string | number)
name: string
field: (string | null)
message: string
}[]
}
}
"PUT /leave/api/v1/leave-requests/processes/multiple": {
body: {
approved: boolean
note?: (string | null)
/**
 * @minItems 1
 * @maxItems 100
 */
ids: string[]
revisions?: {
[k: string]: number
}
}
answer: {
results: {
id: string
code?: string
name?: string
message?: string
details?: {
[k: string]: unknown
}
}[]
position?: string
}
}
"GET /leave/api/v1/audit-entries": {
body: undefined
answer: {
items: {
id: string
at: string
service: string
type: string
kind: string
record: string
subject: string
actor: string
onBehalfOf: (string | null)
}[]
next: (string | null)
/**
 * what entries tell: types of changes by kind of record
 */
kinds: {
[k: string]: string[]
}
}
}
"GET /leave/api/v1/audit-entries/{id}": {
body: undefined
answer: {
id: string
at: string
service: string
type: string
kind: string
record: string
subject: string
actor: string
onBehalfOf: (string | null)
on: (string | null)
state: ("DONE" | "PLANNED" | "REVOKED")
changes: {
field: string
old: (string | null)
new: (string | null)
}[]
}
}
"GET /leave/api/v1/log-heads": {
body: undefined
answer: {
items: {
epoch: string
position: string
events: number
digest: string
previous: string
at: string
publicKey: string
signature: string
}[]
}
}
"POST /leave/api/v1/storage": {
body: undefined
answer: {
id: string
name: string
type: string
bytes: number
position: string
}
}
"DELETE /leave/api/v1/storage": {
body: {
/**
 * @minItems 1
 * @maxItems 100
 */
ids: string[]
}
answer: undefined
}
"DELETE /leave/api/v1/storage/{id}": {
body: {

}
answer: undefined
}
"GET /leave/api/v1/leave-requests/{id}/document/{documentId}": {
body: undefined
answer: undefined
}
"GET /leave/api/v1/personal-data/{id}": {
body: undefined
answer: {
id: string
classes: {
dataClass: string
entries: number
fields: number
files: number
}[]
erased: string[]
exports: {
at: string
by: string
}[]
}
}
"GET /leave/api/v1/personal-data/{id}/export": {
body: undefined
answer: {
[k: string]: unknown
}
}
"GET /leave/api/v1/jobs": {
body: undefined
answer: {
items: {
id: string
name: string
state: ("WAITING" | "RUNNING" | "DONE" | "FAILED" | "CANCELLED")
done: number
total: number
attempts: number
failure: (string | null)
addedAt: string
runAt: string
endedAt: (string | null)
mustFinish: boolean
}[]
total: number
}
}
"PUT /leave/api/v1/jobs/{id}/cancel": {
body: {

}
answer: {
id: string
name: string
state: ("WAITING" | "RUNNING" | "DONE" | "FAILED" | "CANCELLED")
done: number
total: number
attempts: number
failure: (string | null)
addedAt: string
runAt: string
endedAt: (string | null)
mustFinish: boolean
}
}
"PUT /leave/api/v1/jobs/{id}/resume": {
body: {

}
answer: {
id: string
name: string
state: ("WAITING" | "RUNNING" | "DONE" | "FAILED" | "CANCELLED")
done: number
total: number
attempts: number
failure: (string | null)
addedAt: string
runAt: string
endedAt: (string | null)
mustFinish: boolean
}
}
"GET /leave/api/v1/dead-letters": {
body: undefined
answer: {
items: {
id: string
at: string
type: string
reaction: string
reason: string
attempts: number
}[]
}
}
"GET /leave/api/v1/dead-letters/{id}": {
body: undefined
answer: {
id: string
at: string
type: string
reaction: string
reason: string
attempts: number
heard: {
id: string
name: string
from: string
organization: string
stream: string
revision: number
at: string
correlation: string
data: unknown
}
}
}
"DELETE /leave/api/v1/dead-letters/{id}": {
body: {

}
answer: undefined
}
"POST /leave/api/v1/dead-letters/{id}/resend": {
body: {

}
answer: {
id: string
at: string
type: string
reaction: string
reason: string
attempts: number
}
}
}
export interface Answer {
id: string
position: string
/**
 * nothing was recorded: it was so already
 */
unchanged?: true
/**
 * the day from which a dated change counts
 */
effectiveOn?: string
/**
 * by field: the day from which a later change counts instead
 */
superseded?: {
[k: string]: string
}
}
