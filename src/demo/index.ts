export { hangDemo, isDemoHung, type Watch } from './hang-demo.ts'
export { openDemoIdentity } from './identity/open-demo-identity.ts'
export { type Invited, invitePeople } from './people/invite-people.ts'
export { fillCatalogue } from './scale/fill-catalogue.ts'
