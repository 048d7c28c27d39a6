import { account } from './account';
import { codes } from './codes';
import { lobby } from './lobby';
import { making } from './making';
import { match } from './match';
import { people } from './people';
import { refused } from './refused';
import { room } from './room';
import { table } from './table';
import { who } from './who';

export const online = { account, codes, lobby, making, match, people, refused, room, table, who };

export type OnlineWords = typeof online;
