import { feedText } from '@candela/integrations/calendar/icalendar.ts';
import type { FastifyReply } from 'fastify';
import type { InterviewRow } from './interviews.repo.ts';
import type { InterviewTools } from './interviews.tools.ts';
import { toEntry } from './tell.service.ts';

/** An interview for a calendar program: the same event as the invitation's. One that is off is no file. */
export function interviewFile(tools: InterviewTools, interview: InterviewRow | undefined): string | undefined {
  if (interview?.status !== 'scheduled') return undefined;
  const entry = { ...toEntry(tools, interview, interview.company_name), stamp: interview.updated_at };
  return feedText(interview.title, [entry]);
}

export function sendInterviewFile(reply: FastifyReply, file: string | undefined): FastifyReply {
  reply.header('cache-control', 'no-store').header('x-robots-tag', 'noindex');
  if (file === undefined) return reply.code(404).type('text/plain; charset=utf-8').send('Not found');
  return reply
    .type('text/calendar; charset=utf-8')
    .header('content-disposition', 'attachment; filename="interview.ics"')
    .send(file);
}
