/** Memberships and registrations that people write behind their name; degrees stand under education as well. */
export const MEMBERSHIP_LETTERS =
  /(?<![\p{L}\p{N}])(?:[AMF]RICS|AssocRICS|(?:Assoc|Chartered)\.? [MF]?CIPD|[AMF]CIPD|ACA|FCA|F?CCA|ACCA|CIMA|ACMA|FCMA|CGMA|CTA|ATT|M?AAT|CFA|CPA|CEng|IEng|EngTech|[GA]?MICE|MCIHT|[MF]CIWEM|TechRICS|MIET|MIMechE|MIStructE|[MF]CIOB|MCIPS|[MF]CSP|MRCOT|MRCSLT|[MF]CIOF|MBACP|CPsychol|CChem|MRSC|CSci|CPhys|CGeol|[MF]CIPR|[MF]CILT|MRSB|S?FHEA|FCILEX|LPC|RIBA|ARB|MCIM|[MF]BCS|CITP|MCMI|CMgr|FRCS|MRCP|MRCGP|MRCVS|MRPharmS|RVN|RDN|RGN|RMN|RSCN|RN|HCPC|QTS|PGCE|PMP|PRINCE2|CISSP|SHRM-CP|SPHR|NEBOSH|GradIOSH|CMIOSH)(?![\p{L}\p{N}])/u;
const EVERY = new RegExp(MEMBERSHIP_LETTERS.source, 'gu');

/** All of them in a text, each once. */
export const lettersIn = (text: string): string[] => [...new Set(text.match(EVERY) ?? [])];

/** "MCIOF (Cert)", "MRICS, MCIOB": letters and nothing else in their line. */
export const areLetters = (text: string): boolean =>
  text.length <= 60 &&
  MEMBERSHIP_LETTERS.test(text) &&
  (!/[\p{L}\p{N}]/u.test(text.replace(/\s*\([^()]{1,20}\)/gu, '').replace(EVERY, '')) || areInRows(text));

/** "GMC 7654321 · MRCGP 2019 · DFSRH": letters side by side, with numbers and years, some of them known. */
const areInRows = (text: string): boolean => {
  const items = text.split(/\s*[·•|,;]\s*/u);
  return (
    items.length >= 2 && items.every((item) => /^(?=\p{L}?\p{Lu}\p{L}*\p{Lu})\p{L}{2,8}(?: \d{4,8})?$/u.test(item))
  );
};

/** "FRHistS", "MRCPsych": of a royal body, in letters of both kinds. */
export const FELLOWSHIP_LETTERS = String.raw`(?<!\p{L})[AFM]R\p{Lu}(?=\p{L}{0,8}\p{Ll})\p{L}{2,8}(?!\p{L})`;
