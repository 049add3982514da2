import type { Proof } from '@candela/contract/auth/proof.schemas.ts';
import { ApiError } from '@candela/contract/client/api-error.ts';
import { useState } from 'react';
import { ProofFields } from './proof-fields.tsx';

/** For forms that need no proof soon after signing in: its fields are there once the server has asked for one. */
export function useProof() {
  const [proof, setProof] = useState<Proof>({});
  const [isAsked, setIsAsked] = useState(false);
  /** The first refusal is a question and no failure; the same one again says that what was typed is wrong. */
  const isAskingFor = (error: unknown): boolean => {
    if (isAsked || !(error instanceof ApiError) || error.type !== 'REAUTHENTICATION_REQUIRED') return false;
    setIsAsked(true);
    return true;
  };
  const proofFields = isAsked && (
    <ProofFields
      proof={proof}
      onChange={setProof}
      hint="You signed in a while ago, so please confirm that it is you."
      isFocused
    />
  );
  return { proof, proofFields, isAskingFor };
}
