// Generated from api/openapi.yaml by `make generate`. Do not edit.
import type { OperationId } from './operations.ts'

export interface Route {
  readonly method: 'GET' | 'PUT' | 'POST' | 'DELETE' | 'OPTIONS' | 'HEAD' | 'PATCH'
  /** Fastify's form of the path. */
  readonly url: string
  /** The document's form of the path. */
  readonly path: string
  readonly security: readonly { readonly scheme: string; readonly rights: readonly string[] }[]
  readonly statuses: readonly number[]
  readonly file: string | null
  readonly parameters: readonly {
    readonly in: 'path' | 'query'
    readonly name: string
    readonly type: 'integer' | 'boolean' | 'string'
  }[]
  readonly refusesUnknown: boolean
  readonly body: {
    readonly required: boolean
    readonly mediaTypes: readonly string[]
    readonly emptyBodyError: string | null
    readonly neverRefusedWith: { readonly header: string; readonly bytes: number } | null
    readonly listLeftToHandler: string | null
    readonly bytes: number | null
  } | null
  readonly heavy: {
    readonly kind: 'batch' | 'report' | 'import'
    readonly smallBytes: number
  } | null
  readonly endsAccess: boolean
}

export const apiVersion = '1.0.0'

export const routes = {
  "registerAccount": {
    "method": "POST",
    "path": "/api/auth/register",
    "security": [],
    "statuses": [
      201,
      400,
      405,
      408,
      413,
      415,
      429,
      431,
      500,
      503
    ],
    "file": null,
    "refusesUnknown": false,
    "body": {
      "required": true,
      "mediaTypes": [
        "application/json"
      ],
      "emptyBodyError": null,
      "neverRefusedWith": null,
      "listLeftToHandler": null,
      "bytes": 16384
    },
    "heavy": null,
    "endsAccess": false,
    "url": "/api/auth/register",
    "parameters": []
  },
  "login": {
    "method": "POST",
    "path": "/api/auth/login",
    "security": [],
    "statuses": [
      200,
      400,
      401,
      405,
      408,
      413,
      415,
      429,
      431,
      500,
      503
    ],
    "file": null,
    "refusesUnknown": false,
    "body": {
      "required": true,
      "mediaTypes": [
        "application/json"
      ],
      "emptyBodyError": null,
      "neverRefusedWith": null,
      "listLeftToHandler": null,
      "bytes": 16384
    },
    "heavy": null,
    "endsAccess": false,
    "url": "/api/auth/login",
    "parameters": []
  },
  "resetPassword": {
    "method": "POST",
    "path": "/api/auth/reset-password",
    "security": [],
    "statuses": [
      200,
      400,
      405,
      408,
      413,
      415,
      429,
      431,
      500,
      503
    ],
    "file": null,
    "refusesUnknown": false,
    "body": {
      "required": true,
      "mediaTypes": [
        "application/json"
      ],
      "emptyBodyError": null,
      "neverRefusedWith": null,
      "listLeftToHandler": null,
      "bytes": 16384
    },
    "heavy": null,
    "endsAccess": false,
    "url": "/api/auth/reset-password",
    "parameters": []
  },
  "logout": {
    "method": "POST",
    "path": "/api/auth/logout",
    "security": [
      {
        "scheme": "bearerAuth",
        "rights": []
      }
    ],
    "statuses": [
      200,
      400,
      401,
      405,
      408,
      413,
      415,
      431,
      500,
      503
    ],
    "file": null,
    "refusesUnknown": false,
    "body": null,
    "heavy": null,
    "endsAccess": true,
    "url": "/api/auth/logout",
    "parameters": []
  },
  "getCurrentAccount": {
    "method": "GET",
    "path": "/api/auth/me",
    "security": [
      {
        "scheme": "bearerAuth",
        "rights": []
      }
    ],
    "statuses": [
      200,
      400,
      401,
      405,
      431,
      500,
      503
    ],
    "file": null,
    "refusesUnknown": false,
    "body": null,
    "heavy": null,
    "endsAccess": false,
    "url": "/api/auth/me",
    "parameters": []
  },
  "refreshAccessToken": {
    "method": "POST",
    "path": "/api/auth/refresh",
    "security": [
      {
        "scheme": "refreshCookie",
        "rights": []
      }
    ],
    "statuses": [
      200,
      400,
      401,
      405,
      408,
      413,
      415,
      431,
      500,
      503
    ],
    "file": null,
    "refusesUnknown": false,
    "body": null,
    "heavy": null,
    "endsAccess": false,
    "url": "/api/auth/refresh",
    "parameters": []
  },
  "changePassword": {
    "method": "POST",
    "path": "/api/auth/password",
    "security": [
      {
        "scheme": "bearerAuth",
        "rights": []
      }
    ],
    "statuses": [
      200,
      400,
      401,
      405,
      408,
      413,
      415,
      429,
      431,
      500,
      503
    ],
    "file": null,
    "refusesUnknown": false,
    "body": {
      "required": true,
      "mediaTypes": [
        "application/json"
      ],
      "emptyBodyError": null,
      "neverRefusedWith": null,
      "listLeftToHandler": null,
      "bytes": 16384
    },
    "heavy": null,
    "endsAccess": true,
    "url": "/api/auth/password",
    "parameters": []
  },
  "logoutEverywhere": {
    "method": "POST",
    "path": "/api/auth/logout-everywhere",
    "security": [
      {
        "scheme": "bearerAuth",
        "rights": []
      }
    ],
    "statuses": [
      200,
      400,
      401,
      405,
      408,
      413,
      415,
      429,
      431,
      500,
      503
    ],
    "file": null,
    "refusesUnknown": false,
    "body": {
      "required": true,
      "mediaTypes": [
        "application/json"
      ],
      "emptyBodyError": null,
      "neverRefusedWith": null,
      "listLeftToHandler": null,
      "bytes": 16384
    },
    "heavy": null,
    "endsAccess": true,
    "url": "/api/auth/logout-everywhere",
    "parameters": []
  },
  "deleteAccount": {
    "method": "POST",
    "path": "/api/auth/delete-account",
    "security": [
      {
        "scheme": "bearerAuth",
        "rights": []
      }
    ],
    "statuses": [
      200,
      400,
      401,
      405,
      408,
      413,
      415,
      429,
      431,
      500,
      503
    ],
    "file": null,
    "refusesUnknown": false,
    "body": {
      "required": true,
      "mediaTypes": [
        "application/json"
      ],
      "emptyBodyError": null,
      "neverRefusedWith": null,
      "listLeftToHandler": null,
      "bytes": 16384
    },
    "heavy": null,
    "endsAccess": true,
    "url": "/api/auth/delete-account",
    "parameters": []
  },
  "exportOwnData": {
    "method": "GET",
    "path": "/api/user/export",
    "security": [
      {
        "scheme": "bearerAuth",
        "rights": []
      }
    ],
    "statuses": [
      200,
      400,
      401,
      405,
      431,
      500,
      503
    ],
    "file": null,
    "refusesUnknown": false,
    "body": null,
    "heavy": null,
    "endsAccess": false,
    "url": "/api/user/export",
    "parameters": []
  },
  "getSettings": {
    "method": "GET",
    "path": "/api/user/settings",
    "security": [
      {
        "scheme": "bearerAuth",
        "rights": []
      }
    ],
    "statuses": [
      200,
      400,
      401,
      405,
      431,
      500,
      503
    ],
    "file": null,
    "refusesUnknown": false,
    "body": null,
    "heavy": null,
    "endsAccess": false,
    "url": "/api/user/settings",
    "parameters": []
  },
  "saveSettings": {
    "method": "PUT",
    "path": "/api/user/settings",
    "security": [
      {
        "scheme": "bearerAuth",
        "rights": []
      }
    ],
    "statuses": [
      200,
      400,
      401,
      405,
      408,
      413,
      415,
      431,
      500,
      503
    ],
    "file": null,
    "refusesUnknown": false,
    "body": {
      "required": true,
      "mediaTypes": [
        "application/json"
      ],
      "emptyBodyError": null,
      "neverRefusedWith": null,
      "listLeftToHandler": null,
      "bytes": 16384
    },
    "heavy": null,
    "endsAccess": false,
    "url": "/api/user/settings",
    "parameters": []
  },
  "listKeys": {
    "method": "GET",
    "path": "/api/user/keys",
    "security": [
      {
        "scheme": "bearerAuth",
        "rights": []
      }
    ],
    "statuses": [
      200,
      400,
      401,
      405,
      431,
      500,
      503
    ],
    "file": null,
    "refusesUnknown": false,
    "body": null,
    "heavy": null,
    "endsAccess": false,
    "url": "/api/user/keys",
    "parameters": []
  },
  "createKey": {
    "method": "POST",
    "path": "/api/user/keys",
    "security": [
      {
        "scheme": "bearerAuth",
        "rights": []
      }
    ],
    "statuses": [
      201,
      400,
      401,
      405,
      408,
      413,
      415,
      429,
      431,
      500,
      503
    ],
    "file": null,
    "refusesUnknown": false,
    "body": {
      "required": true,
      "mediaTypes": [
        "application/json"
      ],
      "emptyBodyError": null,
      "neverRefusedWith": null,
      "listLeftToHandler": null,
      "bytes": 16384
    },
    "heavy": null,
    "endsAccess": false,
    "url": "/api/user/keys",
    "parameters": []
  },
  "deleteKey": {
    "method": "DELETE",
    "path": "/api/user/keys/{key_id}",
    "security": [
      {
        "scheme": "bearerAuth",
        "rights": []
      }
    ],
    "statuses": [
      200,
      400,
      401,
      404,
      405,
      431,
      500,
      503
    ],
    "file": null,
    "refusesUnknown": false,
    "body": null,
    "heavy": null,
    "endsAccess": true,
    "url": "/api/user/keys/:key_id",
    "parameters": [
      {
        "in": "path",
        "name": "key_id",
        "type": "integer"
      }
    ]
  },
  "getPermissions": {
    "method": "GET",
    "path": "/api/user/permissions",
    "security": [
      {
        "scheme": "bearerAuth",
        "rights": []
      },
      {
        "scheme": "programKey",
        "rights": []
      }
    ],
    "statuses": [
      200,
      400,
      401,
      405,
      431,
      500,
      503
    ],
    "file": null,
    "refusesUnknown": false,
    "body": null,
    "heavy": null,
    "endsAccess": false,
    "url": "/api/user/permissions",
    "parameters": []
  },
  "listUsers": {
    "method": "GET",
    "path": "/api/admin/users",
    "security": [
      {
        "scheme": "bearerAuth",
        "rights": [
          "admin"
        ]
      }
    ],
    "statuses": [
      200,
      400,
      401,
      403,
      405,
      431,
      500,
      503
    ],
    "file": null,
    "refusesUnknown": false,
    "body": null,
    "heavy": null,
    "endsAccess": false,
    "url": "/api/admin/users",
    "parameters": [
      {
        "in": "query",
        "name": "search",
        "type": "string"
      },
      {
        "in": "query",
        "name": "role",
        "type": "string"
      },
      {
        "in": "query",
        "name": "after",
        "type": "string"
      },
      {
        "in": "query",
        "name": "limit",
        "type": "integer"
      }
    ]
  },
  "endSessions": {
    "method": "POST",
    "path": "/api/admin/users/{target_user_id}/end-sessions",
    "security": [
      {
        "scheme": "bearerAuth",
        "rights": [
          "admin"
        ]
      }
    ],
    "statuses": [
      200,
      400,
      401,
      403,
      404,
      405,
      408,
      413,
      415,
      431,
      500,
      503
    ],
    "file": null,
    "refusesUnknown": false,
    "body": null,
    "heavy": null,
    "endsAccess": true,
    "url": "/api/admin/users/:target_user_id/end-sessions",
    "parameters": [
      {
        "in": "path",
        "name": "target_user_id",
        "type": "integer"
      }
    ]
  },
  "deleteUser": {
    "method": "DELETE",
    "path": "/api/admin/users/{target_user_id}",
    "security": [
      {
        "scheme": "bearerAuth",
        "rights": [
          "admin"
        ]
      }
    ],
    "statuses": [
      200,
      400,
      401,
      403,
      404,
      405,
      431,
      500,
      503
    ],
    "file": null,
    "refusesUnknown": false,
    "body": null,
    "heavy": null,
    "endsAccess": true,
    "url": "/api/admin/users/:target_user_id",
    "parameters": [
      {
        "in": "path",
        "name": "target_user_id",
        "type": "integer"
      }
    ]
  },
  "createPasswordLink": {
    "method": "POST",
    "path": "/api/admin/users/{target_user_id}/password-link",
    "security": [
      {
        "scheme": "bearerAuth",
        "rights": [
          "admin"
        ]
      }
    ],
    "statuses": [
      201,
      400,
      401,
      403,
      404,
      405,
      408,
      413,
      415,
      429,
      431,
      500,
      503
    ],
    "file": null,
    "refusesUnknown": false,
    "body": {
      "required": true,
      "mediaTypes": [
        "application/json"
      ],
      "emptyBodyError": null,
      "neverRefusedWith": null,
      "listLeftToHandler": null,
      "bytes": 16384
    },
    "heavy": null,
    "endsAccess": false,
    "url": "/api/admin/users/:target_user_id/password-link",
    "parameters": [
      {
        "in": "path",
        "name": "target_user_id",
        "type": "integer"
      }
    ]
  },
  "listInvitations": {
    "method": "GET",
    "path": "/api/admin/invitations",
    "security": [
      {
        "scheme": "bearerAuth",
        "rights": [
          "admin"
        ]
      }
    ],
    "statuses": [
      200,
      400,
      401,
      403,
      405,
      431,
      500,
      503
    ],
    "file": null,
    "refusesUnknown": false,
    "body": null,
    "heavy": null,
    "endsAccess": false,
    "url": "/api/admin/invitations",
    "parameters": []
  },
  "createInvitation": {
    "method": "POST",
    "path": "/api/admin/invitations",
    "security": [
      {
        "scheme": "bearerAuth",
        "rights": [
          "admin"
        ]
      }
    ],
    "statuses": [
      201,
      400,
      401,
      403,
      405,
      408,
      413,
      415,
      429,
      431,
      500,
      503
    ],
    "file": null,
    "refusesUnknown": false,
    "body": {
      "required": true,
      "mediaTypes": [
        "application/json"
      ],
      "emptyBodyError": null,
      "neverRefusedWith": null,
      "listLeftToHandler": null,
      "bytes": 16384
    },
    "heavy": null,
    "endsAccess": false,
    "url": "/api/admin/invitations",
    "parameters": []
  },
  "deleteInvitation": {
    "method": "DELETE",
    "path": "/api/admin/invitations/{invitation_id}",
    "security": [
      {
        "scheme": "bearerAuth",
        "rights": [
          "admin"
        ]
      }
    ],
    "statuses": [
      200,
      400,
      401,
      403,
      404,
      405,
      431,
      500,
      503
    ],
    "file": null,
    "refusesUnknown": false,
    "body": null,
    "heavy": null,
    "endsAccess": false,
    "url": "/api/admin/invitations/:invitation_id",
    "parameters": [
      {
        "in": "path",
        "name": "invitation_id",
        "type": "integer"
      }
    ]
  },
  "setChecklistAccess": {
    "method": "PUT",
    "path": "/api/admin/users/{target_user_id}/checklist",
    "security": [
      {
        "scheme": "bearerAuth",
        "rights": [
          "admin"
        ]
      }
    ],
    "statuses": [
      200,
      400,
      401,
      403,
      404,
      405,
      408,
      413,
      415,
      431,
      500,
      503
    ],
    "file": null,
    "refusesUnknown": false,
    "body": {
      "required": true,
      "mediaTypes": [
        "application/json"
      ],
      "emptyBodyError": null,
      "neverRefusedWith": null,
      "listLeftToHandler": null,
      "bytes": 16384
    },
    "heavy": null,
    "endsAccess": false,
    "url": "/api/admin/users/:target_user_id/checklist",
    "parameters": [
      {
        "in": "path",
        "name": "target_user_id",
        "type": "integer"
      }
    ]
  },
  "updateUserRole": {
    "method": "PUT",
    "path": "/api/admin/users/{target_user_id}/role",
    "security": [
      {
        "scheme": "bearerAuth",
        "rights": [
          "admin"
        ]
      }
    ],
    "statuses": [
      200,
      400,
      401,
      403,
      404,
      405,
      408,
      413,
      415,
      431,
      500,
      503
    ],
    "file": null,
    "refusesUnknown": false,
    "body": {
      "required": true,
      "mediaTypes": [
        "application/json"
      ],
      "emptyBodyError": null,
      "neverRefusedWith": null,
      "listLeftToHandler": null,
      "bytes": 16384
    },
    "heavy": null,
    "endsAccess": false,
    "url": "/api/admin/users/:target_user_id/role",
    "parameters": [
      {
        "in": "path",
        "name": "target_user_id",
        "type": "integer"
      }
    ]
  },
  "getProfile": {
    "method": "GET",
    "path": "/api/user",
    "security": [
      {
        "scheme": "bearerAuth",
        "rights": []
      }
    ],
    "statuses": [
      200,
      400,
      401,
      404,
      405,
      431,
      500,
      503
    ],
    "file": null,
    "refusesUnknown": false,
    "body": null,
    "heavy": null,
    "endsAccess": false,
    "url": "/api/user",
    "parameters": []
  },
  "saveProfile": {
    "method": "POST",
    "path": "/api/user",
    "security": [
      {
        "scheme": "bearerAuth",
        "rights": []
      }
    ],
    "statuses": [
      200,
      400,
      401,
      405,
      408,
      413,
      415,
      431,
      500,
      503
    ],
    "file": null,
    "refusesUnknown": false,
    "body": {
      "required": true,
      "mediaTypes": [
        "application/json"
      ],
      "emptyBodyError": null,
      "neverRefusedWith": null,
      "listLeftToHandler": null,
      "bytes": 16384
    },
    "heavy": null,
    "endsAccess": false,
    "url": "/api/user",
    "parameters": []
  },
  "recordWeight": {
    "method": "POST",
    "path": "/api/weight",
    "security": [
      {
        "scheme": "bearerAuth",
        "rights": []
      },
      {
        "scheme": "programKey",
        "rights": [
          "weights:write"
        ]
      }
    ],
    "statuses": [
      201,
      400,
      401,
      403,
      405,
      408,
      413,
      415,
      431,
      500,
      503
    ],
    "file": null,
    "refusesUnknown": false,
    "body": {
      "required": true,
      "mediaTypes": [
        "application/json"
      ],
      "emptyBodyError": null,
      "neverRefusedWith": null,
      "listLeftToHandler": null,
      "bytes": 16384
    },
    "heavy": null,
    "endsAccess": false,
    "url": "/api/weight",
    "parameters": []
  },
  "getBmi": {
    "method": "GET",
    "path": "/api/imc",
    "security": [
      {
        "scheme": "bearerAuth",
        "rights": []
      },
      {
        "scheme": "programKey",
        "rights": [
          "weights:read"
        ]
      }
    ],
    "statuses": [
      200,
      400,
      401,
      403,
      404,
      405,
      431,
      500,
      503
    ],
    "file": null,
    "refusesUnknown": false,
    "body": null,
    "heavy": null,
    "endsAccess": false,
    "url": "/api/imc",
    "parameters": []
  },
  "getWeightStats": {
    "method": "GET",
    "path": "/api/stats",
    "security": [
      {
        "scheme": "bearerAuth",
        "rights": []
      },
      {
        "scheme": "programKey",
        "rights": [
          "weights:read"
        ]
      }
    ],
    "statuses": [
      200,
      400,
      401,
      403,
      405,
      431,
      500,
      503
    ],
    "file": null,
    "refusesUnknown": false,
    "body": null,
    "heavy": null,
    "endsAccess": false,
    "url": "/api/stats",
    "parameters": []
  },
  "listWeights": {
    "method": "GET",
    "path": "/api/weights",
    "security": [
      {
        "scheme": "bearerAuth",
        "rights": []
      },
      {
        "scheme": "programKey",
        "rights": [
          "weights:read"
        ]
      }
    ],
    "statuses": [
      200,
      400,
      401,
      403,
      405,
      431,
      500,
      503
    ],
    "file": null,
    "refusesUnknown": false,
    "body": null,
    "heavy": null,
    "endsAccess": false,
    "url": "/api/weights",
    "parameters": []
  },
  "listRecentWeights": {
    "method": "GET",
    "path": "/api/weights/recent",
    "security": [
      {
        "scheme": "bearerAuth",
        "rights": []
      },
      {
        "scheme": "programKey",
        "rights": [
          "weights:read"
        ]
      }
    ],
    "statuses": [
      200,
      400,
      401,
      403,
      405,
      431,
      500,
      503
    ],
    "file": null,
    "refusesUnknown": false,
    "body": null,
    "heavy": null,
    "endsAccess": false,
    "url": "/api/weights/recent",
    "parameters": []
  },
  "recordWeights": {
    "method": "POST",
    "path": "/api/weights/batch",
    "security": [
      {
        "scheme": "bearerAuth",
        "rights": []
      },
      {
        "scheme": "programKey",
        "rights": [
          "weights:write"
        ]
      }
    ],
    "statuses": [
      200,
      400,
      401,
      403,
      405,
      408,
      413,
      415,
      431,
      500,
      503
    ],
    "file": null,
    "refusesUnknown": false,
    "body": {
      "required": true,
      "mediaTypes": [
        "application/json"
      ],
      "emptyBodyError": null,
      "neverRefusedWith": null,
      "listLeftToHandler": "weights",
      "bytes": 1048576
    },
    "heavy": {
      "kind": "batch",
      "smallBytes": 0
    },
    "endsAccess": false,
    "url": "/api/weights/batch",
    "parameters": []
  },
  "recordDeviceWeights": {
    "method": "POST",
    "path": "/api/weights/devices",
    "security": [
      {
        "scheme": "bearerAuth",
        "rights": []
      },
      {
        "scheme": "programKey",
        "rights": [
          "weights:write"
        ]
      }
    ],
    "statuses": [
      200,
      400,
      401,
      403,
      405,
      408,
      413,
      415,
      431,
      500,
      503
    ],
    "file": null,
    "refusesUnknown": false,
    "body": {
      "required": true,
      "mediaTypes": [
        "application/json"
      ],
      "emptyBodyError": "device_body_unknown",
      "neverRefusedWith": null,
      "listLeftToHandler": null,
      "bytes": 4194304
    },
    "heavy": {
      "kind": "batch",
      "smallBytes": 16384
    },
    "endsAccess": false,
    "url": "/api/weights/devices",
    "parameters": [
      {
        "in": "query",
        "name": "user",
        "type": "string"
      }
    ]
  },
  "correctWeight": {
    "method": "PUT",
    "path": "/api/weights/{weight_id}",
    "security": [
      {
        "scheme": "bearerAuth",
        "rights": []
      }
    ],
    "statuses": [
      200,
      400,
      401,
      404,
      405,
      408,
      413,
      415,
      431,
      500,
      503
    ],
    "file": null,
    "refusesUnknown": false,
    "body": {
      "required": true,
      "mediaTypes": [
        "application/json"
      ],
      "emptyBodyError": null,
      "neverRefusedWith": null,
      "listLeftToHandler": null,
      "bytes": 16384
    },
    "heavy": null,
    "endsAccess": false,
    "url": "/api/weights/:weight_id",
    "parameters": [
      {
        "in": "path",
        "name": "weight_id",
        "type": "integer"
      }
    ]
  },
  "deleteWeight": {
    "method": "DELETE",
    "path": "/api/weights/{weight_id}",
    "security": [
      {
        "scheme": "bearerAuth",
        "rights": []
      }
    ],
    "statuses": [
      200,
      400,
      401,
      404,
      405,
      431,
      500,
      503
    ],
    "file": null,
    "refusesUnknown": false,
    "body": null,
    "heavy": null,
    "endsAccess": false,
    "url": "/api/weights/:weight_id",
    "parameters": [
      {
        "in": "path",
        "name": "weight_id",
        "type": "integer"
      }
    ]
  },
  "deleteWeights": {
    "method": "POST",
    "path": "/api/weights/batch-delete",
    "security": [
      {
        "scheme": "bearerAuth",
        "rights": []
      }
    ],
    "statuses": [
      200,
      400,
      401,
      405,
      408,
      413,
      415,
      431,
      500,
      503
    ],
    "file": null,
    "refusesUnknown": false,
    "body": {
      "required": true,
      "mediaTypes": [
        "application/json"
      ],
      "emptyBodyError": null,
      "neverRefusedWith": null,
      "listLeftToHandler": null,
      "bytes": 65536
    },
    "heavy": {
      "kind": "batch",
      "smallBytes": 0
    },
    "endsAccess": false,
    "url": "/api/weights/batch-delete",
    "parameters": []
  },
  "getMessages": {
    "method": "GET",
    "path": "/api/messages",
    "security": [],
    "statuses": [
      200,
      400,
      405,
      431,
      500,
      503
    ],
    "file": null,
    "refusesUnknown": false,
    "body": null,
    "heavy": null,
    "endsAccess": false,
    "url": "/api/messages",
    "parameters": []
  },
  "getPublicConfig": {
    "method": "GET",
    "path": "/api/config",
    "security": [],
    "statuses": [
      200,
      400,
      405,
      431,
      500,
      503
    ],
    "file": null,
    "refusesUnknown": false,
    "body": null,
    "heavy": null,
    "endsAccess": false,
    "url": "/api/config",
    "parameters": []
  },
  "exportFindingsDump": {
    "method": "GET",
    "path": "/api/findings-manager/export-dump",
    "security": [
      {
        "scheme": "bearerAuth",
        "rights": [
          "admin"
        ]
      }
    ],
    "statuses": [
      200,
      400,
      401,
      403,
      405,
      431,
      500,
      503
    ],
    "file": "application/sql",
    "refusesUnknown": false,
    "body": null,
    "heavy": null,
    "endsAccess": false,
    "url": "/api/findings-manager/export-dump",
    "parameters": []
  },
  "importFindingsDump": {
    "method": "POST",
    "path": "/api/findings-manager/import-dump",
    "security": [
      {
        "scheme": "bearerAuth",
        "rights": [
          "admin"
        ]
      }
    ],
    "statuses": [
      200,
      400,
      401,
      403,
      405,
      408,
      413,
      431,
      500,
      503
    ],
    "file": null,
    "refusesUnknown": false,
    "body": {
      "required": true,
      "mediaTypes": [
        "multipart/form-data"
      ],
      "emptyBodyError": null,
      "neverRefusedWith": null,
      "listLeftToHandler": null,
      "bytes": null
    },
    "heavy": {
      "kind": "import",
      "smallBytes": 0
    },
    "endsAccess": false,
    "url": "/api/findings-manager/import-dump",
    "parameters": []
  },
  "generateReport": {
    "method": "GET",
    "path": "/api/findings-manager/generate-pdf",
    "security": [
      {
        "scheme": "bearerAuth",
        "rights": [
          "admin"
        ]
      },
      {
        "scheme": "bearerAuth",
        "rights": [
          "checklist:read"
        ]
      },
      {
        "scheme": "programKey",
        "rights": [
          "checklist:read"
        ]
      }
    ],
    "statuses": [
      200,
      400,
      401,
      403,
      405,
      431,
      500,
      503
    ],
    "file": "application/pdf",
    "refusesUnknown": false,
    "body": null,
    "heavy": {
      "kind": "report",
      "smallBytes": 0
    },
    "endsAccess": false,
    "url": "/api/findings-manager/generate-pdf",
    "parameters": []
  },
  "requestWstgSync": {
    "method": "POST",
    "path": "/api/wstg/sync",
    "security": [
      {
        "scheme": "bearerAuth",
        "rights": [
          "admin"
        ]
      },
      {
        "scheme": "bearerAuth",
        "rights": [
          "checklist:write"
        ]
      },
      {
        "scheme": "programKey",
        "rights": [
          "checklist:write"
        ]
      }
    ],
    "statuses": [
      202,
      400,
      401,
      403,
      405,
      408,
      413,
      415,
      431,
      500,
      503
    ],
    "file": null,
    "refusesUnknown": false,
    "body": {
      "required": true,
      "mediaTypes": [
        "application/json"
      ],
      "emptyBodyError": "no_data",
      "neverRefusedWith": null,
      "listLeftToHandler": null,
      "bytes": 16384
    },
    "heavy": null,
    "endsAccess": false,
    "url": "/api/wstg/sync",
    "parameters": []
  },
  "syncBatch": {
    "method": "POST",
    "path": "/api/wstg/sync/batch",
    "security": [
      {
        "scheme": "bearerAuth",
        "rights": [
          "admin"
        ]
      },
      {
        "scheme": "bearerAuth",
        "rights": [
          "checklist:write"
        ]
      },
      {
        "scheme": "programKey",
        "rights": [
          "checklist:write"
        ]
      }
    ],
    "statuses": [
      202,
      400,
      401,
      403,
      405,
      408,
      413,
      415,
      431,
      500,
      503
    ],
    "file": null,
    "refusesUnknown": false,
    "body": {
      "required": true,
      "mediaTypes": [
        "application/json"
      ],
      "emptyBodyError": null,
      "neverRefusedWith": null,
      "listLeftToHandler": null,
      "bytes": 1048576
    },
    "heavy": {
      "kind": "batch",
      "smallBytes": 0
    },
    "endsAccess": false,
    "url": "/api/wstg/sync/batch",
    "parameters": []
  },
  "receiveWstgWebhook": {
    "method": "POST",
    "path": "/api/wstg/webhook",
    "security": [
      {
        "scheme": "webhookKey",
        "rights": []
      },
      {
        "scheme": "bearerAuth",
        "rights": [
          "admin"
        ]
      }
    ],
    "statuses": [
      202,
      400,
      401,
      403,
      405,
      408,
      413,
      415,
      431,
      500,
      503
    ],
    "file": null,
    "refusesUnknown": false,
    "body": {
      "required": true,
      "mediaTypes": [
        "application/json"
      ],
      "emptyBodyError": "no_data",
      "neverRefusedWith": {
        "header": "x-defectdojo-event",
        "bytes": 4194304
      },
      "listLeftToHandler": null,
      "bytes": 524288
    },
    "heavy": null,
    "endsAccess": false,
    "url": "/api/wstg/webhook",
    "parameters": []
  },
  "getWstgStatus": {
    "method": "GET",
    "path": "/api/wstg/status",
    "security": [
      {
        "scheme": "bearerAuth",
        "rights": [
          "admin"
        ]
      },
      {
        "scheme": "bearerAuth",
        "rights": [
          "checklist:read"
        ]
      },
      {
        "scheme": "programKey",
        "rights": [
          "checklist:read"
        ]
      }
    ],
    "statuses": [
      200,
      400,
      401,
      403,
      405,
      431,
      500,
      503
    ],
    "file": null,
    "refusesUnknown": false,
    "body": null,
    "heavy": null,
    "endsAccess": false,
    "url": "/api/wstg/status",
    "parameters": []
  },
  "getWstgDashboard": {
    "method": "GET",
    "path": "/api/wstg/dashboard",
    "security": [
      {
        "scheme": "bearerAuth",
        "rights": [
          "admin"
        ]
      },
      {
        "scheme": "bearerAuth",
        "rights": [
          "checklist:read"
        ]
      },
      {
        "scheme": "programKey",
        "rights": [
          "checklist:read"
        ]
      }
    ],
    "statuses": [
      200,
      400,
      401,
      403,
      405,
      431,
      500,
      503
    ],
    "file": null,
    "refusesUnknown": false,
    "body": null,
    "heavy": null,
    "endsAccess": false,
    "url": "/api/wstg/dashboard",
    "parameters": []
  },
  "listItems": {
    "method": "GET",
    "path": "/api/wstg/items",
    "security": [
      {
        "scheme": "bearerAuth",
        "rights": [
          "admin"
        ]
      },
      {
        "scheme": "bearerAuth",
        "rights": [
          "checklist:read"
        ]
      },
      {
        "scheme": "programKey",
        "rights": [
          "checklist:read"
        ]
      }
    ],
    "statuses": [
      200,
      400,
      401,
      403,
      405,
      431,
      500,
      503
    ],
    "file": null,
    "refusesUnknown": false,
    "body": null,
    "heavy": null,
    "endsAccess": false,
    "url": "/api/wstg/items",
    "parameters": [
      {
        "in": "query",
        "name": "status",
        "type": "string"
      },
      {
        "in": "query",
        "name": "category",
        "type": "string"
      },
      {
        "in": "query",
        "name": "tracked",
        "type": "boolean"
      },
      {
        "in": "query",
        "name": "conflict",
        "type": "boolean"
      },
      {
        "in": "query",
        "name": "open_request",
        "type": "boolean"
      },
      {
        "in": "query",
        "name": "without_finding",
        "type": "boolean"
      },
      {
        "in": "query",
        "name": "outcome",
        "type": "string"
      },
      {
        "in": "query",
        "name": "since",
        "type": "string"
      },
      {
        "in": "query",
        "name": "after",
        "type": "string"
      },
      {
        "in": "query",
        "name": "limit",
        "type": "integer"
      }
    ]
  },
  "getItem": {
    "method": "GET",
    "path": "/api/wstg/items/{wstg_id}",
    "security": [
      {
        "scheme": "bearerAuth",
        "rights": [
          "admin"
        ]
      },
      {
        "scheme": "bearerAuth",
        "rights": [
          "checklist:read"
        ]
      },
      {
        "scheme": "programKey",
        "rights": [
          "checklist:read"
        ]
      }
    ],
    "statuses": [
      200,
      400,
      401,
      403,
      404,
      405,
      431,
      500,
      503
    ],
    "file": null,
    "refusesUnknown": false,
    "body": null,
    "heavy": null,
    "endsAccess": false,
    "url": "/api/wstg/items/:wstg_id",
    "parameters": [
      {
        "in": "path",
        "name": "wstg_id",
        "type": "string"
      }
    ]
  },
  "forgetItem": {
    "method": "DELETE",
    "path": "/api/wstg/items/{wstg_id}",
    "security": [
      {
        "scheme": "bearerAuth",
        "rights": [
          "admin"
        ]
      }
    ],
    "statuses": [
      200,
      400,
      401,
      403,
      404,
      405,
      431,
      500,
      503
    ],
    "file": null,
    "refusesUnknown": false,
    "body": null,
    "heavy": null,
    "endsAccess": false,
    "url": "/api/wstg/items/:wstg_id",
    "parameters": [
      {
        "in": "path",
        "name": "wstg_id",
        "type": "string"
      }
    ]
  },
  "listRequests": {
    "method": "GET",
    "path": "/api/wstg/requests",
    "security": [
      {
        "scheme": "bearerAuth",
        "rights": [
          "admin"
        ]
      },
      {
        "scheme": "bearerAuth",
        "rights": [
          "checklist:read"
        ]
      },
      {
        "scheme": "programKey",
        "rights": [
          "checklist:read"
        ]
      }
    ],
    "statuses": [
      200,
      400,
      401,
      403,
      405,
      431,
      500,
      503
    ],
    "file": null,
    "refusesUnknown": false,
    "body": null,
    "heavy": null,
    "endsAccess": false,
    "url": "/api/wstg/requests",
    "parameters": [
      {
        "in": "query",
        "name": "state",
        "type": "string"
      },
      {
        "in": "query",
        "name": "wstg_id",
        "type": "string"
      },
      {
        "in": "query",
        "name": "after",
        "type": "string"
      },
      {
        "in": "query",
        "name": "limit",
        "type": "integer"
      }
    ]
  },
  "getRequest": {
    "method": "GET",
    "path": "/api/wstg/requests/{request_id}",
    "security": [
      {
        "scheme": "bearerAuth",
        "rights": [
          "admin"
        ]
      },
      {
        "scheme": "bearerAuth",
        "rights": [
          "checklist:read"
        ]
      },
      {
        "scheme": "programKey",
        "rights": [
          "checklist:read"
        ]
      }
    ],
    "statuses": [
      200,
      400,
      401,
      403,
      404,
      405,
      431,
      500,
      503
    ],
    "file": null,
    "refusesUnknown": false,
    "body": null,
    "heavy": null,
    "endsAccess": false,
    "url": "/api/wstg/requests/:request_id",
    "parameters": [
      {
        "in": "path",
        "name": "request_id",
        "type": "integer"
      }
    ]
  },
  "retryRequests": {
    "method": "POST",
    "path": "/api/wstg/requests/retry",
    "security": [
      {
        "scheme": "bearerAuth",
        "rights": [
          "admin"
        ]
      },
      {
        "scheme": "bearerAuth",
        "rights": [
          "checklist:write"
        ]
      },
      {
        "scheme": "programKey",
        "rights": [
          "checklist:write"
        ]
      }
    ],
    "statuses": [
      200,
      400,
      401,
      403,
      405,
      408,
      413,
      415,
      431,
      500,
      503
    ],
    "file": null,
    "refusesUnknown": false,
    "body": {
      "required": false,
      "mediaTypes": [
        "application/json"
      ],
      "emptyBodyError": null,
      "neverRefusedWith": null,
      "listLeftToHandler": null,
      "bytes": 65536
    },
    "heavy": null,
    "endsAccess": false,
    "url": "/api/wstg/requests/retry",
    "parameters": []
  },
  "dismissRequests": {
    "method": "POST",
    "path": "/api/wstg/requests/dismiss",
    "security": [
      {
        "scheme": "bearerAuth",
        "rights": [
          "admin"
        ]
      },
      {
        "scheme": "bearerAuth",
        "rights": [
          "checklist:write"
        ]
      },
      {
        "scheme": "programKey",
        "rights": [
          "checklist:write"
        ]
      }
    ],
    "statuses": [
      200,
      400,
      401,
      403,
      405,
      408,
      413,
      415,
      431,
      500,
      503
    ],
    "file": null,
    "refusesUnknown": false,
    "body": {
      "required": false,
      "mediaTypes": [
        "application/json"
      ],
      "emptyBodyError": null,
      "neverRefusedWith": null,
      "listLeftToHandler": null,
      "bytes": 65536
    },
    "heavy": null,
    "endsAccess": false,
    "url": "/api/wstg/requests/dismiss",
    "parameters": []
  },
  "checkGate": {
    "method": "GET",
    "path": "/api/wstg/gate",
    "security": [
      {
        "scheme": "bearerAuth",
        "rights": [
          "admin"
        ]
      },
      {
        "scheme": "bearerAuth",
        "rights": [
          "checklist:read"
        ]
      },
      {
        "scheme": "programKey",
        "rights": [
          "checklist:read"
        ]
      }
    ],
    "statuses": [
      200,
      400,
      401,
      403,
      405,
      431,
      500,
      503
    ],
    "file": null,
    "refusesUnknown": true,
    "body": null,
    "heavy": null,
    "endsAccess": false,
    "url": "/api/wstg/gate",
    "parameters": [
      {
        "in": "query",
        "name": "category",
        "type": "string"
      },
      {
        "in": "query",
        "name": "since",
        "type": "string"
      },
      {
        "in": "query",
        "name": "allow",
        "type": "string"
      },
      {
        "in": "query",
        "name": "max_age",
        "type": "integer"
      },
      {
        "in": "query",
        "name": "wait",
        "type": "integer"
      }
    ]
  },
  "listLog": {
    "method": "GET",
    "path": "/api/wstg/log",
    "security": [
      {
        "scheme": "bearerAuth",
        "rights": [
          "admin"
        ]
      },
      {
        "scheme": "bearerAuth",
        "rights": [
          "checklist:read"
        ]
      },
      {
        "scheme": "programKey",
        "rights": [
          "checklist:read"
        ]
      }
    ],
    "statuses": [
      200,
      400,
      401,
      403,
      405,
      431,
      500,
      503
    ],
    "file": null,
    "refusesUnknown": false,
    "body": null,
    "heavy": null,
    "endsAccess": false,
    "url": "/api/wstg/log",
    "parameters": [
      {
        "in": "query",
        "name": "wstg_id",
        "type": "string"
      },
      {
        "in": "query",
        "name": "success",
        "type": "boolean"
      },
      {
        "in": "query",
        "name": "after",
        "type": "string"
      },
      {
        "in": "query",
        "name": "limit",
        "type": "integer"
      }
    ]
  },
  "getSynchronisation": {
    "method": "GET",
    "path": "/api/wstg/synchronise",
    "security": [
      {
        "scheme": "bearerAuth",
        "rights": [
          "admin"
        ]
      },
      {
        "scheme": "bearerAuth",
        "rights": [
          "checklist:read"
        ]
      },
      {
        "scheme": "programKey",
        "rights": [
          "checklist:read"
        ]
      }
    ],
    "statuses": [
      200,
      400,
      401,
      403,
      405,
      431,
      500,
      503
    ],
    "file": null,
    "refusesUnknown": false,
    "body": null,
    "heavy": null,
    "endsAccess": false,
    "url": "/api/wstg/synchronise",
    "parameters": []
  },
  "synchroniseNow": {
    "method": "POST",
    "path": "/api/wstg/synchronise",
    "security": [
      {
        "scheme": "bearerAuth",
        "rights": [
          "admin"
        ]
      },
      {
        "scheme": "bearerAuth",
        "rights": [
          "checklist:write"
        ]
      },
      {
        "scheme": "programKey",
        "rights": [
          "checklist:write"
        ]
      }
    ],
    "statuses": [
      202,
      400,
      401,
      403,
      405,
      408,
      413,
      415,
      431,
      500,
      503
    ],
    "file": null,
    "refusesUnknown": false,
    "body": {
      "required": false,
      "mediaTypes": [
        "application/json"
      ],
      "emptyBodyError": null,
      "neverRefusedWith": null,
      "listLeftToHandler": null,
      "bytes": 16384
    },
    "heavy": null,
    "endsAccess": false,
    "url": "/api/wstg/synchronise",
    "parameters": []
  }
} as const satisfies Record<OperationId, Route>
