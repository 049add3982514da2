/** A mail as it reads, without the frame a mail reader puts around it. */
export const MailPreview = ({ subject, paragraphs }: { subject: string; paragraphs: readonly string[] }) => (
  <div className="grid gap-3 rounded-md border border-line bg-sunken px-4 py-3">
    <p className="font-semibold break-words">{subject}</p>
    {paragraphs.map((paragraph, index) => (
      // A paragraph may be there twice; their order is all they have.
      <p key={`${index.toString()} ${paragraph}`} className="break-words whitespace-pre-line">
        {paragraph}
      </p>
    ))}
  </div>
);
