const nothing = (names: string) => Object.fromEntries(names.split(/\s+/).flatMap((name) => (name ? [[name, '']] : [])))

/**
 * What the libraries do for features that our pages do not use, by file: the functions (or blocks, by how they begin),
 * and what is left of them. `idle-functions.test.ts` sees to it that nobody uses such a feature.
 */
export const IDLE_FUNCTIONS: Record<string, Record<string, string>> = {
  // Pages read; what is written goes to the API by forms of their own: no actions, no fetchers, no blocked ways.
  'lib/router/router.js': {
    ...nothing(`handleAction fetch handleFetcherAction handleFetcherLoader setFetcherError resetFetcher getFetcher
      deleteFetcher queueFetcherForDeletion abortFetcher markFetchersDone markFetchRedirectsDone abortStaleFetchLoads
      getUpdatedRevalidatingFetchers revalidate getBlocker deleteBlocker updateBlocker shouldBlockNavigation
      _internalSetRoutes getInstrumentationNavigateMeta getSubmissionFromNavigation getUpdatedActionData`),
    'fetchLoadMatches.forEach((f, key)': '',
    'if (typeof route.lazy === "function")': '',
    getActionDataForCommit: 'return {}',
    isMutationMethod: 'return false',
    normalizeNavigateOptions: 'return { path }',
    callLoadersAndMaybeResolveData:
      'return { loaderResults: await callDataStrategy(request, location, matches, scopedContext, null), fetcherResults: {} }',
    processLoaderData: 'return processRouteLoaderData(matches, results, pendingActionResult)',
  },
  // Every page asks the API for its data; only the document itself comes with what it was rendered from.
  'lib/dom/ssr/single-fetch.js': {
    ...nothing(`singleFetchActionStrategy nonSsrStrategy singleFetchLoaderFetcherStrategy bubbleMiddlewareErrors
      unwrapSingleFetchResult`),
    fetchAndDecodeViaTurboStream: 'throw new Error("Pages ask the API")',
  },
  'lib/dom/ssr/routes.js': nothing(`createClientRoutesWithHMRRevalidationOptOut preventInvalidServerHandlerCall
    noActionDefinedError wrapShouldRevalidateForHdr prefetchRouteModuleChunks`),
  'lib/dom/ssr/links.js': nothing('prefetchRouteCss prefetchStyleLinks'),
  'lib/hooks.js': { RSCErrorHandler: 'return children', ...nothing('useNavigateUnstable') },
  'lib/errors.js': nothing('decodeRedirectErrorDigest decodeRouteErrorResponseDigest'),
  // No server actions in forms, no `Activity`, no elements of our own making, no files asked for by components; errors
  // are told without the stack of components, and what old browsers need for `onBeforeInput` is not there.
  'cjs/react-dom-client.production.js': {
    ...nothing(`updateActivityComponent mountActivityChildren retryActivityComponentWithoutHydrating
      commitActivityHydrationCallbacks updateSuspenseListComponent findFirstSuspended cutOffTailIfNeeded
      initSuspenseListRenderState mountActionState updateActionState rerenderActionState updateActionStateImpl
      runActionStateAction dispatchActionState handleActionReturnValue onActionSuccess onActionError
      startHostTransition ensureFormComponentIsStateful requestFormReset$1 createFormDataWithSubmitter extractEvents$1
      TransitionAwareHostComponent recursivelyResetForms setPropOnCustomElement preload preloadModule preinitStyle
      preinitScript preinitModuleScript preconnectAs defaultOnDefaultTransitionIndicator useMemoCache
      attemptExplicitHydrationTarget getFallbackBeforeInputChars handleEventsForInputEventPolyfill
      handlePropertyChange findCurrentFiberUsingSlowPath ReactDOMSharedInternals.findDOMNode`),
    isCustomElement: 'return !1',
    isFallbackCompositionEnd: 'return !1',
    getStackByFiberInDevAndProd: 'return ""',
    estimateBandwidth: 'return 0',
  },
  'cjs/react-dom.production.js': nothing(`exports.preload exports.preloadModule exports.preinit exports.preinitModule
    exports.preconnect exports.prefetchDNS exports.requestFormReset`),
  'cjs/react.production.js': nothing('mapIntoArray resolveThenable exports.cloneElement'),
}
