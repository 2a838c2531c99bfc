export { MyMonth } from './MyMonth.tsx';
export { OnSite } from './OnSite.tsx';
