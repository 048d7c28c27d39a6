// Why the server refused, in the page's language: by the refusal's code, or else by the HTTP status.
import type { Refused as RefusedByCode } from '../../engine/fault';
import type { Refused } from '../../net/api';
import { onlineWords } from '../words';
import { findRefusal } from '../words/refusals';

export function isAwayNow({ status, error }: Refused): boolean {
  return status === 0 || (error === '' && [502, 503, 504].includes(status));
}

// Something answers, but it does not know our API.
export function hasNoOnline({ status, error }: Refused): boolean {
  return error === '' && [404, 405, 501].includes(status);
}

export function refusalMessage(why: Refused): string {
  const text = onlineWords.refused;
  if (isAwayNow(why)) return text.away;
  if (hasNoOnline(why)) return text.noOnline;
  return byCode(why) ?? byStatus(why);
}

// By the server's own codes, or those of the rules, which our engine has too. Null: a newer server's code.
function byCode({ code, field, arguments: about }: RefusedByCode): string | null {
  if (!Object.hasOwn(onlineWords.codes, code)) return findRefusal({ code, field, arguments: about });
  const words: string | ((about: never) => string) = onlineWords.codes[code as keyof typeof onlineWords.codes];
  return typeof words === 'string' ? words : words({ ...about, why: reasonIn(about) } as never);
}

// The reason inside a refusal that has another one in it.
function reasonIn({ why }: Record<string, unknown>): string {
  return (isRefusal(why) ? byCode(why) : null) ?? onlineWords.refused.notAccepted;
}

function isRefusal(why: unknown): why is RefusedByCode {
  return typeof why === 'object' && why !== null && 'code' in why && 'field' in why && 'arguments' in why;
}

function byStatus({ status, retryAfter }: Refused): string {
  const text = onlineWords.refused;
  switch (status) {
    case 401: return text.signedOut;
    case 403: return text.notAllowed;
    case 404: return text.notThere;
    case 409:
    case 410: return text.notNow;
    case 429: return retryAfter === undefined ? text.tooManySoon : text.tooMany(Math.ceil(retryAfter));
    case 503: return text.busy;
    case 507: return text.full;
    default: return status >= 500 || status < 400 ? text.failed : text.notAccepted;
  }
}
