import { Avatar } from '#ui/avatar.tsx';
import { EmailText } from '#ui/email-text.tsx';

export interface ApplicantNameProps {
  name: string;
  email: string;
}

/** Whose application it is: initials, name and address. A CV may tell neither. */
export function ApplicantName({ name, email }: ApplicantNameProps) {
  return (
    <div className="flex min-w-40 items-center gap-3 lg:min-w-52 xl:min-w-64">
      <Avatar name={name} />
      <div className="grid min-w-0">
        <span className="font-medium wrap-anywhere">{name || 'No name found'}</span>
        {email && <EmailText email={email} className="text-[13px]/5 font-normal text-muted" />}
      </div>
    </div>
  );
}
