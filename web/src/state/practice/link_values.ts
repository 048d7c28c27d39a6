// What a value from outside may be.
import type { Hand } from '../../engine/study';

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value) && Math.abs(value) < 1e9;

export const isWhole = (value: unknown): value is number => isNumber(value) && Number.isInteger(value) && value >= 0;

export const isText = (value: unknown): value is string => typeof value === 'string' && value.length <= 200;

export const isName = (value: unknown): value is string => isText(value) && value !== '';

export const isHand = (value: unknown): value is Hand =>
  isName(value) || (isObject(value) && ['speed', 'angle', 'place'].every((key) => isNumber(value[key])) && Object.keys(value).length === 3);
