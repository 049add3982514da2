import { Briefcase, CircleCheck, Clock, TriangleAlert } from 'lucide-react';
import { Alert } from '#ui/alert.tsx';
import { Avatar } from '#ui/avatar.tsx';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Progress } from '#ui/progress.tsx';
import { Skeleton, SkeletonRows } from '#ui/skeleton.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { Row, Specimen } from './specimen.tsx';

export function FeedbackSpecimens() {
  return (
    <div className="grid gap-8 md:grid-cols-2">
      <BadgeSpecimen />
      <Specimen name="Avatar, Spinner">
        <Row>
          <Avatar name="Ada Lovelace" size="sm" labelled />
          <Avatar name="Ada Lovelace" labelled />
          <Avatar name="Ada Lovelace" size="lg" labelled />
          <Spinner label="Loading" />
        </Row>
      </Specimen>
      <Specimen name="Alert">
        <Alert title="Your plan ends on 31 March">Renew it to keep your active jobs open.</Alert>
        <Alert tone="success">Company updated successfully</Alert>
        <Alert tone="warning">Candidate CV assessment not completed</Alert>
        <Alert
          tone="danger"
          title="Failed to load applications. Please try again."
          action={<Button size="sm">Retry</Button>}
        />
      </Specimen>
      <Specimen name="Progress">
        <Progress label="Reading CVs" value={12} max={40} unit="parsed" />
        <Progress label="Seats" value={3} max={3} valueText="3 of 3 used" tone="warning" />
        <Progress label="Report" value={1} max={1} valueText="Ready" tone="success" />
        <Progress label="Upload" value={0} max={5} unit="uploaded" />
      </Specimen>
      <SkeletonSpecimen />
      <Specimen name="EmptyState in a Card">
        <Card title="Jobs" description="What you are hiring for" actions={<Button size="sm">Refresh</Button>} flush>
          <EmptyState
            icon={<Briefcase />}
            title="No active jobs found"
            description="Post a job by hand or from a PDF; candidates can then be ranked for it."
            action={<Button variant="primary">Add a job</Button>}
          />
        </Card>
      </Specimen>
    </div>
  );
}

const BadgeSpecimen = () => (
  <Specimen name="Badge">
    <Row>
      <Badge>Draft</Badge>
      <Badge tone="info" icon={<Clock aria-hidden="true" />}>
        Interview
      </Badge>
      <Badge tone="success" icon={<CircleCheck aria-hidden="true" />}>
        Active
      </Badge>
      <Badge tone="warning" icon={<TriangleAlert aria-hidden="true" />}>
        Action needed
      </Badge>
      <Badge tone="danger">Rejected</Badge>
      <Badge tone="accent">Most popular</Badge>
    </Row>
  </Specimen>
);

const SkeletonSpecimen = () => (
  <Specimen name="Skeleton">
    <div className="rounded-lg border border-line bg-surface">
      <SkeletonRows rows={4} label="Loading applications" />
    </div>
    <Row>
      <Skeleton className="size-12 rounded-full" />
      <div className="grid flex-1 gap-2">
        <Skeleton className="h-3 w-1/2" />
        <Skeleton className="h-3 w-3/4" />
      </div>
    </Row>
  </Specimen>
);
