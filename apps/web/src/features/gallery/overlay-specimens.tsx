import { FileText, LogOut, Settings, User } from 'lucide-react';
import { useState } from 'react';
import { toast } from '#lib/toast.ts';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { type Command, CommandPalette } from '#ui/command-palette.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { Dialog, DialogClose } from '#ui/dialog.tsx';
import { DropdownMenu, MenuItem, MenuLabel, MenuSeparator } from '#ui/dropdown-menu.tsx';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { Kbd } from '#ui/kbd.tsx';
import { Popover } from '#ui/popover.tsx';
import { Sheet } from '#ui/sheet.tsx';
import { Tooltip } from '#ui/tooltip.tsx';
import { Row } from './specimen.tsx';

const pages = ['Dashboard', 'Jobs', 'Candidates', 'Applications', 'Calendar', 'Reports'];

export function OverlaySpecimens() {
  return (
    <Row>
      <DialogSpecimens />
      <DropdownMenu trigger={<Button>DropdownMenu</Button>} align="start">
        <MenuLabel>someone@example.org</MenuLabel>
        <MenuItem icon={<User aria-hidden="true" />}>Profile</MenuItem>
        <MenuItem icon={<Settings aria-hidden="true" />} hint="G S">
          Settings
        </MenuItem>
        <MenuItem disabled>Not available</MenuItem>
        <MenuSeparator />
        <MenuItem icon={<LogOut aria-hidden="true" />} danger>
          Logout
        </MenuItem>
      </DropdownMenu>
      <Popover trigger={<Button>Popover</Button>} label="About this score">
        Scores come from the factors listed beside them, and from nothing else.
      </Popover>
      <Tooltip content="Extra suitable skills may be added from the CV">
        <Button>Tooltip</Button>
      </Tooltip>
      <PaletteSpecimen />
      <Button onClick={() => toast.success('Invite sent')}>Toast</Button>
      <Button onClick={() => toast.error('Failed to send invite')}>Failing toast</Button>
    </Row>
  );
}

const DialogSpecimens = () => (
  <>
    <Dialog
      trigger={<Button>Dialog</Button>}
      title="Invite teammate"
      description="They get an email with a link."
      footer={
        <>
          <DialogClose asChild>
            <Button>Cancel</Button>
          </DialogClose>
          <Button variant="primary">Send invite</Button>
        </>
      }
    >
      <Field label="Email" required>
        <Input type="email" placeholder="name@example.org" />
      </Field>
    </Dialog>
    <ConfirmDialog
      trigger={<Button>ConfirmDialog</Button>}
      title="Close this job?"
      description="Remaining candidates are told, and their applications are set to Rejected. This cannot be undone."
      confirmLabel="Close job"
      onConfirm={() => Promise.reject(new Error('Failed to update job status. Please try again.'))}
    >
      <Checkbox label="I understand" />
    </ConfirmDialog>
    <Sheet trigger={<Button>Sheet</Button>} title="Filters">
      <Field label="Minimum score" required>
        <Input type="number" defaultValue={65} />
      </Field>
    </Sheet>
  </>
);

function PaletteSpecimen() {
  const [paletteOpen, setPaletteOpen] = useState(false);
  const [query, setQuery] = useState('');
  const commands: Command[] = pages
    .filter((page) => page.toLowerCase().includes(query.toLowerCase()))
    .map((page, index) => ({
      id: page,
      label: page,
      group: index < 3 ? 'Pages' : 'More pages',
      icon: <FileText aria-hidden="true" />,
      onSelect: () => toast.info(`${page} chosen`),
    }));
  return (
    <>
      <Button onClick={() => setPaletteOpen(true)}>
        CommandPalette <Kbd>K</Kbd>
      </Button>
      <CommandPalette
        open={paletteOpen}
        onOpenChange={setPaletteOpen}
        query={query}
        onQueryChange={setQuery}
        commands={commands}
      />
    </>
  );
}
