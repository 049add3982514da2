import { containsLink } from '@candela/contract/kernel/names.ts';

/** What can be wrong with the words an organisation puts into a mail, or with the organisation itself. */
export type Finding = 'link' | 'look-alike' | 'brand' | 'urgent-money' | 'new-organisation' | 'no-own-domain';

/** How much each weighs. What is odd alone is only odd; two oddities, or one plain trick, are for an admin to see. */
const weights: Record<Finding, number> = {
  link: 3,
  'look-alike': 3,
  brand: 2,
  'urgent-money': 2,
  'new-organisation': 1,
  'no-own-domain': 1,
};
const heldFrom = 3;

export const isSuspicious = (findings: readonly Finding[]): boolean =>
  findings.reduce((sum, finding) => sum + weights[finding], 0) >= heldFrom;

export const isFinding = (text: string): text is Finding => text in weights;

/** Those whose name is borrowed most often to make people pay. */
const brands = [
  'royal mail|parcelforce|post office|dhl|fedex|ups|dpd|evri|hermes|yodel|usps',
  'hmrc|hm revenue|dvla|dwp|nhs|gov uk|gov\\.uk|home office|tv licen[cs]ing|police|interpol|court service|irs|student loans company',
  'paypal|visa|mastercard|american express|western union|klarna|wise|revolut|monzo|barclays|hsbc|lloyds|natwest|santander|halifax|nationwide|rbs|chase',
  'amazon|ebay|apple|icloud|microsoft|office 365|outlook|google|gmail|netflix|spotify|facebook|meta|instagram|whatsapp|tiktok|linkedin|docusign|dropbox|adobe',
  'coinbase|binance|metamask|blockchain|candela',
];
const brand = new RegExp(`\\b(?:${brands.join('|')})\\b`, 'i');

const urgentMoney = new RegExp(
  [
    '[£$€]\\s?\\d|\\d\\s?(?:gbp|usd|eur|pounds?|euros?|dollars?)\\b',
    '\\b(?:pay|paid|send|transfer|claim|collect|confirm|verify|update|unlock|reactivate)\\b.{0,30}\\b(?:now|today|immediately|urgent\\w*|fees?|\\d+[.,]\\d\\d|your|account|details|card|prize|refund|reward)\\b',
    '\\b(?:parcel|package|delivery|shipment|account|card|refund)\\b.{0,20}\\b(?:held|on hold|waiting|suspended|locked|limited|blocked|expired|failed|due|pending|missed)\\b',
    "\\b(?:overdue|unpaid|final notice|last warning|act now|urgent(?:ly)?|lottery|jackpot|you(?: have|’ve|'ve)? won|inheritance|gift ?cards?|bitcoin|crypto wallet|wire transfer|one[- ]time (?:code|password)|password expir\\w*)\\b",
  ].join('|'),
  'i',
);

/** Letters of other scripts that pass for Latin ones. */
const lookAlikes: Record<string, string> = Object.fromEntries(
  [...'аaеeоoрpсcуyхxіiјjѕsԁdһhкkмmтtвbнhоoɡgαaοoρpνvιiκkτtυu'.matchAll(/(.)(.)/gu)].map(([, from, to]) => [from, to]),
);
const latin = /\p{Script=Latin}/u;
const confusable = /[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian}\p{Script=Cherokee}]/u;
/** Letters of the mathematical and the full-width alphabets read as plain ones. */
const dressedUp = /[\u{1D400}-\u{1D7FF}\uFF21-\uFF3A\uFF41-\uFF5A\u2460-\u24FF]/u;

const hasLookAlikes = (text: string): boolean =>
  dressedUp.test(text) || text.split(/[^\p{L}\p{M}\p{N}]+/u).some((word) => latin.test(word) && confusable.test(word));

/** The text as it looks to a hasty eye: "Rоyаl Мail" and "R0yal Mail" are Royal Mail. */
function fold(text: string): string {
  const letters = text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/./gu, (letter) => lookAlikes[letter] ?? letter);
  return letters.replace(/(?<=\p{L})0|0(?=\p{L})/gu, 'o').replace(/(?<=\p{L})1(?=\p{L})/gu, 'l');
}

/** What the rules find in the words as they were written, before anything is taken out of them. */
export function reviewText(texts: readonly string[]): Finding[] {
  const all = texts.join(' · ');
  const folded = `${fold(all)} ${all}`;
  return [
    ...(texts.some(containsLink) ? (['link'] as const) : []),
    ...(hasLookAlikes(all) ? (['look-alike'] as const) : []),
    ...(brand.test(folded) ? (['brand'] as const) : []),
    ...(urgentMoney.test(folded) ? (['urgent-money'] as const) : []),
  ];
}

/** Anyone can have an address there, so it says nothing about a company. */
const webmail =
  /^(?:gmail|googlemail|outlook|hotmail|live|msn|yahoo|ymail|aol|icloud|me|mac|proton|protonmail|gmx|web|mail|zoho|yandex|tutanota|tuta|fastmail|hey|pm)\.[a-z.]+$/;

/** Whether the sender's confirmed address belongs to the site of one of its companies. */
export function hasOwnDomain(address: string, websites: readonly string[]): boolean {
  const domain = address.slice(address.lastIndexOf('@') + 1).toLowerCase();
  if (webmail.test(domain)) return false;
  return websites.some((website) => {
    const host = URL.parse(website)?.hostname.replace(/^www\./, '');
    return host === domain || host?.endsWith(`.${domain}`) === true;
  });
}
