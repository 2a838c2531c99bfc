/* Made from services/attendance/openapi.json by `npm run contract`. */

export interface Routes {
"POST /attendance/api/v1/shifts": {
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
type: ("FIX" | "FLEXIBLE" | "DYNAMIC" | "OFF_DAY" | "HOLIDAY" | "WORKDAY" | "BREAK" | "OVERTIME" | "ON_LEAVE")
color?: (string | null)
branchId?: (string | null)
begin?: (string | null)
end?: (string | null)
breakTime?: number
breakPaid?: boolean
breakMode?: ("AUTOMATIC" | "READINGS" | "NONE")
totalWorkTime?: (number | null)
weekendDays?: number
breakDays?: number
lateTolerance?: number
earlyTolerance?: number
midnightTolerance?: number
clockInOvertimeMin?: (number | null)
clockInOvertimeMax?: (number | null)
clockOutOvertimeMin?: (number | null)
clockOutOvertimeMax?: (number | null)
countAsOvertime?: boolean
over?: (("DAY" | "WEEK") | null)
coreBegin?: (string | null)
coreEnd?: (string | null)
id?: string
}
answer: Answer
}
"PUT /attendance/api/v1/shifts/{id}": {
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
color?: (string | null)
branchId?: (string | null)
type?: ("FIX" | "FLEXIBLE" | "DYNAMIC" | "OFF_DAY" | "HOLIDAY" | "WORKDAY" | "BREAK" | "OVERTIME" | "ON_LEAVE")
begin?: (string | null)
end?: (string | null)
breakTime?: number
breakPaid?: boolean
breakMode?: ("AUTOMATIC" | "READINGS" | "NONE")
totalWorkTime?: (number | null)
weekendDays?: number
breakDays?: number
lateTolerance?: number
earlyTolerance?: number
midnightTolerance?: number
clockInOvertimeMin?: (number | null)
clockInOvertimeMax?: (number | null)
clockOutOvertimeMin?: (number | null)
clockOutOvertimeMax?: (number | null)
countAsOvertime?: boolean
over?: (("DAY" | "WEEK") | null)
coreBegin?: (string | null)
coreEnd?: (string | null)
effectiveOn?: (string | null)
correction?: ({
reason: string
} | null)
revision?: number
}
answer: Answer
}
"DELETE /attendance/api/v1/shifts/{id}": {
body: {
revision?: number
}
answer: Answer
}
"POST /attendance/api/v1/shifts/{id}/restore": {
body: {
revision?: number
}
answer: Answer
}
"POST /attendance/api/v1/workplans": {
body: {
id?: string
employeeId: string
from: string
to?: (string | null)
/**
 * @minItems 1
 * @maxItems 10
 */
shiftIds?: string[]
/**
 * @minItems 1
 * @maxItems 7
 */
weekdays?: ("monday" | "tuesday" | "wednesday" | "thursday" | "friday" | "saturday" | "sunday")[]
/**
 * @maxItems 400
 */
days?: {
date: string
/**
 * @maxItems 10
 */
shiftIds: string[]
}[]
worksheetId?: string
offset?: number
replaces?: boolean
origin?: "IMPORT"
note?: (string | null)
correction?: ({
reason: string
} | null)
}
answer: Answer
}
"PUT /attendance/api/v1/workplans/{id}/cancel": {
body: {
reason: string
correction?: ({
reason: string
} | null)
revision?: number
}
answer: Answer
}
"PUT /attendance/api/v1/workplans/{id}/note": {
body: {
note: (string | null)
revision?: number
}
answer: Answer
}
"DELETE /attendance/api/v1/workplans/{id}/shifts/{shiftId}": {
body: {
/**
 * @minItems 1
 * @maxItems 400
 */
dates?: string[]
reason?: (string | null)
correction?: ({
reason: string
} | null)
revision?: number
}
answer: Answer
}
"POST /attendance/api/v1/clock-records": {
body: {
employeeId?: string
eventType: ("CLOCK_IN" | "CLOCK_OUT" | "DUTY_IN" | "DUTY_OUT" | "BREAK_IN" | "BREAK_OUT" | "LUNCH_IN" | "LUNCH_OUT" | "UNKNOWN")
at?: (string | null)
sentAt?: (string | null)
terminalId?: (string | null)
shiftId?: (string | null)
description?: (string | null)
correction?: ({
reason: string
} | null)
}
answer: Answer
}
"PUT /attendance/api/v1/clock-records/{reading}": {
body: {
employeeId: string
at?: string
eventType?: ("CLOCK_IN" | "CLOCK_OUT" | "DUTY_IN" | "DUTY_OUT" | "BREAK_IN" | "BREAK_OUT" | "LUNCH_IN" | "LUNCH_OUT" | "UNKNOWN")
shiftId?: (string | null)
reason: string
correction?: ({
reason: string
} | null)
}
answer: Answer
}
"DELETE /attendance/api/v1/clock-records/{reading}": {
body: {
employeeId: string
reason: string
correction?: ({
reason: string
} | null)
}
answer: Answer
}
"PUT /attendance/api/v1/clock-records/{reading}/shift": {
body: {
employeeId?: string
shiftId: string
correction?: ({
reason: string
} | null)
}
answer: Answer
}
"POST /attendance/api/v1/terminals": {
body: {
name: string
purpose: ("CLOCK" | "ACCESS" | "BOTH")
disabled: boolean
branchId?: (string | null)
zone?: (string | null)
clockInOut: {
allowed: boolean
descriptionRequired: boolean
}
dutyInOut: {
allowed: boolean
descriptionRequired: boolean
}
breakInOut: {
allowed: boolean
descriptionRequired: boolean
}
lunchInOut: {
allowed: boolean
descriptionRequired: boolean
}
/**
 * @maxItems 100
 */
allowedAddresses: string[]
geofence?: ({
latitude: number
longitude: number
radius: number
} | null)
fromZoneId?: (string | null)
toZoneId?: (string | null)
id?: string
}
answer: Answer
}
"PUT /attendance/api/v1/terminals/{id}": {
body: {
name?: string
purpose?: ("CLOCK" | "ACCESS" | "BOTH")
disabled?: boolean
branchId?: (string | null)
zone?: (string | null)
clockInOut?: {
allowed: boolean
descriptionRequired: boolean
}
dutyInOut?: {
allowed: boolean
descriptionRequired: boolean
}
breakInOut?: {
allowed: boolean
descriptionRequired: boolean
}
lunchInOut?: {
allowed: boolean
descriptionRequired: boolean
}
/**
 * @maxItems 100
 */
allowedAddresses?: string[]
geofence?: ({
latitude: number
longitude: number
radius: number
} | null)
fromZoneId?: (string | null)
toZoneId?: (string | null)
revision?: number
}
answer: Answer
}
"DELETE /attendance/api/v1/terminals/{id}": {
body: {
revision?: number
}
answer: Answer
}
"POST /attendance/api/v1/terminals/{id}/restore": {
body: {
revision?: number
}
answer: Answer
}
"POST /attendance/api/v1/zones": {
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
branchId?: (string | null)
id?: string
}
answer: Answer
}
"PUT /attendance/api/v1/zones/{id}": {
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
branchId?: (string | null)
revision?: number
}
answer: Answer
}
"DELETE /attendance/api/v1/zones/{id}": {
body: {
revision?: number
}
answer: Answer
}
"POST /attendance/api/v1/zones/{id}/restore": {
body: {
revision?: number
}
answer: Answer
}
"POST /attendance/api/v1/identities": {
body: {
id?: string
employeeId: string
kind?: ("NFC" | "FACE" | "RFID" | "FINGER" | "BLUETOOTH" | "GATEWARE" | "BEACON" | "GPS" | "WIFI" | "ID" | "QR" | "QR_CODE" | "PASSWORD" | "PIN" | "CARD" | "FIXED" | "EXTERNAL" | "WEB")
number: string
}
answer: Answer
}
"PUT /attendance/api/v1/identities/{id}": {
body: {
kind?: ("NFC" | "FACE" | "RFID" | "FINGER" | "BLUETOOTH" | "GATEWARE" | "BEACON" | "GPS" | "WIFI" | "ID" | "QR" | "QR_CODE" | "PASSWORD" | "PIN" | "CARD" | "FIXED" | "EXTERNAL" | "WEB")
number?: string
revision?: number
}
answer: Answer
}
"DELETE /attendance/api/v1/identities/{id}": {
body: {
revision?: number
}
answer: Answer
}
"POST /attendance/api/v1/terminals/{id}/key": {
body: {

}
answer: Answer
}
"DELETE /attendance/api/v1/terminals/{id}/key": {
body: {

}
answer: Answer
}
"POST /attendance/api/v1/terminal-events/mobile-terminal": {
body: {
employeeId?: string
eventType: ("CLOCK_IN" | "CLOCK_OUT" | "DUTY_IN" | "DUTY_OUT" | "BREAK_IN" | "BREAK_OUT" | "LUNCH_IN" | "LUNCH_OUT" | "UNKNOWN")
sensor?: ("NFC" | "FACE" | "RFID" | "FINGER" | "BLUETOOTH" | "GATEWARE" | "BEACON" | "GPS" | "WIFI" | "ID" | "QR" | "QR_CODE" | "PASSWORD" | "PIN" | "CARD" | "FIXED" | "EXTERNAL" | "WEB")
terminalId?: (string | null)
code?: (string | null)
latitude?: (number | null)
longitude?: (number | null)
at?: (string | null)
sentAt?: (string | null)
shiftId?: (string | null)
description?: (string | null)
}
answer: Answer
}
"POST /attendance/api/v1/terminal-events/logged": {
body: {
employeeId: string
terminalId?: (string | null)
at: string
eventType?: ("CLOCK_IN" | "CLOCK_OUT" | "DUTY_IN" | "DUTY_OUT" | "BREAK_IN" | "BREAK_OUT" | "LUNCH_IN" | "LUNCH_OUT" | "UNKNOWN")
sensor?: ("NFC" | "FACE" | "RFID" | "FINGER" | "BLUETOOTH" | "GATEWARE" | "BEACON" | "GPS" | "WIFI" | "ID" | "QR" | "QR_CODE" | "PASSWORD" | "PIN" | "CARD" | "FIXED" | "EXTERNAL" | "WEB")
}
answer: Answer
}
"POST /attendance/api/v1/access-terminals": {
body: {
name: string
purpose: ("CLOCK" | "ACCESS" | "BOTH")
disabled: boolean
branchId?: (string | null)
zone?: (string | null)
clockInOut: {
allowed: boolean
descriptionRequired: boolean
}
dutyInOut: {
allowed: boolean
descriptionRequired: boolean
}
breakInOut: {
allowed: boolean
descriptionRequired: boolean
}
lunchInOut: {
allowed: boolean
descriptionRequired: boolean
}
/**
 * @maxItems 100
 */
allowedAddresses: string[]
geofence?: ({
latitude: number
longitude: number
radius: number
} | null)
fromZoneId?: (string | null)
toZoneId?: (string | null)
id?: string
}
answer: Answer
}
"PUT /attendance/api/v1/access-terminals/{id}": {
body: {
name?: string
purpose?: ("CLOCK" | "ACCESS" | "BOTH")
disabled?: boolean
branchId?: (string | null)
zone?: (string | null)
clockInOut?: {
allowed: boolean
descriptionRequired: boolean
}
dutyInOut?: {
allowed: boolean
descriptionRequired: boolean
}
breakInOut?: {
allowed: boolean
descriptionRequired: boolean
}
lunchInOut?: {
allowed: boolean
descriptionRequired: boolean
}
/**
 * @maxItems 100
 */
allowedAddresses?: string[]
geofence?: ({
latitude: number
longitude: number
radius: number
} | null)
fromZoneId?: (string | null)
toZoneId?: (string | null)
revision?: number
}
answer: Answer
}
"DELETE /attendance/api/v1/access-terminals/{id}": {
body: {
revision?: number
}
answer: Answer
}
"POST /attendance/api/v1/access-terminals/{id}/restore": {
body: {
revision?: number
}
answer: Answer
}
"POST /attendance/api/v1/access-terminals/{id}/key": {
body: {

}
answer: Answer
}
"DELETE /attendance/api/v1/access-terminals/{id}/key": {
body: {

}
answer: Answer
}
"PUT /attendance/api/v1/terminal-events/import/{id}/cancel": {
body: {
revision?: number
}
answer: Answer
}
"POST /attendance/api/v1/overtimes": {
body: {
overtimeDate: string
shiftId?: (string | null)
overtimeTypeId?: (string | null)
period: ("CLOCK_IN" | "CLOCK_OUT" | "CLOCK_IN_OUT")
durationInMinutes: number
reason?: (string | null)
id?: string
sendToManager?: boolean
}
answer: Answer
}
"PUT /attendance/api/v1/overtimes/{id}": {
body: {
overtimeDate: string
shiftId?: (string | null)
overtimeTypeId?: (string | null)
period: ("CLOCK_IN" | "CLOCK_OUT" | "CLOCK_IN_OUT")
durationInMinutes: number
reason?: (string | null)
revision?: number
}
answer: Answer
}
"POST /attendance/api/v1/overtimes/{id}/send": {
body: {
revision?: number
}
answer: Answer
}
"PUT /attendance/api/v1/overtimes/processes/{id}": {
body: {
approved: boolean
note?: (string | null)
revision?: number
}
answer: Answer
}
"PUT /attendance/api/v1/overtimes/processes/{id}/need-extra-detail": {
body: {
note: string
revision?: number
}
answer: Answer
}
"PUT /attendance/api/v1/overtimes/{id}/detail": {
body: {
note: string
revision?: number
}
answer: Answer
}
"PUT /attendance/api/v1/overtimes/{id}/cancel": {
body: {
reason: string
revision?: number
}
answer: Answer
}
"POST /attendance/api/v1/overtime-types": {
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
color?: (string | null)
id?: string
}
answer: Answer
}
"PUT /attendance/api/v1/overtime-types/{id}": {
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
color?: (string | null)
revision?: number
}
answer: Answer
}
"DELETE /attendance/api/v1/overtime-types/{id}": {
body: {
revision?: number
}
answer: Answer
}
"POST /attendance/api/v1/overtime-types/{id}/restore": {
body: {
revision?: number
}
answer: Answer
}
"POST /attendance/api/v1/periods/{id}/close": {
body: {
/**
 * @maxItems 5000
 */
asTheyAre?: {
employeeId: string
date: string
reason: string
}[]
revision?: number
}
answer: Answer
}
"POST /attendance/api/v1/clock-corrections": {
body: {
id?: string
problem: ("MISSING" | "WRONG" | "SUPERFLUOUS")
clockRecordId?: (string | null)
date?: (string | null)
time?: (string | null)
eventType?: (("CLOCK_IN" | "CLOCK_OUT" | "DUTY_IN" | "DUTY_OUT" | "BREAK_IN" | "BREAK_OUT" | "LUNCH_IN" | "LUNCH_OUT" | "UNKNOWN") | null)
reason: string
}
answer: Answer
}
"PUT /attendance/api/v1/clock-corrections/processes/{id}": {
body: {
approved: boolean
note?: (string | null)
correction?: ({
reason: string
} | null)
revision?: number
}
answer: Answer
}
"PUT /attendance/api/v1/clock-corrections/processes/{id}/need-extra-detail": {
body: {
note: string
revision?: number
}
answer: Answer
}
"PUT /attendance/api/v1/clock-corrections/{id}/detail": {
body: {
note: string
revision?: number
}
answer: Answer
}
"PUT /attendance/api/v1/clock-corrections/{id}/cancel": {
body: {
reason: string
revision?: number
}
answer: Answer
}
"POST /attendance/api/v1/shift-parameters": {
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
overtimeNeedsApproval?: boolean
clockChange?: ("ELAPSED" | "NOMINAL")
windowBefore?: number
windowAfter?: number
debounce?: number
breakPreset?: ("NONE" | "DE" | "NL" | "TR")
nightBegin?: string
nightEnd?: string
longestStay?: number
setOff?: boolean
restBetweenShifts?: number
restLimit?: ("WARN" | "REFUSE")
dailyMost?: (number | null)
dailyLimit?: ("WARN" | "REFUSE")
overtimeYearMost?: (number | null)
overtimeYearLimit?: ("WARN" | "REFUSE")
id?: string
}
answer: Answer
}
"PUT /attendance/api/v1/shift-parameters/{id}": {
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
overtimeNeedsApproval?: boolean
clockChange?: ("ELAPSED" | "NOMINAL")
windowBefore?: number
windowAfter?: number
debounce?: number
breakPreset?: ("NONE" | "DE" | "NL" | "TR")
nightBegin?: string
nightEnd?: string
longestStay?: number
setOff?: boolean
restBetweenShifts?: number
restLimit?: ("WARN" | "REFUSE")
dailyMost?: (number | null)
dailyLimit?: ("WARN" | "REFUSE")
overtimeYearMost?: (number | null)
overtimeYearLimit?: ("WARN" | "REFUSE")
effectiveOn?: (string | null)
correction?: ({
reason: string
} | null)
revision?: number
}
answer: Answer
}
"DELETE /attendance/api/v1/shift-parameters/{id}": {
body: {
revision?: number
}
answer: Answer
}
"POST /attendance/api/v1/shift-parameters/{id}/restore": {
body: {
revision?: number
}
answer: Answer
}
"PUT /attendance/api/v1/shift-parameters/{id}/places": {
body: {
organization?: boolean
/**
 * @maxItems 500
 */
branchIds?: string[]
from?: (string | null)
correction?: ({
reason: string
} | null)
revision?: number
}
answer: Answer
}
"PUT /attendance/api/v1/employees/{id}/time-settings": {
body: {
shiftParameterId?: (string | null)
defaultShiftId?: (string | null)
from?: (string | null)
correction?: ({
reason: string
} | null)
revision?: number
}
answer: Answer
}
"POST /attendance/api/v1/employees/{id}/time-settings": {
body: {
shiftParameterId?: (string | null)
defaultShiftId?: (string | null)
from?: (string | null)
correction?: ({
reason: string
} | null)
revision?: number
}
answer: Answer
}
"POST /attendance/api/v1/worksheets": {
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
branchId?: (string | null)
anchor: string
/**
 * @minItems 1
 * @maxItems 366
 */
days: {
/**
 * @maxItems 10
 */
shiftIds: string[]
}[]
id?: string
}
answer: Answer
}
"PUT /attendance/api/v1/worksheets/{id}": {
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
branchId?: (string | null)
anchor?: string
/**
 * @minItems 1
 * @maxItems 366
 */
days?: {
/**
 * @maxItems 10
 */
shiftIds: string[]
}[]
effectiveOn?: (string | null)
correction?: ({
reason: string
} | null)
revision?: number
}
answer: Answer
}
"DELETE /attendance/api/v1/worksheets/{id}": {
body: {
revision?: number
}
answer: Answer
}
"POST /attendance/api/v1/worksheets/{id}/restore": {
body: {
revision?: number
}
answer: Answer
}
"PUT /attendance/api/v1/employees/{id}/worksheet-assignment": {
body: {
worksheetId: (string | null)
from?: (string | null)
offset?: number
correction?: ({
reason: string
} | null)
revision?: number
}
answer: Answer
}
"POST /attendance/api/v1/employees/{id}/worksheet-assignment": {
body: {
worksheetId: (string | null)
from?: (string | null)
offset?: number
correction?: ({
reason: string
} | null)
revision?: number
}
answer: Answer
}
"POST /attendance/api/v1/workplans/removals": {
body: {
employeeId: string
from: string
to?: (string | null)
/**
 * @minItems 1
 * @maxItems 100
 */
shiftIds?: string[]
reason?: (string | null)
correction?: ({
reason: string
} | null)
}
answer: Answer
}
"PUT /attendance/api/v1/workplans/import/{id}/cancel": {
body: {
revision?: number
}
answer: Answer
}
"POST /attendance/api/v1/workplan-requests": {
body: {
id?: string
/**
 * @minItems 1
 * @maxItems 31
 */
days: {
date: string
/**
 * @maxItems 10
 */
shiftIds: string[]
}[]
reason?: (string | null)
}
answer: Answer
}
"PUT /attendance/api/v1/workplan-requests/processes/{id}": {
body: {
approved: boolean
note?: (string | null)
correction?: ({
reason: string
} | null)
revision?: number
}
answer: Answer
}
"PUT /attendance/api/v1/workplan-requests/processes/{id}/need-extra-detail": {
body: {
note: string
revision?: number
}
answer: Answer
}
"PUT /attendance/api/v1/workplan-requests/{id}/detail": {
body: {
note: string
revision?: number
}
answer: Answer
}
"PUT /attendance/api/v1/workplan-requests/{id}/cancel": {
body: {
reason: string
revision?: number
}
answer: Answer
}
"PUT /attendance/api/v1/staffing-needs/{id}": {
body: {
teamId?: (string | null)
from?: (string | null)
/**
 * @minItems 1
 * @maxItems 100
 */
needs: {
shiftId: string
week: {
monday: number
tuesday: number
wednesday: number
thursday: number
friday: number
saturday: number
sunday: number
holiday: number
}
}[]
revision?: number
}
answer: Answer
}
"POST /attendance/api/v1/staffing-needs/{id}": {
body: {
teamId?: (string | null)
from?: (string | null)
/**
 * @minItems 1
 * @maxItems 100
 */
needs: {
shiftId: string
week: {
monday: number
tuesday: number
wednesday: number
thursday: number
friday: number
saturday: number
sunday: number
holiday: number
}
}[]
revision?: number
}
answer: Answer
}
"POST /attendance/api/v1/staffing-needs/{id}/revocations": {
body: {
teamId?: (string | null)
shiftId?: string
from: string
revision?: number
}
answer: Answer
}
"GET /attendance/api/v1/timesheets/events": {
body: undefined
answer: {
employeeId: string
date: string
zone: string
type: (("WORKDAY" | "ON_LEAVE" | "HOLIDAY" | "OFF_DAY" | "ABSENT") | null)
state: ("NOT_CALCULATED" | "CALCULATED" | "INCALCULABLE" | "ON_LEAVE" | "NOT_COME")
colour: ("GREEN" | "RED" | "GREY")
events: {
id: string
at: string
eventType: ("CLOCK_IN" | "CLOCK_OUT" | "DUTY_IN" | "DUTY_OUT" | "BREAK_IN" | "BREAK_OUT" | "LUNCH_IN" | "LUNCH_OUT" | "UNKNOWN")
terminalId: (string | null)
sensor: ("NFC" | "FACE" | "RFID" | "FINGER" | "BLUETOOTH" | "GATEWARE" | "BEACON" | "GPS" | "WIFI" | "ID" | "QR" | "QR_CODE" | "PASSWORD" | "PIN" | "CARD" | "FIXED" | "EXTERNAL" | "WEB")
late: boolean
counts: ("SHIFT" | "UNPLANNED" | "ASK" | "IGNORED")
shiftId: (string | null)
terminalName: (string | null)
}[]
}
}
"GET /attendance/api/v1/timesheets/export": {
body: undefined
answer: undefined
}
"GET /attendance/api/v1/audit-entries": {
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
"GET /attendance/api/v1/audit-entries/{id}": {
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
"GET /attendance/api/v1/log-heads": {
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
"POST /attendance/api/v1/terminal-events": {
body: {
/**
 * @minItems 1
 * @maxItems 500
 */
readings: {
id?: string
at: string
eventType?: string
sensor?: string
identity?: string
staffNumber?: string
}[]
}
answer: {
results: {
n: number
id: (string | null)
result: ("recorded" | "repeated" | "scanned" | "card_of_another_person" | "unknown_card" | "unknown_staff_number" | "reading_in_future" | "needs_correction" | "outside_employment" | "terminal_disabled" | "invalid")
}[]
}
}
"POST /attendance/api/v1/terminal-events/heartbeat": {
body: {
waiting: number
}
answer: {
now: string
mostReadings: number
}
}
"POST /attendance/api/v1/access-terminals/{id}/scan-for-toc": {
body: {
employee: string
}
answer: {
employeeId: string
state: ("WAITING" | "DONE" | "REFUSED" | "OVER")
to: string
identityId: (string | null)
refused: (string | null)
}
}
"GET /attendance/api/v1/access-terminals/{id}/scan-for-toc": {
body: undefined
answer: {
employeeId: string
state: ("WAITING" | "DONE" | "REFUSED" | "OVER")
to: string
identityId: (string | null)
refused: (string | null)
}
}
"DELETE /attendance/api/v1/access-terminals/{id}/scan-for-toc": {
body: {

}
answer: undefined
}
"GET /attendance/api/v1/terminals/{id}/code": {
body: undefined
answer: {
code: string
}
}
"GET /attendance/api/v1/terminal-events/import": {
body: undefined
answer: undefined
}
"POST /attendance/api/v1/terminal-events/import": {
body: undefined
answer: {
id: string
rows: number
position: string
}
}
"PUT /attendance/api/v1/terminal-events/import/{id}/rows/{n}": {
body: {
cells: {
number?: string
date?: string
time?: string
event?: string
terminal?: string
}
}
answer: {
row: number
outcome: ("CREATED" | "CHANGED" | "UNCHANGED" | "REFUSED")
id?: string
code?: string
fields?: {
[k: string]: string
}
}
}
"PUT /attendance/api/v1/overtimes/processes/multiple": {
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
"GET /attendance/api/v1/presence/stream": {
body: undefined
answer: undefined
}
"GET /attendance/api/v1/periods/{id}/export": {
body: undefined
answer: undefined
}
"PUT /attendance/api/v1/clock-corrections/processes/multiple": {
body: {
approved: boolean
note?: (string | null)
correction?: ({
reason: string
} | null)
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
"GET /attendance/api/v1/personal-data/{id}": {
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
"GET /attendance/api/v1/personal-data/{id}/export": {
body: undefined
answer: {
[k: string]: unknown
}
}
"PUT /attendance/api/v1/employees/update/shift-parameter/{id}": {
body: {
/**
 * @maxItems 1000
 */
employees?: string[]
from?: (string | null)
revisions?: {
[k: string]: number
}
correction?: ({
reason: string
} | null)
}
answer: {
results: {
id: string
code?: string
name?: string
message?: string
}[]
position?: string
}
}
"GET /attendance/api/v1/workplans/export": {
body: undefined
answer: undefined
}
"POST /attendance/api/v1/workplans/multiple": {
body: {
from: string
to?: (string | null)
/**
 * @minItems 1
 * @maxItems 10
 */
shiftIds?: string[]
/**
 * @minItems 1
 * @maxItems 7
 */
weekdays?: ("monday" | "tuesday" | "wednesday" | "thursday" | "friday" | "saturday" | "sunday")[]
/**
 * @maxItems 400
 */
days?: {
date: string
/**
 * @maxItems 10
 */
shiftIds: string[]
}[]
worksheetId?: string
offset?: number
replaces?: boolean
origin?: "IMPORT"
note?: (string | null)
correction?: ({
reason: string
} | null)
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
"POST /attendance/api/v1/workplans/removals/multiple": {
body: {
from: string
to?: (string | null)
/**
 * @minItems 1
 * @maxItems 100
 */
shiftIds?: string[]
reason?: (string | null)
correction?: ({
reason: string
} | null)
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
"GET /attendance/api/v1/workplans/timesheets": {
body: undefined
answer: {
items: {
id: string
employeeId: string
branchId: (string | null)
date: string
zone: string
type: (("WORKDAY" | "ON_LEAVE" | "HOLIDAY" | "OFF_DAY" | "ABSENT") | null)
state: ("NOT_CALCULATED" | "CALCULATED" | "INCALCULABLE" | "ON_LEAVE" | "NOT_COME")
colour: ("GREEN" | "RED" | "GREY")
leaveRequest: ({
id: string
leaveType: {
id: string
name: ({
en?: string
tr?: string
de?: string
es?: string
it?: string
pt?: string
nl?: string
fr?: string
ar?: string
} | null)
color: (string | null)
}
part: ("FULL" | "FIRST_HALF" | "FIRST_QUARTER" | "SECOND_QUARTER" | "SECOND_HALF" | "THIRD_QUARTER" | "FOURTH_QUARTER" | "HOURS")
beginTime: (string | null)
endTime: (string | null)
} | null)
leaveRequests: {
id: string
leaveType: {
id: string
name: ({
en?: string
tr?: string
de?: string
es?: string
it?: string
pt?: string
nl?: string
fr?: string
ar?: string
} | null)
color: (string | null)
}
part: ("FULL" | "FIRST_HALF" | "FIRST_QUARTER" | "SECOND_QUARTER" | "SECOND_HALF" | "THIRD_QUARTER" | "FOURTH_QUARTER" | "HOURS")
beginTime: (string | null)
endTime: (string | null)
}[]
countAsOvertime: boolean
assignedShifts: {
id: (string | null)
version: (number | null)
name: ({
en?: string
tr?: string
de?: string
es?: string
it?: string
pt?: string
nl?: string
fr?: string
ar?: string
} | null)
color: (string | null)
shiftType: ("FIX" | "FLEXIBLE" | "DYNAMIC" | "OFF_DAY" | "HOLIDAY" | "WORKDAY" | "BREAK" | "OVERTIME" | "ON_LEAVE")
begin: (string | null)
end: (string | null)
}[]
timesheet: {
clockInTimestamp: (string | null)
clockOutTimestamp: (string | null)
latelyClockInTimeInMinutes: number
earlyClockOutTimeInMinutes: number
}
expectedWorkTime: number
actualWorkTime: number
overtime: number
overtimeClockIn: number
overtimeClockOut: number
overtimeUnapproved: number
missingTime: number
leaveTime: number
breakTime: number
nightTime: number
presence: number
toleratedTime: number
notCounted: number
warnings: ("break_alone" | "break_not_ended" | "break_not_taken" | "worked_on_leave")[]
readings: {
id: string
at: string
eventType: ("CLOCK_IN" | "CLOCK_OUT" | "DUTY_IN" | "DUTY_OUT" | "BREAK_IN" | "BREAK_OUT" | "LUNCH_IN" | "LUNCH_OUT" | "UNKNOWN")
terminalId: (string | null)
sensor: ("NFC" | "FACE" | "RFID" | "FINGER" | "BLUETOOTH" | "GATEWARE" | "BEACON" | "GPS" | "WIFI" | "ID" | "QR" | "QR_CODE" | "PASSWORD" | "PIN" | "CARD" | "FIXED" | "EXTERNAL" | "WEB")
late: boolean
counts: ("SHIFT" | "UNPLANNED" | "ASK" | "IGNORED")
shiftId: (string | null)
}[]
updatedDateTime: string
}[]
total: number
}
}
"GET /attendance/api/v1/workplans/events": {
body: undefined
answer: {
items: {
id: string
kind: ("SHIFT" | "LEAVE" | "HOLIDAY")
date: string
allDay: boolean
begin: (string | null)
end: (string | null)
name: ({
en?: string
tr?: string
de?: string
es?: string
it?: string
pt?: string
nl?: string
fr?: string
ar?: string
} | null)
color: (string | null)
}[]
}
}
"GET /attendance/api/v1/workplans/import": {
body: undefined
answer: undefined
}
"POST /attendance/api/v1/workplans/import": {
body: undefined
answer: {
id: string
rows: number
position: string
}
}
"PUT /attendance/api/v1/workplans/import/{id}/rows/{n}": {
body: {
cells: {
staffNumber?: string
date?: string
shift?: string
}
}
answer: {
row: number
outcome: ("CREATED" | "CHANGED" | "UNCHANGED" | "REFUSED")
id?: string
code?: string
fields?: {
[k: string]: string
}
}
}
"PUT /attendance/api/v1/workplan-requests/processes/multiple": {
body: {
approved: boolean
note?: (string | null)
correction?: ({
reason: string
} | null)
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
"GET /attendance/api/v1/coverage": {
body: undefined
answer: {
from: string
to: string
/**
 * posts of all places
 */
missing: number
places: {
branchId: string
/**
 * null = everybody of the branch
 */
teamId: (string | null)
/**
 * posts of all shifts and days
 */
missing: number
/**
 * posts of all shifts
 */
days: {
date: string
missing: number
}[]
shifts: {
shiftId: string
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
begin: (string | null)
end: (string | null)
/**
 * posts of all days
 */
missing: number
/**
 * posts of a day, of those that have any
 */
least: number
most: number
days: {
date: string
needed: number
/**
 * with those who ask for leave, and those who are painted
 */
planned: number
/**
 * on approved leave the whole day, not among the planned
 */
onLeave: number
/**
 * of the planned: who ask for leave that is not decided yet
 */
asked: number
/**
 * of the planned: who are only painted, and do not ask for leave
 */
painted: number
/**
 * of the planned: neither painted nor asking for leave
 */
firm: number
missing: number
surplus: number
}[]
}[]
}[]
/**
 * branches with needs beyond those that are shown
 */
moreBranches: number
}
}
"POST /attendance/api/v1/shifts/{id}/try-out": {
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
color?: (string | null)
branchId?: (string | null)
type?: ("FIX" | "FLEXIBLE" | "DYNAMIC" | "OFF_DAY" | "HOLIDAY" | "WORKDAY" | "BREAK" | "OVERTIME" | "ON_LEAVE")
begin?: (string | null)
end?: (string | null)
breakTime?: number
breakPaid?: boolean
breakMode?: ("AUTOMATIC" | "READINGS" | "NONE")
totalWorkTime?: (number | null)
weekendDays?: number
breakDays?: number
lateTolerance?: number
earlyTolerance?: number
midnightTolerance?: number
clockInOvertimeMin?: (number | null)
clockInOvertimeMax?: (number | null)
clockOutOvertimeMin?: (number | null)
clockOutOvertimeMax?: (number | null)
countAsOvertime?: boolean
over?: (("DAY" | "WEEK") | null)
coreBegin?: (string | null)
coreEnd?: (string | null)
from: string
to: string
cursor?: string
}
answer: {
people: {
employeeId: string
figures: {
figure: ("actualWorkTime" | "overtime" | "overtimeUnapproved" | "missingTime" | "late" | "earlyLeave" | "nightTime" | "breakTime" | "leaveTime" | "expectedWorkTime" | "toleratedTime" | "notCounted" | "incalculableDays")
before: number
after: number
difference: number
}[]
days: {
date: string
figures: {
figure: ("actualWorkTime" | "overtime" | "overtimeUnapproved" | "missingTime" | "late" | "earlyLeave" | "nightTime" | "breakTime" | "leaveTime" | "expectedWorkTime" | "toleratedTime" | "notCounted" | "incalculableDays")
before: number
after: number
difference: number
}[]
}[]
}[]
totals: {
figure: ("actualWorkTime" | "overtime" | "overtimeUnapproved" | "missingTime" | "late" | "earlyLeave" | "nightTime" | "breakTime" | "leaveTime" | "expectedWorkTime" | "toleratedTime" | "notCounted" | "incalculableDays")
before: number
after: number
difference: number
more: number
fewer: number
same: number
}[]
/**
 * people of whom dates follow what is tried out
 */
touched: number
/**
 * of them, those of whom a figure is another
 */
changed: number
looked: number
/**
 * people of the organization
 */
of: number
/**
 * for the next people; null = these were the last
 */
cursor: (string | null)
}
}
"POST /attendance/api/v1/worksheets/{id}/try-out": {
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
branchId?: (string | null)
anchor?: string
/**
 * @minItems 1
 * @maxItems 366
 */
days?: {
/**
 * @maxItems 10
 */
shiftIds: string[]
}[]
from: string
to: string
cursor?: string
}
answer: {
people: {
employeeId: string
figures: {
figure: ("actualWorkTime" | "overtime" | "overtimeUnapproved" | "missingTime" | "late" | "earlyLeave" | "nightTime" | "breakTime" | "leaveTime" | "expectedWorkTime" | "toleratedTime" | "notCounted" | "incalculableDays")
before: number
after: number
difference: number
}[]
days: {
date: string
figures: {
figure: ("actualWorkTime" | "overtime" | "overtimeUnapproved" | "missingTime" | "late" | "earlyLeave" | "nightTime" | "breakTime" | "leaveTime" | "expectedWorkTime" | "toleratedTime" | "notCounted" | "incalculableDays")
before: number
after: number
difference: number
}[]
}[]
}[]
totals: {
figure: ("actualWorkTime" | "overtime" | "overtimeUnapproved" | "missingTime" | "late" | "earlyLeave" | "nightTime" | "breakTime" | "leaveTime" | "expectedWorkTime" | "toleratedTime" | "notCounted" | "incalculableDays")
before: number
after: number
difference: number
more: number
fewer: number
same: number
}[]
/**
 * people of whom dates follow what is tried out
 */
touched: number
/**
 * of them, those of whom a figure is another
 */
changed: number
looked: number
/**
 * people of the organization
 */
of: number
/**
 * for the next people; null = these were the last
 */
cursor: (string | null)
}
}
"POST /attendance/api/v1/shift-parameters/{id}/try-out": {
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
overtimeNeedsApproval?: boolean
clockChange?: ("ELAPSED" | "NOMINAL")
windowBefore?: number
windowAfter?: number
debounce?: number
breakPreset?: ("NONE" | "DE" | "NL" | "TR")
nightBegin?: string
nightEnd?: string
longestStay?: number
setOff?: boolean
restBetweenShifts?: number
restLimit?: ("WARN" | "REFUSE")
dailyMost?: (number | null)
dailyLimit?: ("WARN" | "REFUSE")
overtimeYearMost?: (number | null)
overtimeYearLimit?: ("WARN" | "REFUSE")
from: string
to: string
cursor?: string
organization?: boolean
/**
 * @maxItems 500
 */
branchIds?: string[]
}
answer: {
people: {
employeeId: string
figures: {
figure: ("actualWorkTime" | "overtime" | "overtimeUnapproved" | "missingTime" | "late" | "earlyLeave" | "nightTime" | "breakTime" | "leaveTime" | "expectedWorkTime" | "toleratedTime" | "notCounted" | "incalculableDays")
before: number
after: number
difference: number
}[]
days: {
date: string
figures: {
figure: ("actualWorkTime" | "overtime" | "overtimeUnapproved" | "missingTime" | "late" | "earlyLeave" | "nightTime" | "breakTime" | "leaveTime" | "expectedWorkTime" | "toleratedTime" | "notCounted" | "incalculableDays")
before: number
after: number
difference: number
}[]
}[]
}[]
totals: {
figure: ("actualWorkTime" | "overtime" | "overtimeUnapproved" | "missingTime" | "late" | "earlyLeave" | "nightTime" | "breakTime" | "leaveTime" | "expectedWorkTime" | "toleratedTime" | "notCounted" | "incalculableDays")
before: number
after: number
difference: number
more: number
fewer: number
same: number
}[]
/**
 * people of whom dates follow what is tried out
 */
touched: number
/**
 * of them, those of whom a figure is another
 */
changed: number
looked: number
/**
 * people of the organization
 */
of: number
/**
 * for the next people; null = these were the last
 */
cursor: (string | null)
}
}
"GET /attendance/api/v1/jobs": {
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
"PUT /attendance/api/v1/jobs/{id}/cancel": {
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
"PUT /attendance/api/v1/jobs/{id}/resume": {
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
"GET /attendance/api/v1/dead-letters": {
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
"GET /attendance/api/v1/dead-letters/{id}": {
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
"DELETE /attendance/api/v1/dead-letters/{id}": {
body: {

}
answer: undefined
}
"POST /attendance/api/v1/dead-letters/{id}/resend": {
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
