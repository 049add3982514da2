import { z } from 'zod';

export const applicationStatuses = ['pending', 'testing', 'interview', 'review', 'offer', 'hired', 'rejected'] as const;
export const applicationStatusSchema = z.enum(applicationStatuses, {
  error: 'Invalid status value. Please try again.',
});
export type ApplicationStatus = z.infer<typeof applicationStatusSchema>;
