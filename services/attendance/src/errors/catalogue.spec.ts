import { describeErrors } from '@kadro/kernel/testing';
import { errors } from './index.ts';

describeErrors(errors);
