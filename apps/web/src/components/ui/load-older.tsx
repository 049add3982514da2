import { Button, type ButtonProps } from './button.tsx';

export interface LoadOlderProps extends Pick<ButtonProps, 'block' | 'size' | 'variant' | 'className'> {
  query: { hasNextPage: boolean; isFetchingNextPage: boolean; isFetchNextPageError: boolean };
  /** What there is more of, in the plural: "reports". */
  noun: string;
  onLoad(): unknown;
}

/** The way on in a list that grows downwards. That it failed is said where it was pressed: above the list it is out of sight. */
export function LoadOlder({ query, noun, onLoad, ...look }: LoadOlderProps) {
  if (!query.hasNextPage) return null;
  return (
    <>
      {query.isFetchNextPageError && (
        <p role="alert" className="px-2 pb-2 text-center text-[13px]/5 text-danger-text">
          Older {noun} could not be loaded. Please try again.
        </p>
      )}
      <Button {...look} loading={query.isFetchingNextPage} onClick={() => void onLoad()}>
        Load older
      </Button>
    </>
  );
}
