import { describe } from '@jest/globals';
import { describeRowStore } from '../../../testing/contracts/rows/store.ts';
import { MongoReadModels } from './read-models.ts';
import { openTestMongo } from '../../../testing/engines/mongodb.ts';

const { fresh, again } = openTestMongo((mongo, namespace) => ({ readModels: new MongoReadModels(mongo, namespace) }));

describe('read models (MongoDB)', () => describeRowStore(fresh, again));
