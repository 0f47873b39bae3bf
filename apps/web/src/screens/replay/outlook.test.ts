import { random } from '@coalbrook/bots';
import { birmingham, lancashire } from '@coalbrook/editions';
import { expect, test } from 'vitest';
