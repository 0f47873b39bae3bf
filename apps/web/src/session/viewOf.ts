export { viewOf } from '@coalbrook/desk';
