import * as contract from '@candela/contract/interviews/interviews.routes.ts';
import * as rescheduling from '@candela/contract/interviews/reschedule.routes.ts';
import * as templates from '@candela/contract/interviews/templates.routes.ts';
import { bind, type RouteBinding } from '../../platform/http/binding.ts';
import { cancelInterview, noteOutcome } from './change.service.ts';
import { changeTime } from './change-time.service.ts';
import { findTimes } from './find-times.service.ts';
import { listCandidates, listInterviews } from './interviews.service.ts';
import type { InterviewTools } from './interviews.tools.ts';
import * as requests from './reschedule.service.ts';
import { scheduleInterview } from './schedule.service.ts';
import * as words from './templates.service.ts';

export const interviewRoutes = (tools: InterviewTools): RouteBinding[] => [
  bind(contract.listInterviews, async ({ principal, query }) => ({
    data: await listInterviews(tools, principal, query),
  })),
  bind(contract.scheduleInterview, async ({ principal, body }) => ({
    data: await scheduleInterview(tools, principal, body),
  })),
  bind(contract.changeInterviewTime, async ({ principal, params, body }) => ({
    data: await changeTime(tools, principal, params.id, body),
  })),
  bind(contract.cancelInterview, async ({ principal, params, body }) => ({
    data: await cancelInterview(tools, principal, params.id, body.reason),
  })),
  bind(contract.noteInterviewOutcome, async ({ principal, params, body }) => ({
    data: await noteOutcome(tools, principal, params.id, body.outcome),
  })),
  bind(contract.listInterviewCandidates, async ({ principal, query }) => ({
    data: await listCandidates(tools, principal, query.jobId),
  })),
  bind(contract.findInterviewTimes, async ({ principal, query }) => ({
    data: await findTimes(tools, principal, query),
  })),
];

export const templateRoutes = (tools: InterviewTools): RouteBinding[] => [
  bind(templates.listTemplates, async ({ principal }) => ({ data: await words.listTemplates(tools, principal) })),
  bind(templates.createTemplate, async ({ principal, body }) => ({
    data: await words.createTemplate(tools, principal, body),
  })),
  bind(templates.saveTemplate, async ({ principal, params, body }) => ({
    data: await words.saveTemplate(tools, principal, params.id, body),
  })),
  bind(templates.deleteTemplate, async ({ principal, params }) => ({
    data: await words.deleteTemplate(tools, principal, params.id),
  })),
];

export const rescheduleRoutes = (tools: InterviewTools): RouteBinding[] => [
  bind(rescheduling.requestReschedule, async ({ principal, params, body }) => ({
    data: { request: await requests.requestReschedule(tools, principal, params.id, body) },
  })),
  bind(rescheduling.getOwnRescheduleRequest, async ({ principal, params }) => ({
    data: { request: await requests.findOwnRequest(tools, principal, params.id) },
  })),
  bind(rescheduling.listRescheduleRequests, async ({ principal, params }) => ({
    data: { requests: await requests.listRequests(tools, principal, params.id) },
  })),
  bind(rescheduling.acceptReschedule, async ({ principal, params: { id, requestId }, body }) => ({
    data: await requests.acceptReschedule(tools, principal, { interviewId: id, requestId }, body.chosenSlot),
  })),
  bind(rescheduling.rejectReschedule, async ({ principal, params: { id, requestId }, body }) => ({
    data: { request: await requests.rejectReschedule(tools, principal, { interviewId: id, requestId }, body.reason) },
  })),
];
