export { serveTools } from './serveTools.ts';
