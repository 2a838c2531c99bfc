import { useT } from '@kadro/i18n';
import { DaySquare } from '@kadro/ui';
import { styled } from '@mui/material/styles';
import { lookOfPost } from './Cell.tsx';
import { type Post } from './squares.ts';

const List = styled('span')(({ theme }) => ({
  display: 'flex',
  gap: 14,
  '& > span': { display: 'flex', alignItems: 'center', gap: 6 },
  [theme.breakpoints.down(1180)]: { display: 'none' },
}));

const posts: readonly Post[] = ['planned', 'painted', 'asked', 'missing'];

/** What the squares of coverage mean. */
export function Legend() {
  const t = useT('console-attendance');
  return (
    <List>
      {posts.map((post) => (
        <span key={post}>
          <DaySquare {...lookOfPost[post]} size="table" />
          {t(`coverage.legend.${post}`)}
        </span>
      ))}
    </List>
  );
}
