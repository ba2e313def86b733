// Generated from api/openapi.yaml and api/client by `make generate`. Do not edit.
import type { components } from './schema.js';
export declare const bmiClasses: Readonly<Record<string, keyof components['schemas']['MessagesResponse']['bmi_descriptions']>>;
