import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { organisationScope } from '../../platform/database/scope.ts';
import { readTenantLink } from '../../platform/secrets/signed-link.ts';
import { interviewFile, sendInterviewFile } from './interview-file.service.ts';
import { findShown } from './interviews.repo.ts';
import type { InterviewTools } from './interviews.tools.ts';

const fileParams = z.object({ token: z.string().max(200) });

/** Without a session, as calendar programs and phones open it; the address is the permission. */
export function registerInterviewFile(app: FastifyInstance, tools: InterviewTools): void {
  app.get('/calendar/interview/:token/interview.ics', async (request, reply) => {
    const { token } = fileParams.parse(request.params);
    const key = readTenantLink(tools.linkKey, 'interview-file', token);
    const interview =
      key && (await tools.database.transaction(organisationScope(key.organisationId), (tx) => findShown(tx, key.id)));
    return sendInterviewFile(reply, interviewFile(tools, interview ?? undefined));
  });
}
