import { describe } from '@jest/globals';
import { describeNotify } from '../../testing/contracts/notify.ts';
import { MongoNotify } from './notify.ts';
import { openTestMongo } from '../../testing/engines/mongodb.ts';

const { fresh, again } = openTestMongo((mongo, namespace) => ({ notify: new MongoNotify(mongo, namespace) }));

describe('notices (MongoDB)', () => describeNotify(fresh, again));
