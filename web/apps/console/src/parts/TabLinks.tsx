import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { Link } from 'react-router';

export interface TabLinksProps {
  label: string;
  value: string;
  tabs: readonly { name: string; label: string; to: string }[];
  /** Whether there is a `tabPanel`; lists of their own have none. */
  hasPanel?: boolean;
}

export const tabPanel = (value: string) =>
  ({ role: 'tabpanel', id: 'tab-panel', 'aria-labelledby': `tab-${value}` }) as const;

export function TabLinks({ label, value, tabs, hasPanel = true }: TabLinksProps) {
  return (
    <Tabs
      value={value}
      variant="scrollable"
      scrollButtons={false}
      aria-label={label}
      sx={{ paddingInline: { xs: '14px', sm: '20px' }, flex: 'none' }}
      className="no-print"
    >
      {tabs.map(({ name, label: word, to }) => (
        <Tab
          key={name}
          value={name}
          label={word}
          component={Link}
          to={to}
          id={`tab-${name}`}
          aria-controls={hasPanel ? 'tab-panel' : undefined}
        />
      ))}
    </Tabs>
  );
}
