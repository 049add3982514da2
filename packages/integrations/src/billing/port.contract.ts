import { beforeEach, describe, expect, it } from 'vitest';
import type { Billing } from './port.ts';

export interface BillingCase {
  billing: Billing;
  organisationId: string;
  /** A subscription that is paid for; answers with its id. */
  subscribe(plan: string): Promise<string>;
  /** A genuine event about a subscription, `age` seconds old, or signed with another secret. */
  event(subscriptionId: string, how?: { age?: number; isForged?: boolean }): { body: string; signature: string };
}

/** What the product relies on with every adapter that takes money. */
export function describeBilling(name: string, open: () => Promise<BillingCase>): void {
  describe(`billing: ${name}`, () => {
    let given: BillingCase;
    beforeEach(async () => {
      given = await open();
    });
    const find = (id: string, organisationId = given.organisationId) =>
      given.billing.findSubscription(organisationId, id);

    it('answers with addresses for a checkout and for the portal', async () => {
      const { billing, organisationId } = given;
      const checkout = await billing.startCheckout({
        organisationId,
        organisationName: 'Northlight',
        email: 'parent@people.test',
        customerId: null,
        offer: { plan: 'scale', displayName: 'Scale', term: 'monthly', pence: 14_900 },
        successUrl: 'https://candela.example/billing',
        cancelUrl: 'https://candela.example/pricing',
        attempt: 'contract',
      });
      const portal = await billing.openPortal({
        organisationId,
        customerId: 'cus_1',
        returnUrl: 'https://candela.example',
      });
      for (const { url } of [checkout, portal]) expect(URL.canParse(url)).toBe(true);
    });

    it('knows a subscription of the organisation, and of no other', async () => {
      const id = await given.subscribe('scale');
      expect(await find(id)).toMatchObject({
        id,
        plan: 'scale',
        term: 'monthly',
        status: 'active',
        endsAtPeriodEnd: false,
      });
      expect(await find(id, '0192a4b0-0000-7000-8000-00000000ffff')).toBeNull();
      expect(await find('sub_absent')).toBeNull();
    });

    it('ends a subscription at once, however often it is asked to', async () => {
      const id = await given.subscribe('starter');
      const end = (subscriptionId: string) => given.billing.endSubscription(given.organisationId, subscriptionId);
      await end(id);
      await end(id);
      await end('sub_absent');
      expect((await find(id))?.status).toBe('ended');
    });

    it('reads genuine events, and refuses what is forged, changed, unsigned or five minutes old', () => {
      const { billing, organisationId } = given;
      const { body, signature } = given.event('sub_1');
      const read = (text: string, header: string | undefined) => billing.readEvent(Buffer.from(text), header);
      expect(read(body, signature).subject).toEqual({ organisationId, subscriptionId: 'sub_1' });
      const forged = given.event('sub_1', { isForged: true });
      const old = given.event('sub_1', { age: 301 });
      const refused = [
        [body, undefined],
        [`${body} `, signature],
        [forged.body, forged.signature],
        [old.body, old.signature],
      ] as const;
      for (const [text, header] of refused) {
        expect(() => read(text, header)).toThrow(expect.objectContaining({ reason: 'signature' }));
      }
    });
  });
}
