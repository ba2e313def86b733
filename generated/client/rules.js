// Generated from api/openapi.yaml and api/client by `make generate`. Do not edit.
/**
 * The rules of the service's texts by the name of their schema, which describes how a text is
 * normalised first. Lengths are in code points. A pattern is a regular expression with the flag
 * `u` or `v`, as the attribute `pattern` of an input requires.
 */
export const rules = {
    "Role": {
        "values": [
            "admin",
            "user"
        ]
    },
    "Username": {
        "pattern": "^[a-z0-9._@+\\-]{3,64}$",
        "minLength": 3,
        "maxLength": 64
    },
    "NewPassword": {
        "minLength": 8,
        "maxLength": 128
    },
    "WstgStatus": {
        "values": [
            "Not Started",
            "In Progress",
            "Blocked",
            "Done",
            "Not Applicable"
        ]
    },
    "GivenCode": {
        "maxLength": 200
    },
    "LinkCode": {
        "pattern": "^[\\w\\-]{43}$",
        "minLength": 43,
        "maxLength": 43
    },
    "Permission": {
        "values": [
            "weights:read",
            "weights:write",
            "checklist:read",
            "checklist:write"
        ]
    },
    "ChecklistAccess": {
        "values": [
            "none",
            "read",
            "write"
        ]
    },
    "KeyName": {
        "minLength": 1,
        "maxLength": 60
    },
    "Moment": {
        "maxLength": 64
    },
    "SyncDirection": {
        "values": [
            "tracker->dd",
            "dd->tracker"
        ]
    },
    "TrackerStatus": {
        "values": [
            "Not Started",
            "In Progress",
            "Blocked",
            "Done",
            "Not Applicable"
        ]
    },
    "WstgOutcome": {
        "values": [
            "issues",
            "untested",
            "not_applicable",
            "passed",
            "in_progress"
        ]
    },
    "FindingSeverity": {
        "values": [
            "critical",
            "high",
            "medium",
            "low",
            "info"
        ]
    },
    "FindingState": {
        "values": [
            "open",
            "duplicate",
            "false_positive",
            "out_of_scope",
            "risk_accepted",
            "closed",
            "closed_by_status"
        ]
    },
    "WstgRequestState": {
        "values": [
            "waiting",
            "retrying",
            "failed",
            "done",
            "superseded",
            "dismissed"
        ]
    }
};
