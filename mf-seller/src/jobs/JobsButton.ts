// A door of its own: the header fetches the button before any page of jobs.
export { JobsButton } from '@mall/office/jobs';
