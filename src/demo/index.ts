export { fillCatalogue } from './scale/fill-catalogue.ts'
