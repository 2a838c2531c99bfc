"""Who asks, and about what: tokens of accounts whose sessions go on, ids of records that there are."""

import atexit
import collections
import datetime
import json
import os
import random
import re
import urllib.request

import schemathesis

desk = os.environ["KADRO_FUZZ_DESK"]
chance = random.Random(int(os.environ["KADRO_FUZZ_SEED"]))
roles = ["admin", "admin", "admin", "employee"]
tokens = {}
statuses = collections.Counter()


def ask(path):
    with urllib.request.urlopen(f"{desk}/{path}", timeout=60) as answer:
        return json.load(answer)


ids = ask("ids")


@schemathesis.auth(refresh_interval=None)
class Accounts:
    def get(self, case, context):
        role = chance.choice(roles)
        if role not in tokens:
            tokens[role] = ask(f"token/{role}")["token"]
        return tokens[role]

    def set(self, case, token, context):
        case.headers = {**(case.headers or {}), "Authorization": token}


resources = {
    "leaveTypeId": "leave-types",
    "branchId": "branches",
    "unitId": "units",
    "teamId": "teams",
    "jobId": "jobs",
    "employeeId": "employees",
    "employee": "employees",
    "employees": "employees",
    "ids": "employees",
    "managers": "employees",
    "leaveManagers": "employees",
    "branchIds": "branches",
    "shiftId": "shifts",
    "shiftIds": "shifts",
    "defaultShiftId": "shifts",
    "worksheetId": "worksheets",
    "shiftParameterId": "shift-parameters",
    "overtimeTypeId": "overtime-types",
    "terminalId": "terminals",
    "fromZoneId": "zones",
    "toZoneId": "zones",
    "clockRecordId": "clock-records",
    "reading": "clock-records",
}


def known(value, name=""):
    """The same with ids that there are, where ids are meant, and with days of these months."""
    if isinstance(value, dict):
        return {key: known(inner, key) for key, inner in value.items()}
    if isinstance(value, list):
        return [known(inner, name) for inner in value]
    if not isinstance(value, str) or chance.random() < 0.2:
        return value
    if re.fullmatch(r"\d{4}-\d\d-\d\d", value):
        day = datetime.date.today() + datetime.timedelta(days=chance.randint(-40, 80))
        return day.isoformat()
    found = ids.get(resources.get(name, ""))
    return chance.choice(found) if found else value


@schemathesis.hook
def before_call(context, case, kwargs):
    """A text stands for any id, and hardly ever for one that there is."""
    if chance.random() < 0.3 or case.meta is None or not case.meta.generation.mode.is_positive:
        return
    resource = case.path.strip("/").split("/")[3]
    for name in case.path_parameters or {}:
        found = ids.get(resource if name == "id" else resources.get(name, ""))
        if found:
            case.path_parameters[name] = chance.choice(found)
    if isinstance(case.body, dict):
        case.body = known(case.body)


@schemathesis.hook
def after_call(context, case, response):
    """A session may have ended by what was asked: the next one begins."""
    statuses[response.status_code] += 1
    if response.status_code == 201 and "json" in response.headers.get("content-type", [""])[0]:
        made = ids.setdefault(case.path.strip("/").split("/")[3], [])
        made.append(response.json()["id"])
    if response.status_code == 401:
        tokens.clear()


@atexit.register
def tell():
    """How many answers of each status there were: where none was good, nothing was tried."""
    with open(os.environ["KADRO_FUZZ_STATUSES"], "w", encoding="utf-8") as file:
        json.dump(statuses, file)
