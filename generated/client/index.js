// Generated from api/openapi.yaml and api/client by `make generate`. Do not edit.
import { createRuntime } from "./runtime.js";
export { bmiClassOf, describe, describeBmi } from "./describe.js";
export { isPending } from "./lists.js";
export { rules } from "./rules.js";
export { bmiBands, recordPortions, } from "./weights.js";
export { ApiError, ConnectionError, isApiError, orNull, TimeoutError } from "./errors.js";
const routes = {
    registerAccount: { "method": "post", "path": "/api/auth/register", "bearer": false, "transfer": null },
    login: { "method": "post", "path": "/api/auth/login", "bearer": false, "transfer": null },
    logout: { "method": "post", "path": "/api/auth/logout", "bearer": true, "transfer": null },
    getCurrentAccount: { "method": "get", "path": "/api/auth/me", "bearer": true, "transfer": null },
    refreshAccessToken: { "method": "post", "path": "/api/auth/refresh", "bearer": false, "transfer": null },
    changePassword: { "method": "post", "path": "/api/auth/password", "bearer": true, "transfer": null },
    logoutEverywhere: { "method": "post", "path": "/api/auth/logout-everywhere", "bearer": true, "transfer": null },
    deleteAccount: { "method": "post", "path": "/api/auth/delete-account", "bearer": true, "transfer": null },
    exportOwnData: { "method": "get", "path": "/api/user/export", "bearer": true, "transfer": null },
    listKeys: { "method": "get", "path": "/api/user/keys", "bearer": true, "transfer": null },
    createKey: { "method": "post", "path": "/api/user/keys", "bearer": true, "transfer": null },
    deleteKey: { "method": "delete", "path": "/api/user/keys/{key_id}", "bearer": true, "transfer": null },
    getPermissions: { "method": "get", "path": "/api/user/permissions", "bearer": true, "transfer": null },
    listUsers: { "method": "get", "path": "/api/admin/users", "bearer": true, "transfer": null, "list": { "name": "users", "entries": "users" } },
    endSessions: { "method": "post", "path": "/api/admin/users/{target_user_id}/end-sessions", "bearer": true, "transfer": null },
    deleteUser: { "method": "delete", "path": "/api/admin/users/{target_user_id}", "bearer": true, "transfer": null },
    setChecklistAccess: { "method": "put", "path": "/api/admin/users/{target_user_id}/checklist", "bearer": true, "transfer": null },
    updateUserRole: { "method": "put", "path": "/api/admin/users/{target_user_id}/role", "bearer": true, "transfer": null },
    getProfile: { "method": "get", "path": "/api/user", "bearer": true, "transfer": null },
    saveProfile: { "method": "post", "path": "/api/user", "bearer": true, "transfer": null },
    recordWeight: { "method": "post", "path": "/api/weight", "bearer": true, "transfer": null },
    getBmi: { "method": "get", "path": "/api/imc", "bearer": true, "transfer": null },
    getWeightStats: { "method": "get", "path": "/api/stats", "bearer": true, "transfer": null },
    listWeights: { "method": "get", "path": "/api/weights", "bearer": true, "transfer": null },
    listRecentWeights: { "method": "get", "path": "/api/weights/recent", "bearer": true, "transfer": null },
    recordWeights: { "method": "post", "path": "/api/weights/batch", "bearer": true, "transfer": null },
    recordDeviceWeights: { "method": "post", "path": "/api/weights/devices", "bearer": true, "transfer": null },
    correctWeight: { "method": "put", "path": "/api/weights/{weight_id}", "bearer": true, "transfer": null },
    deleteWeight: { "method": "delete", "path": "/api/weights/{weight_id}", "bearer": true, "transfer": null },
    getMessages: { "method": "get", "path": "/api/messages", "bearer": false, "transfer": null },
    getPublicConfig: { "method": "get", "path": "/api/config", "bearer": false, "transfer": null },
    exportDump: { "method": "get", "path": "/api/findings-manager/export-dump", "bearer": true, "transfer": "download" },
    importDump: { "method": "post", "path": "/api/findings-manager/import-dump", "bearer": true, "transfer": "upload" },
    generateReport: { "method": "get", "path": "/api/findings-manager/generate-pdf", "bearer": true, "transfer": "download" },
    requestWstgSync: { "method": "post", "path": "/api/wstg/sync", "bearer": true, "transfer": null },
    receiveWstgWebhook: { "method": "post", "path": "/api/wstg/webhook", "bearer": true, "key": "X-API-Key", "transfer": null },
    getWstgStatus: { "method": "get", "path": "/api/wstg/status", "bearer": true, "transfer": null },
    getWstgDashboard: { "method": "get", "path": "/api/wstg/dashboard", "bearer": true, "transfer": null },
    listItems: { "method": "get", "path": "/api/wstg/items", "bearer": true, "transfer": null, "list": { "name": "items", "entries": "items" } },
    getItem: { "method": "get", "path": "/api/wstg/items/{wstg_id}", "bearer": true, "transfer": null },
    listRequests: { "method": "get", "path": "/api/wstg/requests", "bearer": true, "transfer": null, "list": { "name": "requests", "entries": "requests" } },
    getRequest: { "method": "get", "path": "/api/wstg/requests/{request_id}", "bearer": true, "transfer": null },
    retryRequests: { "method": "post", "path": "/api/wstg/requests/retry", "bearer": true, "transfer": null },
    dismissRequests: { "method": "post", "path": "/api/wstg/requests/dismiss", "bearer": true, "transfer": null },
    checkGate: { "method": "get", "path": "/api/wstg/gate", "bearer": true, "transfer": null },
    listLog: { "method": "get", "path": "/api/wstg/log", "bearer": true, "transfer": null, "list": { "name": "log", "entries": "entries" } },
    getSynchronisation: { "method": "get", "path": "/api/wstg/synchronise", "bearer": true, "transfer": null },
    synchroniseNow: { "method": "post", "path": "/api/wstg/synchronise", "bearer": true, "transfer": null },
};
/** A client of the service at `baseUrl`; one for each page is enough. */
export const createClient = (options = {}) => createRuntime(routes, options);
