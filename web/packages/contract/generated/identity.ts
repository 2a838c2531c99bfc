/* Made from services/identity/openapi.json by `npm run contract`. */

export interface Routes {
"POST /identity/api/v1/employees": {
body: {
id?: string
firstName: string
lastName: string
staffNumber: string
workEmail: string
branchId: string
unitId?: (string | null)
teamId?: (string | null)
jobId?: (string | null)
managerId?: (string | null)
hiredDate: string
startedDate?: (string | null)
title?: (string | null)
phone?: (string | null)
employmentType?: (("FULL_TIME" | "PART_TIME" | "CASUAL" | "CONTRACTED" | "FREELANCE" | "INTERN" | "MOBILE" | "RETIRED" | "TRIAL" | "SEASONAL" | "DISABLED") | null)
collarType?: (("WHITE" | "BLUE" | "GRAY") | null)
language?: ("en" | "tr" | "de" | "es" | "it" | "pt" | "nl" | "fr" | "ar")
}
answer: Answer
}
"PUT /identity/api/v1/employees/{id}/employment": {
body: {
staffNumber?: string
branchId?: (string | null)
unitId?: (string | null)
teamId?: (string | null)
jobId?: (string | null)
managerId?: (string | null)
agency?: (string | null)
ssn?: (string | null)
hiredDate?: string
startedDate?: (string | null)
employmentType?: (("FULL_TIME" | "PART_TIME" | "CASUAL" | "CONTRACTED" | "FREELANCE" | "INTERN" | "MOBILE" | "RETIRED" | "TRIAL" | "SEASONAL" | "DISABLED") | null)
collarType?: (("WHITE" | "BLUE" | "GRAY") | null)
integrationNumber?: (string | null)
rdPerson?: (boolean | null)
socialSecurityType?: (("SS_4A" | "SS_4B" | "SS_4C") | null)
company?: (string | null)
allowanceDate?: (string | null)
trialTime?: (number | null)
workingPattern?: ({
monday: number
tuesday: number
wednesday: number
thursday: number
friday: number
saturday: number
sunday: number
} | null)
effectiveOn?: string
revision?: number
}
answer: Answer
}
"POST /identity/api/v1/employees/{id}/employment": {
body: {
staffNumber?: string
branchId?: (string | null)
unitId?: (string | null)
teamId?: (string | null)
jobId?: (string | null)
managerId?: (string | null)
agency?: (string | null)
ssn?: (string | null)
hiredDate?: string
startedDate?: (string | null)
employmentType?: (("FULL_TIME" | "PART_TIME" | "CASUAL" | "CONTRACTED" | "FREELANCE" | "INTERN" | "MOBILE" | "RETIRED" | "TRIAL" | "SEASONAL" | "DISABLED") | null)
collarType?: (("WHITE" | "BLUE" | "GRAY") | null)
integrationNumber?: (string | null)
rdPerson?: (boolean | null)
socialSecurityType?: (("SS_4A" | "SS_4B" | "SS_4C") | null)
company?: (string | null)
allowanceDate?: (string | null)
trialTime?: (number | null)
workingPattern?: ({
monday: number
tuesday: number
wednesday: number
thursday: number
friday: number
saturday: number
sunday: number
} | null)
effectiveOn?: string
revision?: number
}
answer: Answer
}
"POST /identity/api/v1/employees/{id}/resign": {
body: {
quitDate: string
quitReason: ("RESIGNATION" | "DISMISSAL" | "RETIREMENT" | "END_OF_CONTRACT" | "MUTUAL_AGREEMENT" | "DEATH" | "OTHER")
quitDescription?: (string | null)
interviewMade?: boolean
revision?: number
}
answer: Answer
}
"DELETE /identity/api/v1/employees/{id}/planned-changes/{changeId}": {
body: {
revision?: number
}
answer: Answer
}
"POST /identity/api/v1/employees/{id}/rehire": {
body: {
hiredDate: string
firstName?: string
lastName?: string
workEmail?: string
staffNumber?: string
revision?: number
}
answer: Answer
}
"PUT /identity/api/v1/employees/{id}/credential/send-welcome-notification": {
body: {

}
answer: Answer
}
"PUT /identity/api/v1/employees/{id}/credential/unlock": {
body: {

}
answer: Answer
}
"PUT /identity/api/v1/employees/{id}": {
body: {
title?: (string | null)
serviceLine?: (string | null)
revision?: number
}
answer: Answer
}
"POST /identity/api/v1/employees/{id}": {
body: {
title?: (string | null)
serviceLine?: (string | null)
revision?: number
}
answer: Answer
}
"PUT /identity/api/v1/employees/{id}/language": {
body: {
language: ("en" | "tr" | "de" | "es" | "it" | "pt" | "nl" | "fr" | "ar")
revision?: number
}
answer: Answer
}
"POST /identity/api/v1/employees/{id}/language": {
body: {
language: ("en" | "tr" | "de" | "es" | "it" | "pt" | "nl" | "fr" | "ar")
revision?: number
}
answer: Answer
}
"PUT /identity/api/v1/employees/{id}/role": {
body: {
admin?: boolean
restrictedAdmin?: boolean
superAdmin?: boolean
hrManager?: boolean
/**
 * @maxItems 200
 */
adminBranches?: string[]
revision?: number
}
answer: Answer
}
"POST /identity/api/v1/employees/{id}/role": {
body: {
admin?: boolean
restrictedAdmin?: boolean
superAdmin?: boolean
hrManager?: boolean
/**
 * @maxItems 200
 */
adminBranches?: string[]
revision?: number
}
answer: Answer
}
"PUT /identity/api/v1/employees/{id}/profile": {
body: {
identityNumber?: (string | null)
firstName?: string
lastName?: string
workEmail?: string
phone?: (string | null)
emailNotification?: boolean
smsNotification?: boolean
revision?: number
}
answer: Answer
}
"POST /identity/api/v1/employees/{id}/profile": {
body: {
identityNumber?: (string | null)
firstName?: string
lastName?: string
workEmail?: string
phone?: (string | null)
emailNotification?: boolean
smsNotification?: boolean
revision?: number
}
answer: Answer
}
"PUT /identity/api/v1/employees/{id}/profile/image": {
body: {
image: string
revision?: number
}
answer: Answer
}
"DELETE /identity/api/v1/employees/{id}/profile/image": {
body: {
revision?: number
}
answer: Answer
}
"PUT /identity/api/v1/employees/{id}/contact": {
body: {
email?: (("" | string) | null)
address?: (string | null)
secondaryPhone?: (string | null)
fixedPhone?: (string | null)
workPhone?: (string | null)
spousePhone?: (string | null)
extensionNumber?: (string | null)
emergencyContactName?: (string | null)
emergencyContactPhone?: (string | null)
revision?: number
}
answer: Answer
}
"POST /identity/api/v1/employees/{id}/contact": {
body: {
email?: (("" | string) | null)
address?: (string | null)
secondaryPhone?: (string | null)
fixedPhone?: (string | null)
workPhone?: (string | null)
spousePhone?: (string | null)
extensionNumber?: (string | null)
emergencyContactName?: (string | null)
emergencyContactPhone?: (string | null)
revision?: number
}
answer: Answer
}
"PUT /identity/api/v1/employees/{id}/personal": {
body: {
passportNumber?: (string | null)
birthDate?: (string | null)
birthPlace?: (string | null)
nationality?: (string | null)
bloodType?: (("A_POSITIVE" | "A_NEGATIVE" | "B_POSITIVE" | "B_NEGATIVE" | "AB_POSITIVE" | "AB_NEGATIVE" | "O_POSITIVE" | "O_NEGATIVE") | null)
gender?: (("MALE" | "FEMALE" | "OTHER") | null)
disabilityLevel?: (number | null)
exConvict?: (boolean | null)
driver?: (boolean | null)
militaryService?: (("DONE" | "POSTPONED" | "EXEMPT" | "NOT_APPLICABLE") | null)
suspendedUntil?: (string | null)
healthPassCode?: (string | null)
healthPassCodeExpiry?: (string | null)
revision?: number
}
answer: Answer
}
"POST /identity/api/v1/employees/{id}/personal": {
body: {
passportNumber?: (string | null)
birthDate?: (string | null)
birthPlace?: (string | null)
nationality?: (string | null)
bloodType?: (("A_POSITIVE" | "A_NEGATIVE" | "B_POSITIVE" | "B_NEGATIVE" | "AB_POSITIVE" | "AB_NEGATIVE" | "O_POSITIVE" | "O_NEGATIVE") | null)
gender?: (("MALE" | "FEMALE" | "OTHER") | null)
disabilityLevel?: (number | null)
exConvict?: (boolean | null)
driver?: (boolean | null)
militaryService?: (("DONE" | "POSTPONED" | "EXEMPT" | "NOT_APPLICABLE") | null)
suspendedUntil?: (string | null)
healthPassCode?: (string | null)
healthPassCodeExpiry?: (string | null)
revision?: number
}
answer: Answer
}
"PUT /identity/api/v1/employees/{id}/management": {
body: {
/**
 * @maxItems 20
 */
generalManagers?: string[]
/**
 * @maxItems 20
 */
leaveManagers?: string[]
/**
 * @maxItems 20
 */
shiftManagers?: string[]
/**
 * @maxItems 20
 */
overtimeManagers?: string[]
/**
 * @maxItems 20
 */
expenseManagers?: string[]
effectiveOn?: string
revision?: number
}
answer: Answer
}
"POST /identity/api/v1/employees/{id}/management": {
body: {
/**
 * @maxItems 20
 */
generalManagers?: string[]
/**
 * @maxItems 20
 */
leaveManagers?: string[]
/**
 * @maxItems 20
 */
shiftManagers?: string[]
/**
 * @maxItems 20
 */
overtimeManagers?: string[]
/**
 * @maxItems 20
 */
expenseManagers?: string[]
effectiveOn?: string
revision?: number
}
answer: Answer
}
"PUT /identity/api/v1/employees/{id}/permission": {
body: {
approveLeave?: boolean
approveShift?: boolean
assignShift?: boolean
approveOvertime?: boolean
revision?: number
}
answer: Answer
}
"POST /identity/api/v1/employees/{id}/permission": {
body: {
approveLeave?: boolean
approveShift?: boolean
assignShift?: boolean
approveOvertime?: boolean
revision?: number
}
answer: Answer
}
"PUT /identity/api/v1/employees/{id}/notification": {
body: {
leave?: boolean
shift?: boolean
overtime?: boolean
revision?: number
}
answer: Answer
}
"POST /identity/api/v1/employees/{id}/notification": {
body: {
leave?: boolean
shift?: boolean
overtime?: boolean
revision?: number
}
answer: Answer
}
"PUT /identity/api/v1/organizations/{id}": {
body: {
name?: string
datePattern?: ("YYYY-MM-DD" | "DD.MM.YYYY" | "DD/MM/YYYY" | "MM/DD/YYYY" | "DD-MM-YYYY")
logo?: (string | null)
gdprClarificationTextURL?: (string | null)
publicURL?: (string | null)
shiftSelection?: boolean
isMaxImprestValueCheckEnabled?: boolean
maxImprestAmount?: (string | null)
maxImprestCode?: (("TRY" | "USD" | "EUR" | "RON" | "GBP" | "AZN" | "RUB" | "SAR" | "AED") | null)
/**
 * @maxItems 100
 */
settings?: {
key: string
value: string
}[]
parameters?: {
meaningfulTextLetters?: number
dateRangeDays?: number
searchLetters?: number
lastPasswords?: number
passwordExpiryDays?: number
passwordExpiryNoticeDays?: number
}
retention?: {
identity?: (number | null)
contact?: (number | null)
family?: (number | null)
health?: (number | null)
bank?: (number | null)
pay?: (number | null)
biometric?: (number | null)
location?: (number | null)
device?: (number | null)
text?: (number | null)
}
revision?: number
}
answer: Answer
}
"PUT /identity/api/v1/organizations/{id}/mobile-settings": {
body: {
settings: {
[k: string]: boolean
}
revision?: number
}
answer: Answer
}
"PUT /identity/api/v1/employees/update/branch": {
body: {
/**
 * @maxItems 10000
 */
employees?: string[]
branch?: string
effectiveOn?: string
revisions?: {
[k: string]: number
}
}
answer: Answer
}
"PUT /identity/api/v1/employees/update/unit": {
body: {
/**
 * @maxItems 10000
 */
employees?: string[]
unit?: (string | null)
effectiveOn?: string
revisions?: {
[k: string]: number
}
}
answer: Answer
}
"PUT /identity/api/v1/employees/update/team": {
body: {
/**
 * @maxItems 10000
 */
employees?: string[]
team?: (string | null)
effectiveOn?: string
revisions?: {
[k: string]: number
}
}
answer: Answer
}
"PUT /identity/api/v1/employees/update/job-info": {
body: {
/**
 * @maxItems 10000
 */
employees?: string[]
jobInfo?: (string | null)
effectiveOn?: string
revisions?: {
[k: string]: number
}
}
answer: Answer
}
"PUT /identity/api/v1/employees/update/manager": {
body: {
/**
 * @maxItems 10000
 */
employees?: string[]
manager?: (string | null)
effectiveOn?: string
revisions?: {
[k: string]: number
}
}
answer: Answer
}
"PUT /identity/api/v1/employees/update/leave-manager": {
body: {
/**
 * @maxItems 10000
 */
employees?: string[]
/**
 * @maxItems 20
 */
leaveManagers?: string[]
effectiveOn?: string
revisions?: {
[k: string]: number
}
}
answer: Answer
}
"PUT /identity/api/v1/employees/update/shift-manager": {
body: {
/**
 * @maxItems 10000
 */
employees?: string[]
/**
 * @maxItems 20
 */
shiftManagers?: string[]
effectiveOn?: string
revisions?: {
[k: string]: number
}
}
answer: Answer
}
"PUT /identity/api/v1/employees/update/overtime-manager": {
body: {
/**
 * @maxItems 10000
 */
employees?: string[]
/**
 * @maxItems 20
 */
overtimeManagers?: string[]
effectiveOn?: string
revisions?: {
[k: string]: number
}
}
answer: Answer
}
"PUT /identity/api/v1/employees/update/{id}/cancel": {
body: {
revision?: number
}
answer: Answer
}
"POST /identity/api/v1/branches": {
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
zone: string
country?: (string | null)
workingPattern: {
monday: number
tuesday: number
wednesday: number
thursday: number
friday: number
saturday: number
sunday: number
}
id?: string
}
answer: Answer
}
"PUT /identity/api/v1/branches/{id}": {
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
zone?: string
country?: (string | null)
workingPattern?: {
monday: number
tuesday: number
wednesday: number
thursday: number
friday: number
saturday: number
sunday: number
}
workingPatternFrom?: string
revision?: number
}
answer: Answer
}
"DELETE /identity/api/v1/branches/{id}": {
body: {
revision?: number
}
answer: Answer
}
"POST /identity/api/v1/branches/{id}/restore": {
body: {
revision?: number
}
answer: Answer
}
"DELETE /identity/api/v1/branches/{id}/working-pattern/{from}": {
body: {
revision?: number
}
answer: Answer
}
"POST /identity/api/v1/units": {
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
parentId?: (string | null)
id?: string
}
answer: Answer
}
"PUT /identity/api/v1/units/{id}": {
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
parentId?: (string | null)
revision?: number
}
answer: Answer
}
"DELETE /identity/api/v1/units/{id}": {
body: {
revision?: number
}
answer: Answer
}
"POST /identity/api/v1/units/{id}/restore": {
body: {
revision?: number
}
answer: Answer
}
"POST /identity/api/v1/teams": {
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
unitId?: (string | null)
id?: string
}
answer: Answer
}
"PUT /identity/api/v1/teams/{id}": {
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
unitId?: (string | null)
revision?: number
}
answer: Answer
}
"DELETE /identity/api/v1/teams/{id}": {
body: {
revision?: number
}
answer: Answer
}
"POST /identity/api/v1/teams/{id}/restore": {
body: {
revision?: number
}
answer: Answer
}
"POST /identity/api/v1/jobs": {
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
description?: (string | null)
id?: string
}
answer: Answer
}
"PUT /identity/api/v1/jobs/{id}": {
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
description?: (string | null)
revision?: number
}
answer: Answer
}
"DELETE /identity/api/v1/jobs/{id}": {
body: {
revision?: number
}
answer: Answer
}
"POST /identity/api/v1/jobs/{id}/restore": {
body: {
revision?: number
}
answer: Answer
}
"POST /identity/api/v1/holidays": {
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
date: string
part: ("FULL" | "MORNING" | "AFTERNOON")
id?: string
}
answer: Answer
}
"PUT /identity/api/v1/holidays/{id}": {
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
date?: string
part?: ("FULL" | "MORNING" | "AFTERNOON")
revision?: number
}
answer: Answer
}
"DELETE /identity/api/v1/holidays/{id}": {
body: {
revision?: number
}
answer: Answer
}
"POST /identity/api/v1/holidays/{id}/restore": {
body: {
revision?: number
}
answer: Answer
}
"POST /identity/api/v1/employees/{id}/forget": {
body: {
/**
 * @minItems 1
 * @maxItems 10
 */
classes: ("identity" | "contact" | "family" | "health" | "bank" | "pay" | "biometric" | "location" | "device" | "text")[]
reason: string
confirmation: string
}
answer: Answer
}
"POST /identity/api/v1/login": {
body: {
username: string
password: string
captcha?: string
}
answer: {
id: string
firstName: string
lastName: string
admin: boolean
restrictedAdmin: boolean
superAdmin: boolean
adminBranches: string[]
firstTimePassword: boolean
language: ("en" | "tr" | "de" | "es" | "it" | "pt" | "nl" | "fr" | "ar")
imageUrl: (string | null)
organization: string
organizationName: string
logo: (string | null)
passwordExpired: boolean
passwordExpireNotification: (number | null)
datePattern: string
zone: string
answeredAt: string
}
}
"POST /identity/api/v1/account/refresh-token": {
body: {

}
answer: {
code: number
name: "refresh_token_not_found"
message: string
}
}
"POST /identity/api/v1/account/logout": {
body: {

}
answer: {
id: string
}
}
"DELETE /identity/api/v1/account/sessions/{id}": {
body: {

}
answer: undefined
}
"PUT /identity/api/v1/account/change-password": {
body: {
password: string
}
answer: {
id: string
firstName: string
lastName: string
admin: boolean
restrictedAdmin: boolean
superAdmin: boolean
adminBranches: string[]
firstTimePassword: boolean
language: ("en" | "tr" | "de" | "es" | "it" | "pt" | "nl" | "fr" | "ar")
imageUrl: (string | null)
organization: string
organizationName: string
logo: (string | null)
passwordExpired: boolean
passwordExpireNotification: (number | null)
datePattern: string
zone: string
answeredAt: string
}
}
"POST /identity/api/v1/change-password": {
body: {
oldPassword: string
password: string
}
answer: {
id: string
firstName: string
lastName: string
admin: boolean
restrictedAdmin: boolean
superAdmin: boolean
adminBranches: string[]
firstTimePassword: boolean
language: ("en" | "tr" | "de" | "es" | "it" | "pt" | "nl" | "fr" | "ar")
imageUrl: (string | null)
organization: string
organizationName: string
logo: (string | null)
passwordExpired: boolean
passwordExpireNotification: (number | null)
datePattern: string
zone: string
answeredAt: string
}
}
"GET /identity/api/v1/audit-entries": {
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
"GET /identity/api/v1/audit-entries/{id}": {
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
"POST /identity/api/v1/employees/update/branch/preview": {
body: {
/**
 * @maxItems 10000
 */
employees?: string[]
branch?: string
effectiveOn?: string
revisions?: {
[k: string]: number
}
}
answer: {
total: number
changed: number
unchanged: number
refused: number
superseded: number
rows: {
id: string
/**
 * which the change takes in `revisions`
 */
revision: number
old: string[]
new: string[]
outcome: ("CHANGED" | "PLANNED" | "UNCHANGED" | "REFUSED" | "CANCELLED")
superseded: boolean
code?: string
message?: string
}[]
}
}
"POST /identity/api/v1/employees/update/unit/preview": {
body: {
/**
 * @maxItems 10000
 */
employees?: string[]
unit?: (string | null)
effectiveOn?: string
revisions?: {
[k: string]: number
}
}
answer: {
total: number
changed: number
unchanged: number
refused: number
superseded: number
rows: {
id: string
/**
 * which the change takes in `revisions`
 */
revision: number
old: string[]
new: string[]
outcome: ("CHANGED" | "PLANNED" | "UNCHANGED" | "REFUSED" | "CANCELLED")
superseded: boolean
code?: string
message?: string
}[]
}
}
"POST /identity/api/v1/employees/update/team/preview": {
body: {
/**
 * @maxItems 10000
 */
employees?: string[]
team?: (string | null)
effectiveOn?: string
revisions?: {
[k: string]: number
}
}
answer: {
total: number
changed: number
unchanged: number
refused: number
superseded: number
rows: {
id: string
/**
 * which the change takes in `revisions`
 */
revision: number
old: string[]
new: string[]
outcome: ("CHANGED" | "PLANNED" | "UNCHANGED" | "REFUSED" | "CANCELLED")
superseded: boolean
code?: string
message?: string
}[]
}
}
"POST /identity/api/v1/employees/update/job-info/preview": {
body: {
/**
 * @maxItems 10000
 */
employees?: string[]
jobInfo?: (string | null)
effectiveOn?: string
revisions?: {
[k: string]: number
}
}
answer: {
total: number
changed: number
unchanged: number
refused: number
superseded: number
rows: {
id: string
/**
 * which the change takes in `revisions`
 */
revision: number
old: string[]
new: string[]
outcome: ("CHANGED" | "PLANNED" | "UNCHANGED" | "REFUSED" | "CANCELLED")
superseded: boolean
code?: string
message?: string
}[]
}
}
"POST /identity/api/v1/employees/update/manager/preview": {
body: {
/**
 * @maxItems 10000
 */
employees?: string[]
manager?: (string | null)
effectiveOn?: string
revisions?: {
[k: string]: number
}
}
answer: {
total: number
changed: number
unchanged: number
refused: number
superseded: number
rows: {
id: string
/**
 * which the change takes in `revisions`
 */
revision: number
old: string[]
new: string[]
outcome: ("CHANGED" | "PLANNED" | "UNCHANGED" | "REFUSED" | "CANCELLED")
superseded: boolean
code?: string
message?: string
}[]
}
}
"POST /identity/api/v1/employees/update/leave-manager/preview": {
body: {
/**
 * @maxItems 10000
 */
employees?: string[]
/**
 * @maxItems 20
 */
leaveManagers?: string[]
effectiveOn?: string
revisions?: {
[k: string]: number
}
}
answer: {
total: number
changed: number
unchanged: number
refused: number
superseded: number
rows: {
id: string
/**
 * which the change takes in `revisions`
 */
revision: number
old: string[]
new: string[]
outcome: ("CHANGED" | "PLANNED" | "UNCHANGED" | "REFUSED" | "CANCELLED")
superseded: boolean
code?: string
message?: string
}[]
}
}
"POST /identity/api/v1/employees/update/shift-manager/preview": {
body: {
/**
 * @maxItems 10000
 */
employees?: string[]
/**
 * @maxItems 20
 */
shiftManagers?: string[]
effectiveOn?: string
revisions?: {
[k: string]: number
}
}
answer: {
total: number
changed: number
unchanged: number
refused: number
superseded: number
rows: {
id: string
/**
 * which the change takes in `revisions`
 */
revision: number
old: string[]
new: string[]
outcome: ("CHANGED" | "PLANNED" | "UNCHANGED" | "REFUSED" | "CANCELLED")
superseded: boolean
code?: string
message?: string
}[]
}
}
"POST /identity/api/v1/employees/update/overtime-manager/preview": {
body: {
/**
 * @maxItems 10000
 */
employees?: string[]
/**
 * @maxItems 20
 */
overtimeManagers?: string[]
effectiveOn?: string
revisions?: {
[k: string]: number
}
}
answer: {
total: number
changed: number
unchanged: number
refused: number
superseded: number
rows: {
id: string
/**
 * which the change takes in `revisions`
 */
revision: number
old: string[]
new: string[]
outcome: ("CHANGED" | "PLANNED" | "UNCHANGED" | "REFUSED" | "CANCELLED")
superseded: boolean
code?: string
message?: string
}[]
}
}
"GET /identity/api/v1/log-heads": {
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
"GET /identity/api/v1/personal-data/{id}": {
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
"GET /identity/api/v1/personal-data/{id}/export": {
body: undefined
answer: {
[k: string]: unknown
}
}
"POST /identity/api/v1/retention/forget": {
body: {
/**
 * @minItems 1
 * @maxItems 100
 */
people: {
id: string
/**
 * @minItems 1
 */
classes: ("identity" | "contact" | "family" | "health" | "bank" | "pay" | "biometric" | "location" | "device" | "text")[]
}[]
reason: string
confirmation: string
}
answer: {
results: {
id: string
code?: (string | number)
name?: string
message?: string
}[]
}
}
"GET /identity/api/v1/background-jobs": {
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
"PUT /identity/api/v1/background-jobs/{id}/cancel": {
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
"PUT /identity/api/v1/background-jobs/{id}/resume": {
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
"GET /identity/api/v1/dead-letters": {
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
"GET /identity/api/v1/dead-letters/{id}": {
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
"DELETE /identity/api/v1/dead-letters/{id}": {
body: {

}
answer: undefined
}
"POST /identity/api/v1/dead-letters/{id}/resend": {
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
"GET /identity/api/v1/duplicate-values": {
body: undefined
answer: {
items: {
kind: string
id: string
/**
 * null: held in another organization
 */
holderId: (string | null)
}[]
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
