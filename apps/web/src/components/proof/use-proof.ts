import type { Proof } from '@candela/contract/auth/proof.schemas.ts';
import { ApiError } from '@candela/contract/client/api-error.ts';
import { useState } from 'react';

/** For forms that need no proof soon after signing in: it is asked for once the server wants one. */
export function useProof() {
  const [proof, setProof] = useState<Proof>({});
  const [isAsked, setIsAsked] = useState(false);
  /** The first refusal is a question and no failure; the same one again says that what was typed is wrong. */
  const isAskingFor = (error: unknown): boolean => {
    if (isAsked || !(error instanceof ApiError) || error.type !== 'REAUTHENTICATION_REQUIRED') return false;
    setIsAsked(true);
    return true;
  };
  return { proof, setProof, isAsked, isAskingFor };
}
