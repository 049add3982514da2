import type { Found } from '../../document/found.ts';

/** Memberships and registrations that people write behind their name; degrees stand under education as well. */
const LETTERS =
  /(?<![\p{L}\p{N}])(?:[AMF]RICS|AssocRICS|(?:Assoc|Chartered)\.? [MF]?CIPD|[AMF]CIPD|ACA|FCA|F?CCA|ACCA|CIMA|ACMA|FCMA|CGMA|CTA|ATT|M?AAT|CFA|CPA|CEng|IEng|EngTech|MICE|MIET|MIMechE|MIStructE|MCIOB|MCIPS|RIBA|ARB|MCIM|[MF]BCS|CITP|MCMI|CMgr|FRCS|MRCP|MRCGP|MRCVS|MRPharmS|RVN|RDN|RGN|RMN|RSCN|RN|HCPC|QTS|PGCE|PMP|PRINCE2|CISSP|SHRM-CP|SPHR|NEBOSH|GradIOSH|CMIOSH)(?![\p{L}\p{N}])/gu;

/** "Fraser McAllister MRICS" is a member of that body, and says it nowhere else. */
export function lettersAfterName(name: Found<string> | undefined): Found<string>[] {
  if (!name) return [];
  const at = name.quote.toLowerCase().indexOf(name.value.toLowerCase());
  if (at < 0) return [];
  const behind = name.quote.slice(at + name.value.length);
  return [...new Set(behind.match(LETTERS) ?? [])].map((value) => ({ ...name, value }));
}
