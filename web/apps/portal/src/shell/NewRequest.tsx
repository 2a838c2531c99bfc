import { createElement, Suspense } from 'react';
import Dialog from '@mui/material/Dialog';
import DialogTitle from '@mui/material/DialogTitle';
import { styled } from '@mui/material/styles';
import { useT } from '@kadro/i18n';
import { SkeletonBlock } from '@kadro/ui';
import { lazily } from '../core/lazily.ts';
import { useNewRequests } from './use-menu.ts';

const Content = styled('div')({ padding: '0 12px 16px', minWidth: 'min(360px, 80vw)' });

export default function NewRequest({ onClose }: { onClose: () => void }) {
  const t = useT('portal');
  const lists = useNewRequests();
  return (
    <Dialog open onClose={onClose} aria-labelledby="new-request-title">
      <DialogTitle id="new-request-title">{t('nav.newRequest')}</DialogTitle>
      <Content>
        <Suspense fallback={<SkeletonBlock lines={3} />}>
          {lists.map((load, index) => createElement(lazily(load), { key: index, onClose }))}
        </Suspense>
      </Content>
    </Dialog>
  );
}
