import { randomUUID } from 'node:crypto';
import type { Role } from '@candela/contract/kernel/roles.ts';
import { days } from '../../platform/clock.ts';
import type { RequestContext } from '../../platform/http/binding.ts';
import { isSignature, signature } from '../../platform/secrets/keys.ts';

interface AccountName {
  email: string;
  role: Role;
}

const cookieName = 'candela_device';
const cookiePath = '/api/auth';
const lifetime = days(365);
/** People who share a computer, or have an account of each role. */
const mostAccounts = 6;

/** `id.mac.mac…`: one mac for each account, newest first. */
const form = new RegExp(`^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})((?:\\.[\\w-]{43}){1,${mostAccounts}})$`);

function readDevice(request: RequestContext): { id: string; macs: string[] } | null {
  const [, id, macs] = form.exec(request.cookie(cookieName) ?? '') ?? [];
  return id && macs ? { id, macs: macs.slice(1).split('.') } : null;
}

/**
 * Remembers in the browser which accounts signed in with it. It opens nothing: it only gives a browser its own
 * allowance of attempts, so that a stranger's guesses do not lock the owner out.
 */
export function createDevices(key: Uint8Array) {
  const parts = (id: string, { email, role }: AccountName) => ['device', id, role, email] as const;

  return {
    /** This browser's id, if the account signed in with it before. */
    idFor(request: RequestContext, account: AccountName): string | null {
      const device = readDevice(request);
      if (!device) return null;
      return device.macs.some((mac) => isSignature(mac, key, ...parts(device.id, account))) ? device.id : null;
    },

    remember(request: RequestContext, account: AccountName): void {
      const device = readDevice(request) ?? { id: randomUUID(), macs: [] };
      const mac = signature(key, ...parts(device.id, account));
      const macs = [mac, ...device.macs.filter((other) => other !== mac)].slice(0, mostAccounts);
      request.setCookie(cookieName, [device.id, ...macs].join('.'), {
        path: cookiePath,
        maxAgeSeconds: lifetime / 1000,
      });
    },
  };
}

export type Devices = ReturnType<typeof createDevices>;
