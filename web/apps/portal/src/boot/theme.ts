export { prepareTheme } from '@kadro/ui';
