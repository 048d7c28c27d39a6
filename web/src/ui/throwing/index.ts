export { attachThrowing, throwingWith, type Throwing, type ThrowingParts } from './attach_throwing';
export { ThrowPanel } from './throw_panel';
