import { type LimitedRole, limitedRoles, type Role, roles, type TeamRole } from './roles.ts';

/** Who has a permission: a role, and of recruiters what else it takes. */
export interface Grant {
  roles: readonly Role[];
  /** Recruiters additionally need an active subscription. */
  subscription?: 'active';
  /** Recruiters additionally have to be the parent of their organisation. */
  parentOnly?: true;
  /** Recruiters additionally have to see every company of their organisation. */
  allCompanies?: true;
  /** A recruiter who was removed from their organisation keeps it: it concerns the account alone. */
  membership?: 'optional';
  /** Members who do not hire have it too; without this only those who hire do. */
  alsoFor?: readonly LimitedRole[];
}

const recruiter = { roles: ['recruiter'], subscription: 'active' } as const;
const recruiterOrCandidate = { roles: ['recruiter', 'candidate'], subscription: 'active' } as const;
const reader = { ...recruiter, alsoFor: ['viewer'] } as const;
const readerOrCandidate = { ...recruiterOrCandidate, alsoFor: ['viewer'] } as const;
const everyMember = { alsoFor: limitedRoles } as const;
const admin = { roles: ['admin'] } as const;
const candidate = { roles: ['candidate'] } as const;

/**
 * The one place that says who may do what. Routes name a permission, the server asks before it reads the input, screens ask
 * the same table, and the authorisation matrix derives from it whom every route must refuse. Which objects a caller
 * reaches with a permission is decided by their organisation and companies.
 */
export const permissions = {
  'account.use': { roles, membership: 'optional', ...everyMember },
  'account.manage': admin,
  'api-key.manage': { ...recruiter, parentOnly: true },
  'application.apply': candidate,
  'application.create': recruiter,
  'application.move': recruiter,
  'application.read-own': candidate,
  'application.read': reader,
  'assessment.correct': recruiter,
  'assessment.read': reader,
  'assessment.take': candidate,
  'calendar.connect': { ...recruiterOrCandidate, ...everyMember },
  // Also on a lapsed plan: this is the way back to one.
  'billing.manage': { roles: ['recruiter'], parentOnly: true },
  'candidate.merge': { ...recruiter, allCompanies: true },
  'candidate.read': reader,
  'candidate.read-own': candidate,
  'candidate.update-own': candidate,
  'company.archive': { ...recruiter, allCompanies: true },
  'company.create': recruiter,
  'company.list': reader,
  'company.read': { ...readerOrCandidate, roles },
  'company.update': recruiter,
  'cv.read': readerOrCandidate,
  'cv.read-own': candidate,
  'cv.update-own': candidate,
  'cv.upload': recruiterOrCandidate,
  'interview.read': { ...recruiterOrCandidate, ...everyMember },
  'interview.request-time': candidate,
  'interview.schedule': recruiter,
  'job.browse': candidate,
  'job.create': recruiter,
  'job.publish': recruiter,
  'job.read': reader,
  'job.update': recruiter,
  'job.view': { roles, alsoFor: ['viewer'] },
  'live.listen': { ...recruiterOrCandidate, ...everyMember },
  'mail.manage': admin,
  'mail.read': reader,
  'note.write': recruiter,
  'notification.read': { roles: ['recruiter', 'candidate'], ...everyMember },
  // Also on a lapsed plan: the data stays the organisation's.
  'organisation.export': { roles: ['recruiter'], parentOnly: true },
  'organisation.manage': admin,
  'organisation.read': { roles: ['recruiter'], ...everyMember },
  // Also on a lapsed plan, like all that concerns the parent alone.
  'organisation.update': { roles: ['recruiter'], parentOnly: true },
  'parenthood.hand-over': { roles: ['recruiter'], parentOnly: true },
  'plan.manage': admin,
  // Every list of the console: who runs the platform sees all of it, and what they change is named by itself.
  'platform.read': admin,
  'process.read': reader,
  'process.write': { ...recruiter, allCompanies: true },
  'profile.update': { roles: ['recruiter'], membership: 'optional', ...everyMember },
  'ranking.explain': readerOrCandidate,
  'ranking.read': reader,
  'ranking.start-run': recruiter,
  'receipt.read': reader,
  'receipt.read-own': candidate,
  'rejection-reason.update': { ...recruiter, allCompanies: true },
  'report.create': recruiter,
  'report.read': reader,
  'report.read-own': candidate,
  'resource.write': admin,
  'retention.manage': { ...recruiter, parentOnly: true },
  'review.answer': recruiter,
  'review.ask': candidate,
  'scorecard.manage': recruiter,
  'scorecard.read': { ...recruiter, ...everyMember },
  'scorecard.write': { ...recruiter, alsoFor: ['interviewer'] },
  'sso.manage': { ...recruiter, parentOnly: true },
  'subscription.read': { roles: ['recruiter'], ...everyMember },
  'suggestion.decide': recruiter,
  'task.manage': admin,
  'team.invite': { ...recruiter, parentOnly: true },
  'team.join': { roles: ['recruiter'], membership: 'optional', ...everyMember },
  'team.read': { roles: ['recruiter'], parentOnly: true },
  // Also on a lapsed plan: a smaller team may be the way back to one.
  'team.remove': { roles: ['recruiter'], parentOnly: true },
  'webhook.manage': { ...recruiter, parentOnly: true },
} as const satisfies Record<string, Grant>;

export type Permission = keyof typeof permissions;

/** The access of a route that needs a permission. */
export const may = <const P extends Permission>(
  permission: P,
): { kind: 'signed-in'; permission: P } & (typeof permissions)[P] => ({
  kind: 'signed-in',
  permission,
  ...permissions[permission],
});

/** What is known of a caller or a viewer when a permission is asked for. */
export interface Holder {
  role: Role;
  /** Of a recruiter. Absent: no longer a member of an organisation. */
  member?: { isParent: boolean; teamRole: TeamRole; seesAllCompanies: boolean; hasActiveSubscription: boolean };
}

export type Refusal = 'role' | 'not-a-member' | 'team-role' | 'not-a-parent' | 'not-all-companies' | 'no-subscription';

/** Why a caller does not have a permission; undefined when they have it. */
export function refusalOf(grant: Grant, { role, member }: Holder): Refusal | undefined {
  if (!grant.roles.includes(role)) return 'role';
  if (role !== 'recruiter') return undefined;
  if (!member) return grant.membership === 'optional' ? undefined : 'not-a-member';
  if (!hires(member.teamRole) && !grant.alsoFor?.some((role) => role === member.teamRole)) return 'team-role';
  if (grant.parentOnly && !member.isParent) return 'not-a-parent';
  if (grant.allCompanies && !member.seesAllCompanies) return 'not-all-companies';
  if (grant.subscription === 'active' && !member.hasActiveSubscription) return 'no-subscription';
  return undefined;
}

export const hires = (role: TeamRole): boolean => role === 'admin' || role === 'recruiter';

export const isGranted = (permission: Permission, holder: Holder): boolean =>
  refusalOf(permissions[permission], holder) === undefined;
