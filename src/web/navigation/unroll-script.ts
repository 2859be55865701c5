/**
 * While a page opens for the first time, the last child of what is marked as `late` and lies out of sight waits for its
 * layout, and then gets it a little at a time, so that a touch is never kept waiting: what is near with the second
 * frame, the others once the page is loaded. A page that returns to a place is laid out at once: it has to find that
 * place. Ends by itself, at the latest with the first step on (use-end-of-opening.ts), and without scripts never begins.
 */
export const UNROLL_SCRIPT = `{let html=document.documentElement,idle=window.requestIdleCallback,late=html.getElementsByClassName("late"),next=()=>{late[0]?.classList.remove("late");late[0]?idle(next):html.classList.remove("opening")};if(idle&&!location.hash&&performance.getEntriesByType("navigation")[0]?.type=="navigate"){html.classList.add("opening","first");requestAnimationFrame(()=>setTimeout(()=>html.classList.remove("first")));addEventListener("load",()=>idle(next))}}`
