/** Marks the pictures that cannot be fetched, from the first one on: only their words are to be read in their place. */
export const LOST_PICTURES_SCRIPT = `for(let name of["error","load"])addEventListener(name,({target})=>{if(target.tagName=="IMG")target.toggleAttribute("data-lost",name=="error")},!0);`
