// Generated from api/openapi.yaml and api/client by `make generate`. Do not edit.
import type { components } from './schema.js';
type BmiClass = keyof components['schemas']['MessagesResponse']['bmi_descriptions'];
export declare const bmiClasses: Readonly<Record<string, BmiClass>>;
export declare const bmiBounds: readonly (readonly [BmiClass, number])[];
export declare const weightsPerCall = 1000;
export {};
