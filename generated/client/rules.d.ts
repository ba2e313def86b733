// Generated from api/openapi.yaml and api/client by `make generate`. Do not edit.
/**
 * The rules of the service's texts by the name of their schema, which describes how a text is
 * normalised first. Lengths are in code points. A pattern is a regular expression with the flag
 * `u` or `v`, as the attribute `pattern` of an input requires.
 */
export declare const rules: {
    readonly Role: {
        readonly values: readonly ["admin", "user"];
    };
    readonly Username: {
        readonly pattern: "^[a-z0-9._@+\\-]{3,64}$";
        readonly minLength: 3;
        readonly maxLength: 64;
    };
    readonly NewPassword: {
        readonly minLength: 8;
        readonly maxLength: 128;
    };
    readonly WstgStatus: {
        readonly values: readonly ["Not Started", "In Progress", "Blocked", "Done", "Not Applicable"];
    };
    readonly GivenCode: {
        readonly maxLength: 200;
    };
    readonly LinkCode: {
        readonly pattern: "^[\\w\\-]{43}$";
        readonly minLength: 43;
        readonly maxLength: 43;
    };
    readonly Permission: {
        readonly values: readonly ["weights:read", "weights:write", "checklist:read", "checklist:write"];
    };
    readonly ChecklistAccess: {
        readonly values: readonly ["none", "read", "write"];
    };
    readonly KeyName: {
        readonly minLength: 1;
        readonly maxLength: 60;
    };
    readonly Moment: {
        readonly maxLength: 64;
    };
    readonly SyncDirection: {
        readonly values: readonly ["tracker->dd", "dd->tracker"];
    };
    readonly TrackerStatus: {
        readonly values: readonly ["Not Started", "In Progress", "Blocked", "Done", "Not Applicable"];
    };
    readonly WstgOutcome: {
        readonly values: readonly ["issues", "untested", "not_applicable", "passed", "in_progress"];
    };
    readonly FindingSeverity: {
        readonly values: readonly ["critical", "high", "medium", "low", "info"];
    };
    readonly FindingState: {
        readonly values: readonly ["open", "duplicate", "false_positive", "out_of_scope", "risk_accepted", "closed", "closed_by_status"];
    };
    readonly WstgRequestState: {
        readonly values: readonly ["waiting", "retrying", "failed", "done", "superseded", "dismissed"];
    };
};
