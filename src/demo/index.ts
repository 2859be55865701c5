export { hangDemo, type Watch } from './hang-demo.ts'
export { fillCatalogue } from './scale/fill-catalogue.ts'
