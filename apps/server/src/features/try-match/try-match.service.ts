import { createJobInputSchema } from '@candela/contract/jobs/jobs.schemas.ts';
import type { TryMatch } from '@candela/contract/try-match/try-match.routes.ts';
import type { TextMatch, TextRefused } from '@candela/engine/trial/match-texts.ts';
import type { Clock } from '../../platform/clock.ts';
import { AppError } from '../../platform/errors.ts';
import { ExtractionFailed } from '../../platform/extraction/extraction-failed.ts';
import { type Extractor, trialLimits } from '../../platform/extraction/extractor.ts';
import { toFlag } from '../cvs/cv-flags.service.ts';
import { toExplained } from '../scoring/explain.service.ts';

/** Long enough to use every part that is slow the first time. */
const sample = {
  job: 'Gardener\n\nRequirements\n- Three years of work in public gardens\n- Pruning of roses and fruit trees',
  cv: 'Experience\n\nGardener\nCity Parks\nMay 2018 - October 2024\n- Pruned roses and fruit trees\n\nSkills\nPruning',
};
/** Below the time after which an unused process is let go. */
const warmForMs = trialLimits.idleMs / 2;

/** Texts are read one after the other; who would be behind this many is better told than kept waiting. */
const mostWaiting = 10;
const threshold = createJobInputSchema.shape.match_score_threshold.parse(undefined);

export function createTryMatchService({ clock, trials }: { clock: Clock; trials: Extractor }) {
  let waiting = 0;
  let lastUsed = Number.NEGATIVE_INFINITY;
  const read = (texts: { job: string; cv: string }) => {
    const now = clock.now();
    lastUsed = now.getTime();
    return trials.matchTexts(texts.job, texts.cv, now);
  };
  return {
    /** Starts what answers, unless it is there; does not wait for it. */
    prepare(): void {
      if (waiting > 0 || clock.now().getTime() - lastUsed < warmForMs) return;
      // Should it fail, the next visitor is told why.
      read(sample).catch(() => undefined);
    },

    /** What the product would say of these two texts. They are gone once it has been said. */
    async match({ job, cv }: { job: string; cv: string }): Promise<TryMatch> {
      if (waiting >= mostWaiting) {
        throw new AppError('RATE_LIMITED', {
          message: 'Many people are trying this at the moment. Please try again shortly.',
          retryAfterSeconds: 2,
        });
      }
      waiting += 1;
      try {
        const outcome = await read({ job, cv });
        if (outcome.kind === 'refused') throw refusal(outcome);
        return answer(outcome);
      } catch (error) {
        // A process that was lost is our affair; one that was stopped because of the texts is not.
        if (!(error instanceof ExtractionFailed) || error.reason === 'crashed') throw error;
        throw new AppError('VALIDATION_FAILED', {
          message: 'These texts took too long to read. Please try shorter ones.',
        });
      } finally {
        waiting -= 1;
      }
    },
  };
}

export type TryMatchService = ReturnType<typeof createTryMatchService>;

const refusals = {
  job: {
    untitled: 'We could not find the name of the job. Please put it on the first line.',
    'too-many-lines': 'This has too many lines for a job advert.',
    unfit:
      'We found nothing in this text that a job asks for. Does it say what the work is, or what experience is needed?',
  },
  cv: {
    'too-many-lines': 'This has too many lines for a CV.',
    unfit: 'We found no posts, no education and no skills in this text. Is it a CV?',
  },
};

function refusal(refused: TextRefused): AppError {
  const message = refused.which === 'job' ? refusals.job[refused.why] : refusals.cv[refused.why];
  return new AppError('VALIDATION_FAILED', { message, errors: [{ path: refused.which, message }] });
}

const answer = ({ explanation, isRead, job, cv, flags }: TextMatch): TryMatch => ({
  ...toExplained(explanation),
  isRead,
  threshold,
  job: { ...job, skills: [...job.skills], flags: toFlags(job.flags) },
  cv: {
    posts: cv.posts.map(({ title = '', duration = '' }) => ({ title, duration })),
    years: cv.years ?? null,
    qualifications: [...cv.qualifications],
    skills: [...cv.skills],
  },
  flags: toFlags(flags),
});

/** A pasted text has no pages. */
const toFlags = (flags: TextMatch['flags']) => flags.map((flag) => ({ ...toFlag(flag), page: null }));
