export function EmailLink({ address }: { address: string }) {
  return (
    <a
      href={`mailto:${encodeURIComponent(address).replace('%40', '@')}`}
      title={address}
      className="block min-w-0 truncate rounded-sm leading-6 underline-offset-2 hover:underline"
    >
      {address}
    </a>
  );
}
